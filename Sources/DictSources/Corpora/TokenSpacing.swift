import DictModel

/// Where blanks stand between the words of a sentence whose file does not tell.
///
/// Follows the habits of print in English and Dutch: none before closing marks and clitics, none
/// after opening marks; straight quotes open and close by turns.
struct TokenSpacing {
    private var isDoubleOpen = false
    private var isSingleOpen = false
    private var joinsNext = true
    /// The last byte of the word before; 0 where that has only one.
    private var lastByte: UInt8 = 0

    /// Starts a new sentence.
    mutating func begin() { self = TokenSpacing() }

    /// Whether a blank stands before `word`; to be asked for each word in turn.
    mutating func hasBlank(before word: Span<UInt8>, tag: UniversalTag?) -> Bool {
        let side = side(of: word, tag)
        let isJoined = joinsNext || side == .left || side == .both || isSecondHalf(word)
        joinsNext = side == .right || side == .both
        lastByte = word.count > 1 ? word[word.count - 1] : 0
        return !isJoined
    }

    /// The sides on which a word is joined to its neighbour.
    private enum Side { case none, left, right, both }

    private mutating func side(of word: Span<UInt8>, _ tag: UniversalTag?) -> Side {
        guard !word.isEmpty else { return .none }
        switch word[0] {
        case 0x22 where word.count == 1:  // "
            isDoubleOpen.toggle()
            return isDoubleOpen ? .right : .left
        case 0x27 where word.count == 1:  // '
            if isSingleOpen || tag == .particle {
                isSingleOpen = false
                return .left
            }
            isSingleOpen = true
            return .right
        case 0x27, 0x60: return sideOfApostrophe(word, tag)
        case 0x2C where word.count == 2 && word[1] == 0x2C:  // ,,
            isDoubleOpen = true
            return .right
        case 0x28, 0x5B, 0x7B: return word.count == 1 ? .right : .none  // ( [ {
        case 0x24: return word.count == 1 ? .right : .none  // $
        case 0x2C, 0x2E, 0x21, 0x3A, 0x3B, 0x3F, 0x29, 0x5D, 0x7D, 0x25:  // , . ! : ; ? ) ] } %
            return isClosing(word) ? .left : .none
        case 0x4E, 0x6E: return isNegation(word) ? .left : .none  // n't
        case 0x53, 0x73: return word.count == 1 && lastByte == 0x27 ? .left : .none  // Ann' s
        case 0xC2, 0xE2: return sideOfSign(word, tag)
        default: return .none
        }
    }

    /// Whether `word` is what follows the hyphen of `land-` `based`, not the `and` of `full-` `and`.
    private func isSecondHalf(_ word: Span<UInt8>) -> Bool {
        guard lastByte == 0x2D || lastByte == 0x2F, !word.isEmpty,
            (0x61...0x7A).contains(word[0] | 0x20)
        else { return false }
        for conjunction in Self.conjunctions
        where conjunction.count == word.count && word.hasPrefix(conjunction) {
            return false
        }
        return true
    }

    private static let conjunctions = ["and", "or", "to", "en", "of", "tot"].map { Array($0.utf8) }

    /// `''`, which opens where nothing is open, ` `` ` and the clitics of English.
    private mutating func sideOfApostrophe(_ word: Span<UInt8>, _ tag: UniversalTag?) -> Side {
        if word.count == 2, word[1] == word[0] {
            isDoubleOpen = word[0] == 0x60 || !isDoubleOpen
            return isDoubleOpen ? .right : .left
        }
        if word.count == 1 { return .right }
        guard word[0] == 0x27, word[1] | 0x20 >= 0x61, word[1] | 0x20 <= 0x7A else { return .none }
        return isClitic(word.extracting(1..<word.count), tag) ? .left : .none
    }

    /// Whether the letters behind an apostrophe are a clitic: `'s 'll 're 've 'd 'm`.
    ///
    /// In Dutch `'s` and `'m` are words: a tag other than that of a particle or a verb says so.
    private func isClitic(_ letters: Span<UInt8>, _ tag: UniversalTag?) -> Bool {
        let first = letters[0] | 0x20
        if letters.count == 1 {
            guard first == 0x73 || first == 0x6D || first == 0x64 else { return false }
            return tag == nil || tag == .particle || tag == .verb || tag == .auxiliary
        }
        guard letters.count == 2 else { return false }
        let second = letters[1] | 0x20
        return first == 0x6C && second == 0x6C || (first == 0x72 || first == 0x76) && second == 0x65
    }

    /// Whether `word` is `n't`, with a straight or a curly apostrophe.
    private func isNegation(_ word: Span<UInt8>) -> Bool {
        guard word.count == 3 || word.count == 5, word[word.count - 1] | 0x20 == 0x74 else {
            return false
        }
        return word.count == 3 ? word[1] == 0x27 : word.hasBytes([0xE2, 0x80, 0x99], at: 1)
    }

    /// Whether all of `word` is closing marks.
    private func isClosing(_ word: Span<UInt8>) -> Bool {
        for index in word.indices {
            switch word[index] {
            case 0x2C, 0x2E, 0x21, 0x3A, 0x3B, 0x3F, 0x29, 0x5D, 0x7D, 0x25: continue
            default: return false
            }
        }
        return true
    }

    /// Curly and angle quotes, the ellipsis, currency signs.
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
