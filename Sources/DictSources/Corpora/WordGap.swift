/// The gap between two words of an XML corpus, used to decide whether a space separates them.
struct WordGap {
    /// Whether an attribute, or white space at the edge of a word element, requires a space.
    var isExplicit = false
    /// Whether an attribute specifies that no space separates the words.
    var isJoined = false

    private var hasBlank = false
    private var hasLineEnd = false
    private var hasBlankAtLineEnd = false
    /// Whether only spaces and tabs have followed the end tag of the first word so far.
    private var isDirectlyAfterWord = false

    /// The gap directly after the end tag of a word, to which no white space has been added yet.
    static var afterWord: WordGap {
        var gap = WordGap()
        gap.isDirectlyAfterWord = true
        return gap
    }

    /// Adds the white space in `text`, which may also contain other characters.
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

    /// Makes the gap empty, in preparation for a new sentence.
    mutating func clear() { self = WordGap() }

    /// Whether a space precedes the line end in the gap, or `nil` if this is not relevant.
    ///
    /// It is not relevant if the gap has no line end, or if an attribute or the text of a word
    /// already determines whether there is a space.
    var isMarkedLineEnd: Bool? {
        hasLineEnd && !isExplicit && !isJoined ? hasBlankAtLineEnd : nil
    }

    /// Returns whether a space separates the two words, or `nil` if punctuation has to decide.
    ///
    /// `join` is the rule of the ``XMLCorpusMapping``. `marksLineEnds` is true if most line ends
    /// after words in the file follow a space.
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

/// Statistics about whether line ends between words follow a space, as in files from Uplug.
///
/// Only gaps in which printed text normally has a space are counted. The majority decides, so that
/// a single stray space cannot cause all following words to be joined.
struct LineEndHabit {
    private var marked = 0
    private var unmarked = 0

    /// Whether at least half of the gaps counted so far have a space before the line end.
    var isMarking: Bool { marked > 0 && marked >= unmarked }

    /// Counts `gap`, which must be one in which printed text normally has a space.
    mutating func add(_ gap: WordGap) {
        guard let isMarked = gap.isMarkedLineEnd else { return }
        if isMarked { marked += 1 } else { unmarked += 1 }
    }
}
