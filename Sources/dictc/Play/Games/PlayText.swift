import DictModel

/// Texts that the games share.
enum PlayText {
    /// Converts a word or name to text that cannot control a terminal, with a to z in upper case.
    static func upper(_ bytes: some Sequence<UInt8>) -> String {
        text(bytes.map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 })
    }

    /// Converts a word or name to text that cannot control a terminal.
    static func text(_ bytes: some Collection<UInt8>) -> String {
        TerminalText.escaped(String(validating: bytes, as: UTF8.self) ?? "?")
    }

    /// The English name of `language`.
    static func name(of language: Language) -> String {
        switch language {
        case .english: "English"
        case .dutch: "Dutch"
        }
    }

    /// Formats a number of guesses: "1 guess", "2 guesses".
    static func guesses(_ count: Int) -> String { count == 1 ? "1 guess" : "\(count) guesses" }

    /// Returns the title of a game in a language, such as "Ghost (English)".
    static func title(_ game: GameName, _ language: Language) -> String {
        "\(game.title) (\(name(of: language)))"
    }

    /// The reply to a move after the end of a round, if there is no screen.
    static let roundOver = "The round is over; type :new for another."

    /// The help on the keys that work in every game.
    static let commonKeys = "Esc menu   Ctrl-C quit"
}
