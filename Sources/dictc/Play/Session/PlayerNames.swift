import DictModel

/// The rules for players' names.
enum PlayerNames {
    /// The maximum length of a name, in characters.
    static let longest = 40

    /// Returns `text` without blanks around it; `nil` if that is not a valid name.
    ///
    /// A valid name is not empty, not too long, and has no invisible characters.
    static func name(_ text: String) -> String? {
        let name = text.trimmingBlanks
        guard !name.isEmpty, name.unicodeScalars.count <= longest,
            TerminalText.escaped(name) == name
        else { return nil }
        return name
    }

    /// Parses the argument of `--names`, which must have one name for each of the `players`.
    ///
    /// - Throws: `usage.names` if a name is not valid or repeated, or if their number is wrong.
    static func names(_ argument: String, players: Int) throws(Diagnostic) -> [String] {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map(
            String.init)
        let names = parts.compactMap(name)
        guard names.count == parts.count else {
            throw Diagnostic.usage(
                "--names has an empty name, or one that cannot be shown",
                found: PrintableText.quoted(argument),
                hint: "write --names Ann,Bob, with at most \(longest) characters per name",
                .usageNames)
        }
        guard names.count == players else {
            throw Diagnostic.usage(
                "--names has \(TerminalText.counted(names.count, "name"))",
                expected: String(players),
                hint: players == 2 ? "write --names Ann,Bob" : "write --names Ann", .usageNames)
        }
        guard Set(names.map { Array($0.utf8) }).count == names.count else {
            throw Diagnostic.usage(
                "--names repeats a name", hint: "write --names Ann,Bob", .usageNames)
        }
        return names
    }
}
