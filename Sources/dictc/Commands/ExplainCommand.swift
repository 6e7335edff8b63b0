import ArgumentParser
import DictFormat
import DictModel

struct ExplainCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain the code of an error and how to fix it.",
        discussion: """
            Example: dictc explain artefact.checksum

            With --json, errors include their code. Without a code, lists them all.
            """)

    @Argument(
        help: "The code.", completion: .list(DiagnosticCatalogue.codes.map(\.name)))
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
            for line in DiagnosticCatalogue.markdown { try output.line(line) }
            return .success
        }
        let one = try code.map { try DiagnosticCatalogue.code(named: $0) }
        switch (format.value, one) {
        case (.text, let code?):
            for line in code.lines { try output.text(line, indent: 9) }
        case (.text, nil):
            for code in DiagnosticCatalogue.codes {
                try output.text(
                    "\(code.name)  (\(code.status.rawValue))  \(code.meaning)",
                    [code.name: .strong])
            }
        case (.json, let code?):
            try output.line(.object([("schema", .integer(1))] + code.members))
        case (.json, nil):
            let codes = DiagnosticCatalogue.codes.map { JSON.object($0.members) }
            try output.line(.object([("schema", .integer(1)), ("codes", .array(codes))]))
        case (.jsonl, _), (.csv, _), (.tsv, _):
            let codes = one.map { [$0] } ?? DiagnosticCatalogue.codes
            let rows = try RowWriter(
                format.value, codes.first?.members.map(\.0) ?? [], output)
            for code in codes { try rows.write(code.members.map(\.1)) }
        }
        return .success
    }
}
