/// A list compiled to a lexicon.
public struct ListOutcome: Sendable {
    /// The artefact.
    public var bytes: [UInt8]
    /// How many words it holds.
    public var words: Int
    /// How many lines were dropped.
    public var dropped: Int
    /// What was noticed on the way, a line each.
    public var notes: [String]

    /// The outcome with these facts.
    public init(bytes: [UInt8], words: Int, dropped: Int, notes: [String]) {
        self.bytes = bytes
        self.words = words
        self.dropped = dropped
        self.notes = notes
    }
}
