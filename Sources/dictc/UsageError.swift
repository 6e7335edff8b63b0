import DictModel
import DictTerminal

/// Functions that create diagnostics for arguments that the argument parser rejects.
enum UsageError {
    /// Returns the diagnostic for arguments that the argument parser has rejected.
    ///
    /// If the arguments name a command that is not in `commands`, the diagnostic is about that.
    /// Otherwise, it is made from the parser's `message`, and suggests an option in `help`, the text
    /// about the command, or a value that the parser names.
    static func diagnostic(
        _ message: String, _ arguments: [String], commands: [String], help: String
    ) -> Diagnostic {
        let named = arguments.first { !$0.hasPrefix("-") }
        guard let named, !commands.contains(named), named != "help" else {
            let (problem, suggestion) = parts(of: message)
            return Diagnostic(
                .usageArguments, at: Place(named.map { "dictc \($0)" } ?? "dictc"), problem,
                hint: option(in: problem, help) ?? suggestion ?? value(in: problem)
                    ?? example(for: problem, help)
                    ?? "see `dictc help\(named.map { " " + $0 } ?? "")`")
        }
        return noCommand(named, commands: commands)
    }

    /// Returns a hint at the option in `help` that begins as the unknown one in `problem`, such as
    /// `--language` for `--lang`, or `nil` if there is not exactly one.
    private static func option(in problem: String, _ help: String) -> String? {
        let start = "Unknown option '--"
        guard problem.hasPrefix(start) else { return nil }
        let wanted = "--" + problem.dropFirst(start.count).prefix { $0 != "'" && $0 != "=" }
        let words = help.split { " ,[]\n()".contains($0) }.map(String.init)
        let options = Set(words.filter { $0.hasPrefix(wanted) })
        return options.count == 1 ? options.first.map { "did you mean '\($0)'?" } : nil
    }

    /// Returns a hint with the first example in `help` if something is missing, or `nil` otherwise.
    private static func example(for problem: String, _ help: String) -> String? {
        guard problem.hasPrefix("Missing expected argument"),
            let examples = help.firstRange(of: "Example: ")
        else { return nil }
        return "as in `\(help[examples.upperBound...].prefix { $0 != "\n" })`"
    }

    /// Returns a hint at the value that is nearest to the wrong one in `problem`, or `nil` if the
    /// parser names none that is near.
    private static func value(in problem: String) -> String? {
        guard let list = problem.firstRange(of: " Please provide one of "),
            problem.hasPrefix("The value '")
        else { return nil }
        let wrong = problem.dropFirst("The value '".count).prefix { $0 != "'" }
        let values = problem[list.upperBound...].split(separator: "'").map(String.init)
            .filter { !$0.contains(" ") && $0 != "," }
        return NearestName.nearest(to: String(wrong), among: values).map { "did you mean '\($0)'?" }
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
