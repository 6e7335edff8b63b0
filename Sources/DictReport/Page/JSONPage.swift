import DictFormat
import DictOutput

/// The numbers of a report as JSON, for programs.
enum JSONPage {
    static func json(_ report: BuildReport) -> JSON {
        JSON([
            "schema": 1, "title": report.title, "facts": report.facts,
            "verdict": JSON([
                "text": report.verdict.text, "isBad": report.verdict.isBad,
                "things": report.verdict.things.map {
                    JSON(["text": $0.text, "figure": $0.figure])
                },
            ]), "changes": report.changes, "summary": table(report.summary),
            "sections": report.groups.map(section),
        ])
    }

    private static func section(_ group: FigureGroup) -> JSON {
        JSON(["id": group.id, "title": group.title, "figures": group.figures.map(figure)])
    }

    private static func figure(_ figure: Figure) -> JSON {
        JSON([
            "id": figure.id, "question": figure.question, "answer": figure.answer,
            "hasNews": figure.hasNews,
            "horizontal": figure.chart.horizontal, "vertical": figure.chart.vertical,
            "table": table(figure.table),
            "samples": figure.samples.map { JSON(["heading": $0.heading, "items": $0.items]) },
        ])
    }

    private static func table(_ table: Table) -> JSON {
        JSON(["columns": table.columns, "rows": table.rows.map { $0.map(\.json) }])
    }
}
