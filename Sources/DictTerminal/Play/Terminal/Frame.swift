/// A record of what a terminal shows, so that only changed lines have to be sent.
struct Frame {
    private let colours: Bool
    private var size: TerminalSize?
    private var shown: [String] = []

    init(colours: Bool) { self.colours = colours }

    /// Makes the next update draw the whole screen again, for example after a program has
    /// overwritten it.
    mutating func forget() { size = nil }

    /// Returns the text to send so that a terminal of the given size shows `screen`.
    ///
    /// The text contains only the lines that have changed since the last update. To avoid flicker,
    /// each line is written over the old one before the remainder is cleared.
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
