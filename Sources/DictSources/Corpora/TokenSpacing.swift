import DictModel

/// A heuristic that guesses where spaces separate words, for files that do not record this.
///
/// The guesses follow the typography of English and Dutch: there is no space before closing marks
/// and clitics such as "'s", or after opening marks. Straight quotation marks are opening and
/// closing in turn.
struct TokenSpacing {
    private var isDoubleOpen = false
    private var isSingleOpen = false
    private var joinsNext = true
    /// The last byte of the previous word, or 0 if that word has at most one byte.
    private var lastByte: UInt8 = 0

    /// Forgets the previous words, in preparation for a new sentence.
    mutating func begin() { self = TokenSpacing() }

    /// Returns whether a space precedes `word`.
    ///
    /// Call this method once for each word of a sentence, in order. A tag helps to recognise
    /// clitics.
    mutating func hasBlank(before word: Span<UInt8>, tag: UniversalTag?) -> Bool {
        let side = side(of: word, tag)
        let isJoined = joinsNext || side == .left || side == .both || isSecondHalf(word)
        joinsNext = side == .right || side == .both
        lastByte = word.count > 1 ? word[word.count - 1] : 0
        return !isJoined
    }

    /// The sides on which a word is joined to its neighbours.
    private enum Side { case none, left, right, both }

    private mutating func side(of word: Span<UInt8>, _ tag: UniversalTag?) -> Side {
        guard !word.isEmpty else { return .none }
        switch word[0] {
        case UInt8(ascii: "\"") where word.count == 1:
            isDoubleOpen.toggle()
            return isDoubleOpen ? .right : .left
        case Self.apostrophe where word.count == 1:
            if isSingleOpen || tag == .particle {
                isSingleOpen = false
                return .left
            }
            isSingleOpen = true
            return .right
        case Self.apostrophe, Self.backquote: return sideOfApostrophe(word, tag)
        case UInt8(ascii: ",") where word.count == 2 && word[1] == word[0]:
            isDoubleOpen = true
            return .right
        case UInt8(ascii: "n"), UInt8(ascii: "N"): return isNegation(word) ? .left : .none
        case UInt8(ascii: "s"), UInt8(ascii: "S"):
            // Ann' s
            return word.count == 1 && lastByte == Self.apostrophe ? .left : .none
        case 0x80...: return sideOfSign(word, tag)
        case let first where Self.opening.contains(first): return word.count == 1 ? .right : .none
        case let first where Self.closing.contains(first): return isClosing(word) ? .left : .none
        default: return .none
        }
    }

    /// Whether `word` is the second part of a compound, like "based" after "land-".
    ///
    /// A conjunction, such as "and" after "full-", is not.
    private func isSecondHalf(_ word: Span<UInt8>) -> Bool {
        guard lastByte == UInt8(ascii: "-") || lastByte == UInt8(ascii: "/"), !word.isEmpty,
            ASCII.isLetter(word[0])
        else { return false }
        for conjunction in Self.conjunctions
        where conjunction.count == word.count && word.hasPrefix(conjunction) {
            return false
        }
        return true
    }

    private static let conjunctions = ["and", "or", "to", "en", "of", "tot"].map { Array($0.utf8) }
    private static let apostrophe = UInt8(ascii: "'")
    private static let backquote = UInt8(ascii: "`")
    private static let opening = Array("([{$".utf8)
    private static let closing = Array(",.!:;?)]}%".utf8)

    /// Returns the side on which a word that begins with an apostrophe or a backquote joins a
    /// neighbour.
    ///
    /// Two apostrophes or backquotes are a double quotation mark, a single backquote is an opening
    /// quotation mark, and an apostrophe with letters may be an English clitic. The apostrophes of
    /// `''` open a quotation if none is open.
    private mutating func sideOfApostrophe(_ word: Span<UInt8>, _ tag: UniversalTag?) -> Side {
        if word.count == 2, word[1] == word[0] {
            isDoubleOpen = word[0] == Self.backquote || !isDoubleOpen
            return isDoubleOpen ? .right : .left
        }
        if word.count == 1 { return .right }
        guard word[0] == Self.apostrophe, ASCII.isLetter(word[1]) else { return .none }
        return isClitic(word.extracting(1..<word.count), tag) ? .left : .none
    }

    /// Whether `letters`, which follow an apostrophe, form an English clitic such as "'s" or "'ll".
    ///
    /// In Dutch, "'s" and "'m" are words, recognised by a tag other than particle, verb or
    /// auxiliary.
    private func isClitic(_ letters: Span<UInt8>, _ tag: UniversalTag?) -> Bool {
        func isOne(of clitics: StaticString...) -> Bool {
            clitics.contains {
                letters.count == $0.utf8CodeUnitCount
                    && letters.hasText($0, at: 0, ignoringCase: true)
            }
        }
        if isOne(of: "s", "m", "d") {
            return tag == nil || tag == .particle || tag == .verb || tag == .auxiliary
        }
        return isOne(of: "ll", "re", "ve")
    }

    /// Whether `word`, which begins with "n", is "n't" with a straight or a curly apostrophe.
    private func isNegation(_ word: Span<UInt8>) -> Bool {
        guard word.hasText("t", at: word.count - 1, ignoringCase: true) else { return false }
        let middle = word.extracting(1..<word.count - 1)
        return middle.count == 1 && middle.hasText("'", at: 0)
            || middle.count == 3 && middle.hasText("’", at: 0)
    }

    /// Whether `word` consists only of closing marks, such as "?!" or ")".
    private func isClosing(_ word: Span<UInt8>) -> Bool {
        word.indices.allSatisfy { Self.closing.contains(word[$0]) }
    }

    /// Returns the side on which a word that begins with a non-ASCII character joins a neighbour.
    ///
    /// Only curly or angle quotation marks, ellipses, currency signs, and clitics with a curly
    /// apostrophe are joined.
    private func sideOfSign(_ word: Span<UInt8>, _ tag: UniversalTag?) -> Side {
        let step = UTF8Scalar.decode(word, at: 0)
        if step.value == 0x2019, word.count > 3 {
            return isClitic(word.extracting(3..<word.count), tag) ? .left : .none
        }
        guard word.count == step.length else { return .none }
        switch step.value {
        case 0x2018, 0x201C, 0x201E, 0x201A, 0xAB, 0xA3, 0x20AC: return .right
        case 0x2019, 0x201D, 0xBB, 0x2026: return .left
        default: return .none
        }
    }
}

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
