import DictModel
import Foundation

/// Diagnostics for arguments that the parser rejects.
enum UsageError {
    /// Returns the diagnostic for the parser's `message` about `arguments`.
    ///
    /// If the command they name is not in `commands`, the diagnostic is about that instead.
    static func diagnostic(
        _ message: String, _ arguments: [String], commands: [String]
    ) -> Diagnostic {
        let named = arguments.first { !$0.hasPrefix("-") }
        guard let named, !commands.contains(named), named != "help" else {
            let (problem, suggestion) = parts(of: message)
            return Diagnostic(
                .usageArguments, at: Place(named.map { "dictc \($0)" } ?? "dictc"), problem,
                hint: suggestion ?? "see `dictc help\(named.map { " " + $0 } ?? "")`")
        }
        return noCommand(named, commands: commands)
    }

    /// Returns the diagnostic for a command `named` that is not in `commands`; it suggests the
    /// most similar one.
    static func noCommand(_ named: String, commands: [String]) -> Diagnostic {
        let near = NearestName.nearest(to: named, among: commands)
        return .usage(
            "no command \(PrintableText.quoted(named))",
            hint: near.map { "did you mean `dictc \($0)`?" } ?? "see `dictc --help`",
            .usageCommand)
    }

    /// Splits the parser's `message` into the problem and the suggestion, if there is one.
    ///
    /// The problem is a single line without a full stop at the end.
    private static func parts(of message: String) -> (problem: String, suggestion: String?) {
        let line = message.split(separator: "\n").joined(separator: " ")
        if let mark = line.range(of: ". Did you mean ") {
            return (String(line[..<mark.lowerBound]), "did you mean " + line[mark.upperBound...])
        }
        return (line.hasSuffix(".") ? String(line.dropLast()) : line, nil)
    }
}
