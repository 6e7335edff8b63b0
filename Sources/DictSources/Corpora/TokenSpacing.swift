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
