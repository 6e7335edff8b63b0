public import DictFormat

/// Why a text is a word of the project's lexicon, or is not.
public struct WhyAnswer: Sendable {
    /// Whether it is a word.
    public var isWord: Bool
    /// The answer for people, a line each.
    public var lines: [String]
    /// The answer for programs: an object's members after `schema`.
    public var members: [(String, JSON)]

    /// The answer with these facts.
    public init(isWord: Bool, lines: [String], members: [(String, JSON)]) {
        self.isWord = isWord
        self.lines = lines
        self.members = members
    }
}
