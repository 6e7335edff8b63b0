/// The letters that a player has typed but not sent yet.
struct LetterEntry: Equatable {
    /// The letters so far.
    private(set) var text = ""
    private let limit: Int

    /// Creates an empty entry for at most `limit` characters.
    init(limit: Int) { self.limit = limit }

    /// Handles a key, and returns whether it is one that types or deletes letters.
    mutating func edit(_ key: Key) -> Bool {
        switch key {
        case .character(let scalar):
            guard text.unicodeScalars.count < limit else { return true }
            text.unicodeScalars.append(scalar)
        case .backspace:
            if !text.isEmpty { text.unicodeScalars.removeLast() }
        case .control("u"): text = ""
        default: return false
        }
        return true
    }

    /// Empties the entry.
    mutating func clear() { text = "" }
}
