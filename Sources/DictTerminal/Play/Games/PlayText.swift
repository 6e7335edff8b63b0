import DictModel
import WordGames

/// Texts and text functions that the games share.
enum PlayText {
    /// Converts UTF-8 bytes to an upper-case string that cannot control a terminal.
    ///
    /// Only the letters a to z are converted to upper case.
    static func upper(_ bytes: some Sequence<UInt8>) -> String {
        text(bytes.map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 })
    }

    /// Converts UTF-8 bytes to a string that cannot control a terminal.
    ///
    /// The result is "?" if the bytes are not UTF-8.
    static func text(_ bytes: some Collection<UInt8>) -> String {
        TerminalText.escaped(String(validating: bytes, as: UTF8.self) ?? "?")
    }

    /// Returns the name of a player, cut if it is wider than `columns` but at least a few columns.
    static func name(_ name: String, columns: Int) -> String {
        TextWidth.cut(TerminalText.escaped(name), to: max(8, columns))
    }

    /// Formats a number of guesses, such as "1 guess" or "2 guesses".
    static func guesses(_ count: Int) -> String { count == 1 ? "1 guess" : "\(count) guesses" }

    /// Returns the title of a game in a language, such as "Ghost (English)".
    static func title(_ game: GameKind, _ language: Language) -> String {
        "\(game.title) (\(language.name))"
    }

    /// The response to a move after the end of a round, in a game without a screen.
    static let roundOver = "The round is over; type :new for another."

    /// The sentence for players who want another game of the same day.
    static let onePerDay = "There is one game a day; the next one comes tomorrow."

    /// The help on the keys that work in every game.
    static let commonKeys = ["? rules", "Esc menu", "Ctrl-C quit"]
}
