/// The white space between two words of an XML corpus, from which to decide whether there is a
/// blank.
struct WordGap {
    /// Whether there is white space inside a word at its edge, or an attribute requires a blank.
    var isExplicit = false
    /// Whether an attribute specifies that the words are joined.
    var isJoined = false

    private var hasBlank = false
    private var hasLineEnd = false
    private var hasBlankAtLineEnd = false
    /// Whether only spaces and tabs have followed the end tag of the word so far.
    private var isDirectlyAfterWord = false

    /// The gap directly after the end tag of a word.
    static var afterWord: WordGap {
        var gap = WordGap()
        gap.isDirectlyAfterWord = true
        return gap
    }

    /// Adds the white space in `text`, which may contain other characters.
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

    /// Removes all white space, to begin a new sentence.
    mutating func clear() { self = WordGap() }

    /// Whether there is a blank before the line end after a word; `nil` if there is no line end, or
    /// if something else decides.
    var isMarkedLineEnd: Bool? {
        hasLineEnd && !isExplicit && !isJoined ? hasBlankAtLineEnd : nil
    }

    /// Returns whether there is a blank; `nil` if punctuation has to decide.
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

/// Learns whether a file has a blank before the line end after each word, as Uplug writes it.
///
/// Only gaps that would be blanks in print are counted, and the majority decides, so that a single
/// stray blank cannot join all words that follow.
struct LineEndHabit {
    private var marked = 0
    private var unmarked = 0

    /// Whether at least half of the gaps counted so far have a blank before the line end.
    var isMarking: Bool { marked > 0 && marked >= unmarked }

    /// Counts `gap`, which would be a blank in print.
    mutating func add(_ gap: WordGap) {
        guard let isMarked = gap.isMarkedLineEnd else { return }
        if isMarked { marked += 1 } else { unmarked += 1 }
    }
}
