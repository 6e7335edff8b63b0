package import DictModel

/// A scan that groups the tokens of a paragraph into sentences.
///
/// A sentence ends after a final mark, such as a full stop, if the text after it can begin a
/// sentence. Quotes and brackets that close after the mark belong to the sentence. Sentences always
/// begin and end at tokens.
struct SentenceScan {
    private let text: CharacterText
    private let tokens: [ByteRange]
    private let tables: TokenTables
    private let language: Language
    /// The quotations that are open at the current token.
    private var quotes = OpenQuotes()

    init(_ scan: TokenScan) {
        text = scan.text
        tokens = scan.ranges
        tables = scan.tables
        language = scan.language
    }

    /// Returns the sentences, in text order.
    mutating func sentences() -> [SplitSentence] {
        var sentences: [SplitSentence] = []
        var first = 0
        var isDoubtful = false
        var index = 0
        while index < tokens.count {
            quotes.note(tokens[index], in: text)
            guard let mark = finalMark(index) else {
                index += 1
                continue
            }
            var next = index + 1
            while next < tokens.count, isCloser(next) {
                quotes.note(tokens[next], in: text)
                next += 1
            }
            if next < tokens.count {
                if isEnd(mark, at: index, before: next) {
                    let isCut = beginsLow(next) || isOrdinal(index - 1)
                    sentences.append(
                        SplitSentence(range: range(first, next), isDoubtful: isDoubtful || isCut))
                    first = next
                    isDoubtful = isCut || next > index + 1 && namesSpeaker(next)
                } else if mayEnd(at: index, before: next) {
                    isDoubtful = true
                }
            }
            index = next
        }
        if first < tokens.count {
            sentences.append(
                SplitSentence(range: range(first, tokens.count), isDoubtful: isDoubtful))
        }
        return sentences
    }

    private func range(_ first: Int, _ end: Int) -> ByteRange {
        let offset = tokens[first].offset
        return ByteRange(offset: offset, length: tokens[end - 1].end - offset)
    }

    /// Whether a sentence ends with the mark at `index`, so that the token at `next` begins
    /// another.
    ///
    /// Any tokens between `index` and `next` are closing quotes and brackets.
    private func isEnd(_ mark: FinalMark, at index: Int, before next: Int) -> Bool {
        let isApart = tokens[next - 1].end < tokens[next].offset
        switch mark {
        case .abbreviation: return isApart && next == index + 1 && isStarter(tokens[next])
        case .stop:
            if isApart {
                if isInitial(index - 1), !isStarter(tokens[next]) { return false }
                return begins(next) || next == index + 1 && beginsLow(next, behind: index)
            }
            return next == index + 1 && followsLower(index) && beginsUpper(next)
        case .strong:
            if isApart {
                return begins(next) || next == index + 1 && language == .english && beginsLow(next)
            }
            return followsLower(index) && beginsUpper(next)
        case .dots: return isApart && begins(next)
        }
    }

    /// Whether a sentence may end with the token at `index` although it probably does not: one that
    /// ends with an abbreviation for a measure, a time or a street, before a capital.
    private func mayEnd(at index: Int, before next: Int) -> Bool {
        let token = tokens[index]
        guard token.end < tokens[next].offset, beginsUpper(next) else { return false }
        if text.kind(token.offset).isWord {
            return tables.closers.contains(WordKey(text, token.offset, token.end - 1))
                && !isTitle(index)
        }
        return isInitial(index - 1)
    }

    /// Whether the token at `index` is a capital after a name, perhaps one of its initials.
    private func isInitial(_ index: Int) -> Bool {
        guard index > 0, tokens[index].length == 1 else { return false }
        return text.kind(tokens[index].offset) == .upper
            && text.kind(tokens[index - 1].offset) == .upper
    }

    private enum FinalMark { case stop, strong, dots, abbreviation }

    private func finalMark(_ index: Int) -> FinalMark? {
        let token = tokens[index]
        let last = text.ascii(token.end - 1)
        if text.kind(token.offset).isWord {
            guard last == UInt8(ascii: ".") else { return nil }
            let key = WordKey(text, token.offset, token.end - 1)
            if key == Self.etc || key == Self.enz { return .stop }
            let isInitial = text.next(token.offset) == token.end - 1
            return isTitle(index) || isInitial ? nil : .abbreviation
        }
        switch last {
        case UInt8(ascii: "."): return token.length == 1 ? .stop : .dots
        case UInt8(ascii: "!"), UInt8(ascii: "?"): return .strong
        default: return token.length == 3 && text.longScalar(token.offset) == 0x2026 ? .dots : nil
        }
    }

    /// Whether a name follows the abbreviation at `index`.
    ///
    /// One does in *St. Cross*, and none in *Baker St.* and *six ft.*
    private func isTitle(_ index: Int) -> Bool {
        let token = tokens[index]
        let key = WordKey(text, token.offset, token.end - 1)
        guard tables.titles.contains(key) else { return false }
        if !tables.closers.contains(key) { return true }
        guard beginsUpper(index) else { return false }
        guard index > 0 else { return true }
        switch text.kind(tokens[index - 1].offset) {
        case .upper, .digit: return false
        default: return true
        }
    }

