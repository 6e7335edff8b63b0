/// Remembers the lines that a terminal shows, so that only changed lines are sent.
struct Frame {
    private let colours: Bool
    private var size: TerminalSize?
    private var shown: [String] = []

    init(colours: Bool) { self.colours = colours }

    /// Makes the next update draw the whole screen again.
    mutating func forget() { size = nil }

    /// Returns the text to send so that a terminal of `size` shows `screen`.
    ///
    /// It contains only changed lines. Each overwrites the old one before the rest of the line is
    /// cleared, so that nothing flickers.
    mutating func update(_ screen: Screen, _ size: TerminalSize) -> String {
        let fitted = screen.fitted(to: size)
        let lines = fitted.map { $0.terminalText(colours: colours) }
        var text = ""
        if size != self.size {
            text += "\u{1B}[2J"
            shown = []
            self.size = size
        }
        for row in 0..<max(lines.count, shown.count) {
            let line = row < lines.count ? lines[row] : ""
            if row < shown.count && shown[row] == line { continue }
            text += "\u{1B}[\(row + 1);1H\(line)\u{1B}[0m"
            // After a full line the cursor stays on the last character, which must not be cleared.
            if row >= fitted.count || fitted[row].columns < size.columns { text += "\u{1B}[K" }
        }
        shown = lines
        return text
    }
}
