import DictModel

/// Functions that create diagnostics for arguments that the argument parser rejects.
enum UsageError {
    /// Returns the diagnostic for arguments that the argument parser has rejected.
    ///
    /// If the arguments name a command that is not in `commands`, the diagnostic is about that.
    /// Otherwise, it is made from the parser's `message`.
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

    /// Returns the diagnostic for a command that does not exist.
    ///
    /// It suggests the command in `commands` with the most similar name, if one is close enough.
    static func noCommand(_ named: String, commands: [String]) -> Diagnostic {
        let near = NearestName.nearest(to: named, among: commands)
        return .usage(
            "no command \(PrintableText.quoted(named))",
            hint: near.map { "did you mean `dictc \($0)`?" } ?? "see `dictc --help`",
            .usageCommand)
    }

    /// Splits the parser's `message` into the problem and, if there is one, the suggestion.
    ///
    /// The problem is a single line without a full stop at the end.
    private static func parts(of message: String) -> (problem: String, suggestion: String?) {
        let line = message.split(separator: "\n").joined(separator: " ")
        if let mark = line.firstRange(of: ". Did you mean ") {
            return (String(line[..<mark.lowerBound]), "did you mean " + line[mark.upperBound...])
        }
        return (line.hasSuffix(".") ? String(line.dropLast()) : line, nil)
    }
}
