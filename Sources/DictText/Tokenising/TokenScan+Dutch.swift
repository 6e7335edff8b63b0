/// The tokenising rules for Dutch, which follow the treebanks UD Dutch Alpino and LassySmall.
extension TokenScan {
    /// Returns the end offset of the token if the mark after `word` joins it to the next run of
    /// letters and digits, or `nil` otherwise.
    func dutchJoint(_ word: WordRun) -> Int? {
        let sign = word.end
        let next = text.next(sign)
        let before = text.kind(text.previous(sign))
        let after = text.kind(next)
        guard after.isWord else { return dutchBracket(word) ?? dutchDoubleJoint(word, next) }
        switch text.kind(sign) {
        case .apostrophe, .hyphen: return runEnd(next)
        case .stop:
            if before == .digit, after == .digit { return runEnd(next) }
            return dutchStop(word, next)
        default: break
        }
        switch text.ascii(sign) {
        case UInt8(ascii: ","), UInt8(ascii: ":"):
            return before == .digit && after == .digit ? runEnd(next) : nil
        case UInt8(ascii: "&"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="):
            return runEnd(next)
        case UInt8(ascii: "("): return dutchBracket(word)
        default: return nil
        }
    }

    /// Returns the end offset of the token if the full stop after `word` is inside an abbreviation,
    /// initials, or a file or host name, or `nil` otherwise.
    private func dutchStop(_ word: WordRun, _ next: Int) -> Int? {
        guard text.kind(text.previous(word.end)).isLetter, text.kind(next).isLetter else {
            return nil
        }
        let end = runEnd(next)
        let isSingle = text.next(word.segment) == word.end
        if isSingle, text.next(next) == end { return end }
        if isSingle, text.kind(word.segment) == .upper, text.kind(next) == .upper { return end }
        if text.next(next) == end, text.kind(next) == .lower { return end }
        if tables.extensions.contains(WordKey(text, next, end)), text.kind(next) == .lower {
            return end
        }
        return tables.hosts.contains(WordKey(text, word.start, word.first)) ? end : nil
    }

    /// Returns the end offset of the token if two marks join `word` to the next run of letters and
    /// digits, or `nil` otherwise.
    ///
    /// The marks are a full stop and a hyphen after an abbreviation (St.-Janstraat), or a hyphen
    /// and an apostrophe before a capital.
    private func dutchDoubleJoint(_ word: WordRun, _ next: Int) -> Int? {
        let behind = text.next(next)
        guard text.kind(behind).isLetter else { return nil }
        switch (text.kind(word.end), text.kind(next)) {
        case (.stop, .hyphen):
            let isShort =
                isInitials(word)
                || tables.abbreviations.contains(WordKey(text, word.start, word.end))
            return isShort ? runEnd(behind) : nil
        case (.hyphen, .apostrophe): return text.kind(behind) == .upper ? runEnd(behind) : nil
        default: return nil
        }
    }

    /// Returns the end offset of the token if `word` continues with a short part in brackets, as in
    /// woord(en), or `nil` otherwise.
    private func dutchBracket(_ word: WordRun) -> Int? {
        guard text.ascii(word.end) == UInt8(ascii: "(") else { return nil }
        var offset = word.end + 1
        var steps = 0
        while steps < 12,
            text.kind(offset).isWord || text.kind(offset) == .hyphen
                || text.ascii(offset) == UInt8(ascii: "+")
        {
            offset = text.next(offset)
            steps += 1
        }
        guard steps > 0, text.ascii(offset) == UInt8(ascii: ")") else { return nil }
        return runEnd(offset + 1)
    }

    /// Returns the end offset of the token if a mark directly after `word` is part of it, or `nil`
    /// otherwise.
    ///
    /// The mark is a percent sign after a number, the hyphen of a shortened compound, or the hyphen
    /// and dots of an open range.
    func dutchSuffixEnd(_ word: WordRun) -> Int? {
        let before = text.kind(text.previous(word.end))
        if before == .digit, text.ascii(word.end) == UInt8(ascii: "%") { return word.end + 1 }
        guard text.kind(word.end) == .hyphen, before.isWord else { return nil }
        let next = text.next(word.end)
        switch text.kind(next) {
        case .hyphen: return nil
        case .stop where before == .digit:
            let isEllipsis = (0..<3).allSatisfy { text.ascii(next + $0) == UInt8(ascii: ".") }
            return isEllipsis ? next + 3 : nil
        case .space, .symbol, .stop: return before.isLetter ? next : nil
        default: return nil
        }
    }

    /// Returns the end offset of the word that begins with an apostrophe, a hyphen or a bracket at
    /// `start`, or `nil` if there is none.
    mutating func dutchOpening(_ start: Int) -> Int? {
        if text.ascii(start) == UInt8(ascii: "(") { return dutchBracketedPart(start) }
        let next = text.next(start)
        let after = text.kind(next)
        guard after.isWord else { return nil }
        let end = runEnd(next)
        if text.kind(start) == .hyphen {
            guard after.isLetter, text.kind(text.previous(start)) == .space else { return nil }
            return end
        }
        guard text.kind(start) == .apostrophe else { return nil }
        if after == .digit { return digitsEnd(next, limit: 3) == next + 2 ? end : nil }
        guard tables.clipped.contains(WordKey(text, next, end)) else { return nil }
        let behind = text.next(end)
        return text.kind(end) == .hyphen && text.kind(behind).isLetter ? runEnd(behind) : end
    }

    /// Returns the end offset of the compound at `start` whose first part is in brackets, as in
    /// (tbs-)behandeling, or `nil` if there is none.
    private func dutchBracketedPart(_ start: Int) -> Int? {
        var offset = start + 1
        var steps = 0
        while steps < 16, text.kind(offset).isLetter {
            offset = text.next(offset)
            steps += 1
        }
        if text.kind(offset) == .hyphen { offset = text.next(offset) }
        guard steps > 0, text.ascii(offset) == UInt8(ascii: ")"), text.kind(offset + 1).isLetter
        else {
            return nil
        }
        return runEnd(offset + 1)
    }
}
