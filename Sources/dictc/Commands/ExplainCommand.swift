import ArgumentParser
import DictFormat

struct ExplainCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain the code of an error and how to fix it.",
        discussion: """
            Example: dictc explain artefact.checksum

            With --json, errors include their code. Without a code, lists them all.
            """)

    @Argument(
        help: "The code.", completion: .list(Explanation.all.map(\.code)))
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
            try output.line(.object([("schema", .integer(1))] + one.members))
        case (.json, nil):
            let codes = explanations.map { JSON.object($0.members) }
            try output.line(.object([("schema", .integer(1)), ("codes", .array(codes))]))
        case (.jsonl, _), (.csv, _), (.tsv, _):
            let rows = try RowWriter(
                format.value, explanations.first?.members.map(\.0) ?? [], output)
            for each in explanations { try rows.write(each.members.map(\.1)) }
        }
        return .success
    }
}
