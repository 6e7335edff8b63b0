import DictModel

/// The rules for tokens that begin with neither a letter nor a digit.
extension TokenScan {
    /// Adds the token that begins with the mark at `start`, and returns the end offset of the
    /// token.
    mutating func scanMark(_ start: Int) -> Int {
        let end = openingEnd(start) ?? emoticonEnd(start) ?? markEnd(start)
        emit(start, end)
        return end
    }

    /// Returns the end offset of the word that begins with the mark at `start`, or `nil` if the
    /// mark does not begin a word.
    private mutating func openingEnd(_ start: Int) -> Int? {
        switch language {
        case .dutch: dutchOpening(start)
        case .english: englishOpening(start)
        }
    }

    /// Returns the end offset of an English word that begins with a mark, as in 'em, '70s, +44 and
    /// @name, or `nil` if there is none.
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
        case UInt8(ascii: "+"): return isFirst && after == .digit ? runEnd(next) : nil
        case UInt8(ascii: "#"), UInt8(ascii: "@"):
            return isFirst && after.isLetter ? runEnd(next) : nil
        case UInt8(ascii: "."):
            let end = runEnd(next)
            return isFirst && tables.extensions.contains(WordKey(text, next, end)) ? end : nil
        default: return nil
        }
    }

    /// Returns the end offset of the run of equal or sentence-final marks at `start`, or of the
    /// single character there.
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
        if text.ascii(start) == UInt8(ascii: ","), language == .dutch { return lowQuoteEnd(start) }
        guard repeats(start) else { return end }
        while end < text.count, text.isSame(start, end) { end = text.next(end) }
        return end
    }

    /// Returns the end offset of the first token in the run of commas at `start`.
    ///
    /// The last two commas of a run are a low quotation mark; any before them are separate tokens.
    private func lowQuoteEnd(_ start: Int) -> Int {
        let isQuote =
            text.ascii(start + 1) == UInt8(ascii: ",") && text.ascii(start + 2) != UInt8(ascii: ",")
        return isQuote ? start + 2 : start + 1
    }

    /// Whether the character at `offset` is a full stop, an exclamation mark, a question mark or an
    /// ellipsis.
    private func isFinal(_ offset: Int) -> Bool {
        switch text.ascii(offset) {
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): true
        default: text.longScalar(offset) == 0x2026
        }
    }

    /// Whether a run of the mark at `offset` forms a single token, as in `---`.
    private func repeats(_ offset: Int) -> Bool {
        switch text.ascii(offset) {
        case UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "*"),
            UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "<")...UInt8(ascii: ">"),
            UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "|"),
            UInt8(ascii: "~"):
            true
        case 0: (0x2010...0x2015) ~= text.longScalar(offset)
        default: false
        }
    }

    /// Returns the end offset of the emoticon at `start`, such as `:-)` or `^_^`, or `nil` if there
    /// is none.
    private func emoticonEnd(_ start: Int) -> Int? {
        var offset = start + 1
        let next = text.ascii(offset)
        switch text.ascii(start) {
        case UInt8(ascii: "^")
        where next == UInt8(ascii: "_") && text.ascii(offset + 1) == UInt8(ascii: "^"):
            return offset + 2
        case UInt8(ascii: "<") where next == UInt8(ascii: "3") && !text.kind(offset + 1).isWord:
            return offset + 1
        case UInt8(ascii: "(") where next == UInt8(ascii: ":") || next == UInt8(ascii: ";"):
            let isFace = !text.kind(offset + 1).isWord && text.kind(text.previous(start)) == .space
            return isFace ? offset + 1 : nil
        case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "="): break
        default: return nil
        }
        guard text.kind(text.previous(start)) != .digit else { return nil }
        if text.ascii(offset) == UInt8(ascii: "-") { offset += 1 }
        switch text.ascii(offset) {
        case UInt8(ascii: "("), UInt8(ascii: ")"):
            let mouth = offset
            while offset < text.count, text.isSame(mouth, offset) { offset += 1 }
            return offset
        case UInt8(ascii: "D"), UInt8(ascii: "O"), UInt8(ascii: "P"), UInt8(ascii: "o"),
            UInt8(ascii: "p"), UInt8(ascii: "s"), UInt8(ascii: "X"), UInt8(ascii: "x"),
            UInt8(ascii: "/"), UInt8(ascii: "|"):
            let isAlone =
                !text.kind(offset + 1).isWord && text.ascii(offset + 1) != UInt8(ascii: "/")
                && text.kind(text.previous(start)) == .space
            return isAlone ? offset + 1 : nil
        default: return nil
        }
    }
}
