/// The tokenising rules for English, which follow the treebank UD English EWT.
extension TokenScan {
    /// Returns the end offset of the token if the mark after `word` joins it to the next run of
    /// letters and digits, or `nil` otherwise.
    func englishJoint(_ word: WordRun) -> Int? {
        let sign = word.end
        let next = text.next(sign)
        guard text.kind(next).isWord else { return nil }
        let before = text.kind(text.previous(sign))
        let after = text.kind(next)
        switch text.kind(sign) {
        case .apostrophe:
            return before.isLetter && after.isLetter || isDecade(sign, next) ? runEnd(next) : nil
        case .stop: return englishStop(word, next)
        case .hyphen: return englishHyphen(word, next)
        default: break
        }
        switch text.ascii(sign) {
        case UInt8(ascii: ","): return thousands(word, next)
        case UInt8(ascii: ":"): return before == .digit && after == .digit ? runEnd(next) : nil
        case UInt8(ascii: "/"):
            if before == .digit, after == .digit { return runEnd(next) }
            fallthrough
        case UInt8(ascii: "&"):
            let end = runEnd(next)
            if tables.signed.contains(WordKey(text, word.segment, end)) { return end }
            let capitals =
                text.ascii(sign) == UInt8(ascii: "&") && before == .upper && after == .upper
            return capitals && end - next <= 3 && sign - word.segment <= 4 ? end : nil
        case UInt8(ascii: "*"): return before.isLetter && after == .lower ? runEnd(next) : nil
        default: return nil
        }
    }

    /// Whether the apostrophe at `sign` is between a number and a final s, as in 70's.
    private func isDecade(_ sign: Int, _ next: Int) -> Bool {
        text.kind(text.previous(sign)) == .digit && text.ascii(next) | 0x20 == UInt8(ascii: "s")
            && !text.kind(next + 1).isWord
    }

    /// Returns the end offset of the token if the comma after `word` is between a digit and exactly
    /// three digits, or `nil` otherwise.
    private func thousands(_ word: WordRun, _ next: Int) -> Int? {
        guard text.kind(text.previous(word.end)) == .digit else { return nil }
        let end = digitsEnd(next, limit: 4)
        return end - next == 3 ? end : nil
    }

    /// Returns the end offset of the ASCII digits that begin at `offset`, of which at most `limit`
    /// are read.
    func digitsEnd(_ offset: Int, limit: Int) -> Int {
        var end = offset
        while end - offset < limit, text.ascii(end) >= UInt8(ascii: "0"),
            text.ascii(end) <= UInt8(ascii: "9")
        { end += 1 }
        return end
    }

    /// Returns the end offset of the token if the full stop after `word` is inside a number,
    /// initials, or a file or host name, or `nil` otherwise.
    private func englishStop(_ word: WordRun, _ next: Int) -> Int? {
        let before = text.kind(text.previous(word.end))
        let after = text.kind(next)
        if before == .digit, after == .digit { return runEnd(next) }
        let end = runEnd(next)
        if after.isLetter, text.next(next) == end, text.next(word.segment) == word.end {
            return before.isLetter ? end : nil
        }
        if tables.extensions.contains(WordKey(text, next, end)),
            text.kind(next) == .lower
                || text.kind(word.segment) == .upper && text.kind(text.next(word.segment)) == .upper
        {
            return end
        }
        if tables.hosts.contains(WordKey(text, word.start, word.first)) { return end }
        return WordKey(text, word.start, end) == Self.doctorate ? end : nil
    }

    /// Returns the end offset of the token if the hyphen after `word` follows a prefix or is inside
    /// a telephone number or date, or `nil` otherwise.
    private func englishHyphen(_ word: WordRun, _ next: Int) -> Int? {
        if tables.prefixes.contains(WordKey(text, word.segment, word.end)) { return runEnd(next) }
        guard text.kind(next) == .digit, text.kind(text.previous(word.end)) == .digit else {
            return nil
        }
        let first = word.end - word.segment
        let end = digitsEnd(next, limit: 16)
        guard digitsEnd(word.segment, limit: 16) == word.end, !text.kind(end).isWord else {
            return nil
        }
        let isChain = text.kind(end) == .hyphen && text.kind(text.next(end)) == .digit
        let wasChain = word.joints > 0 && text.kind(text.previous(word.segment)) == .hyphen
        let isTelephone = first == 3 && end - next == 4 || first == 5
        return isChain || wasChain || isTelephone ? end : nil
    }

