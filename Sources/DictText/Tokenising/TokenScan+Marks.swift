import DictModel

/// Tokens that begin with neither a letter nor a digit.
extension TokenScan {
    /// Cuts the token that begins at `start`; where the next one begins.
    mutating func scanMark(_ start: Int) -> Int {
        let end = openingEnd(start) ?? emoticonEnd(start) ?? markEnd(start)
        emit(start, end)
        return end
    }

    /// Where a word that begins with a sign ends; else `nil`.
    private mutating func openingEnd(_ start: Int) -> Int? {
        switch language {
        case .dutch: dutchOpening(start)
        case .english: englishOpening(start)
        }
    }

    /// 'em, 's, '70s, +44, @name.
    private func englishOpening(_ start: Int) -> Int? {
        let next = text.next(start)
        let after = text.kind(next)
        guard after.isWord else { return nil }
        let isFirst = text.kind(text.previous(start)) == .space
        if text.kind(start) == .apostrophe {
            let end = runEnd(next)
            if after == .digit {
                let digits = digitsEnd(next, limit: 3)
                return isFirst && digits == next + 2 && end - digits <= 1 ? end : nil
            }
            return tables.clipped.contains(WordKey(text, next, end)) ? end : nil
        }
        switch text.ascii(start) {
        case 0x2B: return isFirst && after == .digit ? runEnd(next) : nil
        case 0x23, 0x40: return isFirst && after.isLetter ? runEnd(next) : nil
        case 0x2E:
            let end = runEnd(next)
            return isFirst && tables.extensions.contains(WordKey(text, next, end)) ? end : nil
        default: return nil
        }
    }

    /// Where a run of one mark, or of marks that end a sentence, ends; else one character.
    private func markEnd(_ start: Int) -> Int {
        var end = text.next(start)
        if isFinal(start) {
            while isFinal(end) { end = text.next(end) }
            return end
        }
        if text.kind(start) == .apostrophe {
            while text.kind(end) == .apostrophe { end = text.next(end) }
            return end
        }
        if text.ascii(start) == 0x2C, language == .dutch { return lowQuoteEnd(start) }
        guard repeats(start) else { return end }
        while end < text.count, text.isSame(start, end) { end = text.next(end) }
        return end
    }

    /// Two commas are a quote; of more, the first ones are commas.
    private func lowQuoteEnd(_ start: Int) -> Int {
        let isQuote = text.ascii(start + 1) == 0x2C && text.ascii(start + 2) != 0x2C
        return isQuote ? start + 2 : start + 1
    }

    /// Whether a stop, an exclamation mark, a question mark or an ellipsis stands at `offset`.
    private func isFinal(_ offset: Int) -> Bool {
        switch text.ascii(offset) {
        case 0x2E, 0x21, 0x3F: true
        default: text.longScalar(offset) == 0x2026
        }
    }

    /// Whether a run of the mark at `offset` is one token.
    private func repeats(_ offset: Int) -> Bool {
        switch text.ascii(offset) {
        case 0x23, 0x24, 0x26, 0x2A, 0x2B, 0x2D, 0x3C...0x3E, 0x5C, 0x5E, 0x5F, 0x7C, 0x7E:
            true
        case 0: (0x2010...0x2015) ~= text.longScalar(offset)
        default: false
        }
    }

    /// Where a face drawn with marks ends: eyes, a nose perhaps, a mouth; else `nil`.
    private func emoticonEnd(_ start: Int) -> Int? {
        let eyes = text.ascii(start)
        var offset = start + 1
        switch eyes {
        case 0x5E where text.ascii(offset) == 0x5F && text.ascii(offset + 1) == 0x5E:
            return offset + 2
        case 0x3C where text.ascii(offset) == 0x33 && !text.kind(offset + 1).isWord:
            return offset + 1
        case 0x28 where text.ascii(offset) == 0x3A || text.ascii(offset) == 0x3B:
            let isFace = !text.kind(offset + 1).isWord && text.kind(text.previous(start)) == .space
            return isFace ? offset + 1 : nil
        case 0x3A, 0x3B, 0x3D: break
        default: return nil
        }
        guard text.kind(text.previous(start)) != .digit else { return nil }
        if text.ascii(offset) == 0x2D { offset += 1 }
        switch text.ascii(offset) {
        case 0x28, 0x29:
            let mouth = offset
            while offset < text.count, text.isSame(mouth, offset) { offset += 1 }
            return offset
        case 0x44, 0x4F, 0x50, 0x6F, 0x70, 0x73, 0x58, 0x78, 0x2F, 0x7C:
            let isAlone =
                !text.kind(offset + 1).isWord && text.ascii(offset + 1) != 0x2F
                && text.kind(text.previous(start)) == .space
            return isAlone ? offset + 1 : nil
        default: return nil
        }
    }
}
