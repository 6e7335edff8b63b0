import DictModel

/// Joins the tokens of a paragraph to sentences.
///
/// A sentence ends behind a mark that ends one, and behind the quotes and brackets that close
/// after it, where what follows can begin a sentence. Borders are borders of tokens.
struct SentenceScan {
    private let text: CharacterText
    private let tokens: [ByteRange]
    private let tables: TokenTables

    init(_ text: CharacterText, _ tokens: [ByteRange], _ tables: TokenTables) {
        self.text = text
        self.tokens = tokens
        self.tables = tables
    }

    /// The ranges of the sentences.
    func sentences() -> [ByteRange] {
        var sentences: [ByteRange] = []
        var first = 0
        var index = 0
        while index < tokens.count {
            let next = end(at: index)
            if let next {
                sentences.append(range(first, next))
                first = next
            }
            index = next ?? index + 1
        }
        if first < tokens.count { sentences.append(range(first, tokens.count)) }
        return sentences
    }

    private func range(_ first: Int, _ end: Int) -> ByteRange {
        let offset = tokens[first].offset
        return ByteRange(offset: offset, length: tokens[end - 1].end - offset)
    }

    /// The token behind the sentence that the token at `index` ends; `nil` where it ends none.
    private func end(at index: Int) -> Int? {
        guard let mark = finalMark(tokens[index]) else { return nil }
        var next = index + 1
        while next < tokens.count, isCloser(next) { next += 1 }
        guard next < tokens.count else { return nil }
        let isApart = tokens[next - 1].end < tokens[next].offset
        switch mark {
        case .abbreviation:
            return isApart && next == index + 1 && isStarter(tokens[next]) ? next : nil
        case .stop:
            guard isApart else {
                let isJoined = next == index + 1 && followsLower(index) && beginsUpper(next)
                return isJoined ? next : nil
            }
            return begins(next) ? next : nil
        case .strong:
            return (isApart || followsLower(index) && beginsUpper(next)) && begins(next)
                ? next : nil
        case .dots:
            return isApart && begins(next) ? next : nil
        }
    }

    private enum FinalMark { case stop, strong, dots, abbreviation }

    private func finalMark(_ token: ByteRange) -> FinalMark? {
        let last = text.ascii(token.end - 1)
        if text.kind(token.offset).isWord {
            guard last == 0x2E else { return nil }
            let key = WordKey(text, token.offset, token.end - 1)
            return tables.titles.contains(key) ? nil : .abbreviation
        }
        switch last {
        case 0x2E: return token.length == 1 ? .stop : .dots
        case 0x21, 0x3F: return .strong
        default: return token.length == 3 && text.longScalar(token.offset) == 0x2026 ? .dots : nil
        }
    }

    /// Whether a quote or a bracket closes here: it adjoins what is before it.
    private func isCloser(_ index: Int) -> Bool {
        guard tokens[index - 1].end == tokens[index].offset else { return false }
        let start = tokens[index].offset
        switch text.ascii(start) {
        case 0x22, 0x27, 0x29, 0x5D: return !text.kind(tokens[index].end).isWord
        case 0: return text.longScalar(start) == 0x2019 || text.longScalar(start) == 0x201D
        default: return false
        }
    }

    /// Whether the token can be the first of a sentence.
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
            case 0x22, 0x27, 0x28, 0x2C, 0x5B, 0x60: index += 1
            default:
                let scalar = text.longScalar(start)
                guard (0x2018...0x201F) ~= scalar else { return text.kind(start) != .stop }
                index += 1
            }
            if index < tokens.count, tokens[index - 1].end < tokens[index].offset { return true }
        }
        return true
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
