import DictModel

/// A report as Markdown with tables, for a chat, a pull request or a wiki.
enum MarkdownPage {
    static func bytes(_ report: BuildReport) -> [UInt8] {
        var lines = ["# \(escaped(report.title))", ""]
        if !report.changes.isEmpty { lines += report.changes.map { "- " + escaped($0) } + [""] }
        lines.append("**\(escaped(report.verdict.text)).**")
        let things = report.verdict.things.map { "- " + escaped($0.text) }
        if !things.isEmpty { lines += [""] + things }
        lines += ["", escaped(report.facts.joined(separator: " · ")), ""]
        lines += table(report.summary)
        for group in report.groups {
            lines += ["", "## \(escaped(group.title))"]
            let quiet = group.figures.filter { !$0.hasNews }
            if !quiet.isEmpty {
                lines += [""] + quiet.map { "- " + escaped("\($0.question) \($0.answer)") }
            }
            for figure in group.figures where figure.hasNews {
                lines += ["", "### \(escaped(figure.question))", "", escaped(figure.answer), ""]
                lines += table(figure.table)
                for sample in figure.samples {
                    lines += ["", escaped(sample.heading) + ":", ""]
                    lines += sample.items.map { "- " + escaped($0) }
                }
            }
        }
        lines += ["", escaped(BuildReport.closing)]
        return lines.flatMap { Array($0.utf8) + [0x0A] }
    }

    private static func table(_ table: Table) -> [String] {
        func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
        let marks = table.columns.indices.map { $0 == 0 ? "---" : "---:" }
        return [line(table.columns.map(escaped)), "|" + marks.joined(separator: "|") + "|"]
            + table.rows.map { row in line(row.map { escaped($0.text) }) }
    }

    /// Returns `text` as one line in which no character is markup.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in PrintableText.singleLine(text).unicodeScalars {
            switch scalar {
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            default:
                if "\\`*_[]|~#".unicodeScalars.contains(scalar) { result += "\\" }
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
