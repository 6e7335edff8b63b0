/// The rule for names of players.
enum PlayerNames {
    /// The most characters of a name.
    static let longest = 40

    /// `text` as a name; `nil` where it cannot be one: empty, too long, or with characters that
    /// cannot be seen.
    static func name(_ text: String) -> String? {
        let name = text.trimmingBlanks
        guard !name.isEmpty, name.unicodeScalars.count <= longest,
            TerminalText.escaped(name) == name
        else { return nil }
        return name
    }

    /// The names of `--names` for a game of `players`.
    static func names(_ argument: String, players: Int) throws -> [String] {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map(
            String.init)
        let names = parts.compactMap(name)
        guard names.count == parts.count else {
            throw Failure.usage(
                "--names \"\(argument)\" holds no name, or one that cannot be shown",
                hint: "write --names Ann,Bob, with at most \(longest) characters a name")
        }
        guard names.count == players else {
            throw Failure.usage(
                "--names has \(TerminalText.counted(names.count, "name")) (expected \(players))",
                hint: players == 2 ? "write --names Ann,Bob" : "write --names Ann")
        }
        guard Set(names.map { Array($0.utf8) }).count == names.count else {
            throw Failure.usage("--names has one name twice", hint: "write --names Ann,Bob")
        }
        return names
    }
}
