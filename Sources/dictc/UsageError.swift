import DictModel
import Foundation

/// Messages for arguments that the parser refuses.
enum UsageError {
    /// The diagnostic for the parser's `message` about `arguments`.
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

    /// The diagnostic for `named`, which is not one of `commands`.
    static func noCommand(_ named: String, commands: [String]) -> Diagnostic {
        let near = NearestName.nearest(to: named, among: commands)
        return .usage(
            "no command \(PrintableText.quoted(named))",
            hint: near.map { "did you mean `dictc \($0)`?" } ?? "see `dictc --help`",
            .usageCommand)
    }

    /// Splits `message` into one line without a full stop at the end, and the suggestion, if any.
    ///
    /// The parser returns both only as a single text.
    private static func parts(of message: String) -> (problem: String, suggestion: String?) {
        let line = message.split(separator: "\n").joined(separator: " ")
        if let mark = line.range(of: ". Did you mean ") {
            return (String(line[..<mark.lowerBound]), "did you mean " + line[mark.upperBound...])
        }
        return (line.hasSuffix(".") ? String(line.dropLast()) : line, nil)
    }
}
