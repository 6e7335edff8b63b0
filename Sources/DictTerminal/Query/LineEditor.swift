/// A line of text that a person edits at a terminal, and the lines entered before.
///
/// It knows the keys that shells have taught: arrows, Home, End, and Ctrl-A, B, E, F, H, K, U and W.
struct LineEditor {
    /// The effect of a key.
    enum Outcome: Equatable {
        case editing
        case entered(String)
        /// The text before the cursor is to be completed.
        case completing(String)
        /// There will be no more lines.
        case ended
    }

    /// The maximum number of former lines to keep.
    private static let longestHistory = 1000

    private let limit: Int
    private var text: [Unicode.Scalar] = []
    private var cursor = 0
    private var history: [[Unicode.Scalar]] = []
    /// The index of the shown line in the history, which is its count for a new line.
    private var place = 0
    /// The new line, while one of the history is shown.
    private var draft: [Unicode.Scalar] = []

    /// Creates an empty editor for lines of at most `limit` characters.
    init(limit: Int) { self.limit = limit }

    /// Responds to a key.
    mutating func press(_ key: Key) -> Outcome {
        switch key {
        case .character(let scalar): insert([scalar])
        case .enter: return enter()
        case .tab: return .completing(string(text[..<cursor]))
        // A terminal hands over a Ctrl-D that was typed before its keys were read as Ctrl-@.
        case .control("d") where text.isEmpty, .control("@") where text.isEmpty: return .ended
        case .control("d"), .delete: if cursor < text.count { text.remove(at: cursor) }
        case .backspace: remove(from: cursor - 1)
        case .control("w"): remove(from: startOfWord)
        case .control("u"): remove(from: 0)
        case .control("k"): text.removeSubrange(cursor...)
        case .left, .control("b"): cursor = max(0, cursor - 1)
        case .right, .control("f"): cursor = min(text.count, cursor + 1)
        case .home, .control("a"): cursor = 0
        case .end, .control("e"): cursor = text.count
        case .up, .control("p"): recall(place - 1)
        case .down, .control("n"): recall(place + 1)
        default: break
        }
        return .editing
    }

    /// Inserts `characters` at the cursor, if there is room for them.
    mutating func insert(_ characters: [Unicode.Scalar]) {
        guard text.count + characters.count <= limit else { return }
        text.insert(contentsOf: characters, at: cursor)
        cursor += characters.count
    }

    /// Returns the control sequences and text that show the line, after `prompt`, in the current
    /// line of a terminal that is `columns` wide.
    ///
    /// Of a text that is too long, the part around the cursor is shown.
    func shown(_ prompt: String, columns: Int) -> String {
        let room = max(1, columns - prompt.count - 1)
        var start = cursor
        var width = 0
        while start > 0, width + TextWidth.columns(of: text[start - 1]) <= room {
            start -= 1
            width += TextWidth.columns(of: text[start])
        }
        var (end, total) = (cursor, width)
        while end < text.count, total + TextWidth.columns(of: text[end]) <= room {
            total += TextWidth.columns(of: text[end])
            end += 1
        }
        return "\r\(prompt)\(TerminalText.escaped(string(text[start..<end])))\u{1B}[K"
            + "\r\u{1B}[\(prompt.count + width)C"
    }

    private mutating func enter() -> Outcome {
        let line = string(text[...])
        if !text.isEmpty && text != history.last { history.append(text) }
        if history.count > Self.longestHistory { history.removeFirst() }
        (text, draft, cursor, place) = ([], [], 0, history.count)
        return .entered(line)
    }

    private mutating func remove(from start: Int) {
        guard start >= 0 else { return }
        text.removeSubrange(start..<cursor)
        cursor = start
    }

    private var startOfWord: Int {
        var start = cursor
        while start > 0, text[start - 1] == " " { start -= 1 }
        while start > 0, text[start - 1] != " " { start -= 1 }
        return start
    }

    private mutating func recall(_ wanted: Int) {
        guard (0...history.count).contains(wanted), wanted != place else { return }
        if place == history.count { draft = text }
        place = wanted
        text = place < history.count ? history[place] : draft
        cursor = text.count
    }

    private func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text
    }
}