    /// Whether the token at `index` is a number with letters.
    ///
    /// In old print, the stop after it may end nothing: *the 9th. day*.
    private func isOrdinal(_ index: Int) -> Bool {
        guard index >= 0 else { return false }
        return text.kind(tokens[index].offset) == .digit
            && text.kind(text.previous(tokens[index].end)) == .lower
    }

    private static let etc = WordKey("etc")
    private static let enz = WordKey("enz")

    /// Whether the token at `index` is a closing quotation mark or bracket.
    ///
    /// A quotation mark or bracket closes if it directly follows the token before it and, unless it
    /// is a curly quotation mark, is not directly followed by a word. After a space, a quotation
    /// mark closes only if a quotation is open.
    private func isCloser(_ index: Int) -> Bool {
        guard tokens[index - 1].end == tokens[index].offset else {
            return quotes.areClosed(by: tokens[index], in: text)
        }
        let start = tokens[index].offset
        switch text.ascii(start) {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")"), UInt8(ascii: "]"):
            return !text.kind(tokens[index].end).isWord
        case 0: return text.longScalar(start) == 0x2019 || text.longScalar(start) == 0x201D
        default: return false
        }
    }

    /// Whether a sentence can begin with the token at `index`.
    private func begins(_ index: Int) -> Bool {
        var index = index
        while index < tokens.count {
            let start = tokens[index].offset
            switch text.kind(start) {
            case .upper, .digit, .letter: return true
            case .lower: return false
            case .apostrophe where tokens[index].length > 2: return true
            default: break
            }
            switch text.ascii(start) {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ","),
                UInt8(ascii: "["), UInt8(ascii: "`"):
                index += 1
            case UInt8(ascii: "%"), UInt8(ascii: ")"), UInt8(ascii: "."), UInt8(ascii: "/"),
                UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "]"):
                return false
            default:
                guard (0x2018...0x201F) ~= text.longScalar(start) else { return true }
                index += 1
            }
            if index < tokens.count, tokens[index - 1].end < tokens[index].offset { return true }
        }
        return true
    }

    /// Whether the token at `next` begins with a lower-case letter, as sentences in casual writing
    /// may do.
    private func beginsLow(_ next: Int) -> Bool {
        text.kind(tokens[next].offset) == .lower
    }

    /// Whether the tokens from `next` on say who has spoken: “Why?” *Ann asked in a low voice.*
    private func namesSpeaker(_ next: Int) -> Bool {
        beginsUpper(next)
            && tokens.dropFirst(next + 1).prefix(2).contains { token in
                tables.sayings.contains(WordKey(text, token.offset, token.end))
            }
    }

    /// Whether a sentence in lower case can begin at the token `next`, after the full stop at
    /// `index`.
    ///
    /// It can if the word before the full stop is in lower case and has at least 3 bytes, and so is
    /// unlikely to be an abbreviation.
    private func beginsLow(_ next: Int, behind index: Int) -> Bool {
        guard index > 0, beginsLow(next) else { return false }
        let word = tokens[index - 1]
        return word.end == tokens[index].offset && word.length >= 3
            && text.kind(word.offset) == .lower && text.kind(word.end - 1) == .lower
    }

    private func isStarter(_ token: ByteRange) -> Bool {
        text.kind(token.offset) == .upper
            && tables.starters.contains(WordKey(text, token.offset, token.end))
    }

    private func beginsUpper(_ index: Int) -> Bool {
        text.kind(tokens[index].offset) == .upper
    }

    private func followsLower(_ index: Int) -> Bool {
        index > 0 && text.kind(text.previous(tokens[index].offset)) == .lower
    }
}

/// A sentence of a paragraph.
package struct SplitSentence {
    /// The bytes of the sentence in the paragraph.
    package var range: ByteRange
    /// Whether another sentence may begin or end inside, or the sentence inside another one.
    package var isDoubtful: Bool
}

/// The quotations that are open at a point in a paragraph.
///
/// A straight quotation mark opens or closes a quotation depending on the spaces around it.
struct OpenQuotes {
    private var isDoubleOpen = false
    private var isLowOpen = false

    /// Opens or closes a quotation if the next token, `token`, is a quotation mark.
    mutating func note(_ token: ByteRange, in text: CharacterText) {
        switch text.ascii(token.offset) {
        case UInt8(ascii: "\""):
            let before = text.kind(text.previous(token.offset)) == .space
            let behind = text.kind(token.end) == .space
            isDoubleOpen = before == behind ? !isDoubleOpen : before
        case UInt8(ascii: ",") where token.length == 2: isLowOpen = true
        case UInt8(ascii: "'") where token.length == 2: isLowOpen = false
        default: break
        }
    }

    /// Whether the quotation mark `token`, which follows a space, closes an open quotation.
    func areClosed(by token: ByteRange, in text: CharacterText) -> Bool {
        guard text.kind(token.end) == .space else { return false }
        switch text.ascii(token.offset) {
        case UInt8(ascii: "\""): return isDoubleOpen
        case UInt8(ascii: "'"): return token.length == 2 && isLowOpen
        default: return false
        }
    }
}
