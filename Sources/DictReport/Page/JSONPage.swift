import DictFormat

/// The numbers of a report as JSON, for programs.
enum JSONPage {
    static func json(_ report: BuildReport) -> JSON {
        .object([
            ("schema", .integer(1)), ("title", .string(report.title)),
            ("summary", table(report.summary)),
            ("sections", .array(report.groups.map(section))),
        ])
    }

    private static func section(_ group: FigureGroup) -> JSON {
        .object([
            ("id", .string(group.id)), ("title", .string(group.title)),
            ("figures", .array(group.figures.map(figure))),
        ])
    }

    private static func figure(_ figure: Figure) -> JSON {
        .object([
            ("id", .string(figure.id)), ("question", .string(figure.question)),
            ("answer", .string(figure.answer)),
            ("horizontal", .string(figure.chart.horizontal)),
            ("vertical", .string(figure.chart.vertical)), ("table", table(figure.table)),
            (
                "samples",
                .array(
                    figure.samples.map { sample in
                        .object([
                            ("heading", .string(sample.heading)),
                            ("items", .array(sample.items.map { .string($0) })),
                        ])
                    })
            ),
        ])
    }

    private static func table(_ table: Table) -> JSON {
        .object([
            ("columns", .array(table.columns.map { .string($0) })),
            ("rows", .array(table.rows.map { .array($0.map(\.json)) })),
        ])
    }
}
