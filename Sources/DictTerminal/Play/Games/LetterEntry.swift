/// The text that a player has typed but not yet entered.
struct LetterEntry: Equatable {
    /// The text typed so far.
    private(set) var text = ""
    private let limit: Int

    /// Creates an empty entry that accepts at most `limit` characters.
    init(limit: Int) { self.limit = limit }

    /// Applies `key`, and returns whether it is a key that types or deletes characters.
    ///
    /// Once the limit is reached, keys that type characters change nothing.
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

    /// Deletes the text.
    mutating func clear() { text = "" }
}