    /// Returns the end offset of the token if `word` is one or two capitals before a dollar sign,
    /// as in US$, or `nil` otherwise.
    func englishSuffixEnd(_ word: WordRun) -> Int? {
        let length = word.end - word.start
        guard text.ascii(word.end) == UInt8(ascii: "$"), length <= 2,
            text.kind(word.start) == .upper,
            text.kind(word.end - 1) == .upper
        else { return nil }
        return word.end + 1
    }

    /// Whether the word in `start..<end`, which contains no marks, may be more than one token.
    ///
    /// This is a quick check of the word's length and its first and last characters.
    func canBeSeveral(_ start: Int, _ end: Int) -> Bool {
        if text.kind(start) == .digit { return true }
        guard end - start <= 9 else { return false }
        switch text.byte(end - 1) | 0x20 {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "l"), UInt8(ascii: "m"),
            UInt8(ascii: "s"), UInt8(ascii: "t"):
            return true
        default: return false
        }
    }

    /// Adds the word in `start..<end` as one token, or divides it into several.
    ///
    /// A word is divided if it has clitics (we|'ll), ends with a unit (10|am) or is two fused words
    /// (can|not). `joints` is the number of marks inside the word.
    mutating func emitEnglish(_ start: Int, _ end: Int, joints: Int) {
        if joints > 0, let cut = cliticStart(start, end) {
            emitEnglish(start, cut, joints: min(joints - 1, 4))
            emit(cut, end)
        } else if let cut = fusedStart(start, end) ?? unitStart(start, end), cut < end {
            emit(start, cut)
            emit(cut, end)
        } else {
            emit(start, end)
        }
    }

    /// Returns the start offset of the second of two fused words, as in can|not, do|nt and it|s, or
    /// `nil` if there is none.
    private func fusedStart(_ start: Int, _ end: Int) -> Int? {
        guard end - start <= 9, text.kind(start).isLetter, let key = WordKey(text, start, end)
        else { return nil }
        if let length = tables.splits.value(of: key) { return start + length }
        guard key == Self.its, text.kind(end) == .space else { return nil }
        let next = end + 1
        return tables.predicates.contains(WordKey(text, next, runEnd(next))) ? start + 2 : nil
    }

    private static let its = WordKey("its")
    private static let doctorate = WordKey("ph.d")

    /// Returns the start offset of the clitic at the end of the word in `start..<end`, as in
    /// do|n't, or `nil` if there is none.
    private func cliticStart(_ start: Int, _ end: Int) -> Int? {
        guard end - start > 2 else { return nil }
        var sign = text.previous(end)
        var steps = 0
        while sign > start, text.kind(sign) != .apostrophe, steps < 3 {
            sign = text.previous(sign)
            steps += 1
        }
        guard sign > start, steps > 0, text.kind(sign) == .apostrophe else { return nil }
        let letter = text.ascii(text.next(sign)) | 0x20
        let second = text.ascii(text.next(text.next(sign))) | 0x20
        let before = text.previous(sign)
        switch (steps, letter) {
        case (1, UInt8(ascii: "t")):
            let isNegation = text.ascii(before) | 0x20 == UInt8(ascii: "n") && before > start
            return isNegation ? before : nil
        case (1, UInt8(ascii: "s")), (1, UInt8(ascii: "m")), (1, UInt8(ascii: "d")):
            return text.kind(before).isLetter ? sign : nil
        case (2, UInt8(ascii: "l")): return second == UInt8(ascii: "l") ? sign : nil
        case (2, UInt8(ascii: "r")), (2, UInt8(ascii: "v")):
            return second == UInt8(ascii: "e") ? sign : nil
        default: return nil
        }
    }

    /// Returns the start offset of the unit that follows the digits of a number, as in 10|am and
    /// 25|m, or `nil` if there is none.
    private func unitStart(_ start: Int, _ end: Int) -> Int? {
        guard text.kind(start) == .digit else { return nil }
        var unit = end
        while unit > start, text.kind(unit - 1).isLetter { unit -= 1 }
        guard unit > start, unit < end, text.kind(unit - 1) == .digit,
            tables.units.contains(WordKey(text, unit, end))
        else { return nil }
        return unit
    }
}
