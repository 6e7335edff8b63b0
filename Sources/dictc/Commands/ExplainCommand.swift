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

    @Argument(help: "The code.")
    var code: String?

    @Flag(help: "Print all codes as Markdown, as in Documentation/DIAGNOSTICS.md.")
    var markdown = false

    @OptionGroup var format: FormatOptions

    var isJSON: Bool { format.isJSON }

    func validate() throws {
        if markdown && (isJSON || code != nil) {
            throw ValidationError("--markdown excludes --json and a code")
        }
    }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        if let code {
            let code = try DiagnosticCatalogue.code(named: code)
            if isJSON {
                try output.line(.object([("schema", .integer(1))] + code.members))
            } else {
                for line in code.lines { try output.line(line) }
            }
        } else if isJSON {
            let codes = DiagnosticCatalogue.codes.map { JSON.object($0.members) }
            try output.line(.object([("schema", .integer(1)), ("codes", .array(codes))]))
        } else if markdown {
            for line in DiagnosticCatalogue.markdown { try output.line(line) }
        } else {
            for code in DiagnosticCatalogue.codes {
                try output.line("\(code.name)  (\(code.status.rawValue))  \(code.meaning)")
            }
        }
        return .success
    }
}
