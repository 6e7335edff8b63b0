package import DictModel

/// The rules that the names of players must follow.
package enum PlayerNames {
    /// The maximum length of a name, in Unicode scalars.
    package static let longest = 40

    /// Returns `text` without spaces around it, or `nil` if a person cannot have that name.
    ///
    /// A valid name is not empty, has at most ``longest`` Unicode scalars, contains no invisible
    /// ones, and is not the computer's, which the high scores leave out.
    package static func name(_ text: String) -> String? {
        shown(text).flatMap { $0 == PlayOptions.computerName ? nil : $0 }
    }

    /// Returns `text` without spaces around it, or `nil` if neither a person nor the computer can
    /// have that name.
    package static func shown(_ text: String) -> String? {
        let name = text.trimmingBlanks
        guard !name.isEmpty, name.unicodeScalars.count <= longest,
            TerminalText.escaped(name) == name
        else { return nil }
        return name
    }

    /// Parses the argument of `--names`, in which names are separated by commas.
    ///
    /// - Throws: `usage.names` unless the argument has exactly `players` valid names, all
    ///   different.
    package static func names(_ argument: String, players: Int) throws(Diagnostic) -> [String] {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map(
            String.init)
        let names = parts.compactMap(name)
        guard names.count == parts.count else {
            throw Diagnostic.usage(
                "--names has an empty name, one that cannot be shown, or the computer's",
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
