/// The white space between two words of an XML corpus, and whether it makes a blank.
struct WordGap {
    /// White space that is part of a word, or that an attribute asks for.
    var isExplicit = false
    /// Whether an attribute says that the words are joined.
    var isJoined = false

    private var hasBlank = false
    private var hasLineEnd = false
    private var hasBlankAtLineEnd = false

    /// Adds the white space in `text`.
    mutating func add(_ text: Span<UInt8>) {
        for index in text.indices {
            switch text[index] {
            case ASCII.lineFeed:
                if hasBlank, !hasLineEnd { hasBlankAtLineEnd = true }
                hasLineEnd = true
            case ASCII.space, ASCII.tab: hasBlank = true
            default: break
            }
        }
    }

    /// Forgets the white space.
    mutating func clear() { self = WordGap() }

    /// Whether there is a blank; `nil` if punctuation has to decide.
    ///
    /// `marksLineEnds` remembers that the file writes blanks before line ends.
    func isBlank(_ join: XMLCorpusMapping.Join, marksLineEnds: inout Bool) -> Bool? {
        if hasBlankAtLineEnd { marksLineEnds = true }
        if isJoined { return false }
        if isExplicit { return true }
        if join == .punctuation { return nil }
        guard hasLineEnd else { return hasBlank }
        switch join {
        case .spacing: return true
        case .lineEnds: return hasBlankAtLineEnd ? true : marksLineEnds ? false : nil
        case .lines, .punctuation: return nil
        }
    }
}
