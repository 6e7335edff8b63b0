import ArgumentParser
import DictFormat
import DictOutput
import DictTerminal

struct ExplainCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain the code of an error and how to fix it.",
        discussion: """
            Example: dictc explain artefact.checksum

            With --json, errors include their code. Without a code, lists them all.
            """)

    @Argument(
        help: "The code, or why a sentence was dropped, as in a report.",
        completion: .list(Explanation.all.map(\.code)))
    var code: String?

    @Flag(help: "Print all codes as Markdown, as in Documentation/DIAGNOSTICS.md.")
    var markdown = false

    @OptionGroup(title: "Output options")
    var format: ListFormatOptions

    var isJSON: Bool { format.isJSON }
    var isPaged: Bool { true }

    func validate() throws {
        if markdown && (format.value != .text || code != nil) {
            throw ValidationError("--markdown excludes other forms and a code")
        }
    }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        if markdown {
            for line in Explanation.markdown { try output.line(line) }
            return .success
        }
        let one = try code.map { try Explanation.named($0) }
        let explanations = one.map { [$0] } ?? Explanation.all
        switch (format.value, one) {
        case (.text, let one?):
            for line in one.lines { try output.text(line, indent: 9) }
        case (.text, nil):
            for each in explanations {
                try output.text(
                    "\(each.code)  (\(each.status.rawValue))  \(each.meaning)",
                    [each.code: .strong])
            }
        case (.json, let one?):
            try output.line(JSON(["schema": 1]) + one.json)
        case (.json, nil):
            try output.line(JSON(["schema": 1, "codes": explanations.map(\.json)]))
        case (.jsonl, _), (.csv, _), (.tsv, _):
            let columns = ["code", "status", "meaning", "remedy"]
            let rows = try RowWriter(format.value, columns, output)
            for each in explanations { try rows.write(columns.map(each.json.member)) }
        }
        return .success
    }
}
