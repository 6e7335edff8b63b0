/// The white space between two words of an XML corpus, and whether it makes a blank.
struct WordGap {
    /// White space that is part of a word, or that an attribute asks for.
    var isExplicit = false
    /// Whether an attribute says that the words are joined.
    var isJoined = false

    private var hasBlank = false
    private var hasLineEnd = false
    private var hasBlankAtLineEnd = false
    /// Whether nothing but blanks has followed the end tag of a word.
    private var isDirectlyAfterWord = false

    /// The gap after the end tag of a word.
    static var afterWord: WordGap {
        var gap = WordGap()
        gap.isDirectlyAfterWord = true
        return gap
    }

    /// Adds the white space in `text`.
    mutating func add(_ text: Span<UInt8>) {
        for index in text.indices {
            switch text[index] {
            case ASCII.lineFeed:
                if hasBlank, isDirectlyAfterWord { hasBlankAtLineEnd = true }
                hasLineEnd = true
                isDirectlyAfterWord = false
            case ASCII.space, ASCII.tab: hasBlank = true
            case ASCII.carriageReturn: break
            default: isDirectlyAfterWord = false
            }
        }
    }

    /// Forgets the white space.
    mutating func clear() { self = WordGap() }

    /// Whether the line end after a word has a blank before it; `nil` if there is no line end, or if
    /// something else decides.
    var isMarkedLineEnd: Bool? {
        hasLineEnd && !isExplicit && !isJoined ? hasBlankAtLineEnd : nil
    }

    /// Whether there is a blank; `nil` if punctuation has to decide.
    ///
    /// `marksLineEnds` is whether the file writes a blank before the line end after most words.
    func isBlank(_ join: XMLCorpusMapping.Join, marksLineEnds: Bool) -> Bool? {
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

/// Whether a file marks the ends of words by blanks before line ends, as Uplug writes them.
///
/// Only gaps count in which print would have a blank, and the majority decides: a single stray
/// blank must not glue all words that follow.
struct LineEndHabit {
    private var marked = 0
    private var unmarked = 0

    /// Whether the words so far were marked.
    var isMarking: Bool { marked > 0 && marked >= unmarked }

    /// Counts `gap`, which has a blank in print.
    mutating func add(_ gap: WordGap) {
        guard let isMarked = gap.isMarkedLineEnd else { return }
        if isMarked { marked += 1 } else { unmarked += 1 }
    }
}
