import DictModel

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

    /// Returns `text`, which begins with a letter from a to z, with a capital at the start.
    static func capitalised(_ text: String) -> String {
        upper(text.utf8.prefix(1)) + text.dropFirst()
    }

    /// Returns the name of a player, cut if it is wider than `columns` but at least a few columns.
    static func name(_ name: String, columns: Int) -> String {
        TextWidth.cut(TerminalText.escaped(name), to: max(8, columns))
    }
}
