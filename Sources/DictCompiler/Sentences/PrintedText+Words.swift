import DictModel

// The measures of a single word and of its neighbours.

extension PrintedText {
    // MARK: - Holes

    /// Returns `hole` if something is missing in `word` or between it and `next`.
    func hole(_ before: Word?, _ word: Word, _ next: Word?) -> SentenceFlaw? {
        if !word.isPlain, replacesWords(before, word, next) { return .hole }
        if word.roles.isEmpty { return nil }
        let range = word.range
        let isMarked =
            range.lowerBound == word.core.lowerBound
            && Self.isMark(self[word.core.upperBound])
        let precedesMark =
            word.isBare && next.map { Self.isMark(self[$0.range.lowerBound]) } == true
        let mark = self[word.isBare ? next?.range.lowerBound ?? -1 : word.core.upperBound]
        if word.roles.contains(.conjunction), isMarked || precedesMark, mark == 0x2E {
            return .hole
        }
        // "Plan A" is no article.
        if word.roles.contains(.determiner),
            before == nil || !Self.isCapital(self[range.lowerBound])
        {
            if isMarked || precedesMark { return .hole }
            if word.isBare, next?.roles.contains(.noNoun) == true { return .hole }
        }
        let cannotEnd: PrintLists.Roles =
            before == nil ? [.preposition, .nounPreposition] : .preposition
        if !word.roles.isDisjoint(with: cannotEnd), isMarked, self[word.core.upperBound] == 0x2C {
            return .hole
        }
        if !word.roles.isDisjoint(with: [.preposition, .nounPreposition]), precedesMark {
            return .hole
        }
        let isLoose =
            word.isBare && word.roles.contains(.nounPreposition)
            && before?.roles.contains(.be) == true && next?.roles.contains(.conjunction) == true
        return isLoose ? .hole : nil
    }

    /// Whether the marks of `word` replace words that are missing.
    private func replacesWords(_ before: Word?, _ word: Word, _ next: Word?) -> Bool {
        let range = word.range
        if self[range.lowerBound] == 0x28, Self.isMark(self[range.lowerBound + 1]) { return true }
        if repeatsMark(in: range) || isDash(word) && next.map(isDash) == true { return true }
        if isDots(range) || before != nil && beginsWithDots(range) { return true }
        return (word.core.upperBound..<max(range.upperBound - 1, word.core.upperBound)).contains {
            (self[$0] == 0x2C || self[$0] == 0x3B) && Self.isMark(self[$0 + 1])
        }
    }

    private static func isMark(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2C, 0x2E, 0x3A, 0x3B, 0x21, 0x3F, 0x29, 0x2026: true
        default: false
        }
    }

    /// Whether a word follows dots with a blank before them.
    private func beginsWithDots(_ word: Range<Int>) -> Bool {
        self[word.lowerBound] == 0x2026
            || self[word.lowerBound] == 0x2E && self[word.lowerBound + 1] == 0x2E
    }

    /// Whether `word` is nothing but dots, which replace missing words.
    private func isDots(_ word: Range<Int>) -> Bool {
        var dots = 0
        for index in word {
            switch self[index] {
            case 0x2E: dots += 1
            case 0x2026: dots += 3
            case 0x28, 0x29: break
            default: return false
            }
        }
        return dots > 1
    }

    /// Whether a mark stands more often in a row than in print, or many marks do.
    ///
    /// Print has three dots, and two hyphens of a typewriter, but neither `!!` nor two dashes, which
    /// replace what is missing.
    private func repeatsMark(in word: Range<Int>) -> Bool {
        var (same, marks) = (0, 0)
        for index in word {
            let scalar = self[index]
            if isLetter(index) || isDigit(index) {
                (same, marks) = (0, 0)
                continue
            }
            same = index > word.lowerBound && self[index - 1] == scalar ? same + 1 : 1
            marks += 1
            let most =
                switch scalar {
                case 0x2E: 3
                case 0x2D: 2
                case 0x21, 0x2C, 0x3A, 0x3B, 0x3F, 0x2013, 0x2014, 0x2026: 1
                default: Self.mostMarks
                }
            if same > most || marks > Self.mostMarks { return true }
        }
        return false
    }

    /// Whether `word` is nothing but marks, of which the first is a dash or a hyphen.
    private func isDash(_ word: Word) -> Bool {
        word.core.isEmpty && [0x2D, 0x2013, 0x2014].contains(self[word.range.lowerBound])
    }

    /// The maximum number of marks in a row, as in `…?’”)`.
    private static let mostMarks = 6

    // MARK: - Blanks

    /// Returns `tokenised` if the blank before `word` is none of print.
    func blank(before word: Word, _ next: Word?) -> SentenceFlaw? {
        let start = word.range.lowerBound
        let first = self[start]
        if Self.isMark(first) { return first == 0x2E && isDigit(start + 1) ? nil : .tokenised }
        if word.form == [0x6E, 0x27, 0x74] { return .tokenised }
        guard Self.isApostrophe(first) else { return nil }
        if word.range.count == 1 { return .tokenised }
        let roles = rules.known(of: [0x27] + word.form).roles
        if roles.contains(.clippedArticle) {
            let isGenitive = next?.form.last == 0x73 || next?.roles.contains(.genitive) == true
            return isGenitive ? nil : .tokenised
        }
        return roles.contains(.clitic) ? .tokenised : nil
    }

    /// Returns `tokenised` if a dash has a blank on one side alone, `brokenWord` if a hyphen has,
    /// and `markup` for a slash between blanks.
    func edge(of word: Word, _ before: Word?, _ next: Word?) -> SentenceFlaw? {
        if word.isPlain { return hasCapitalOfLine(word, before, next) ? .cut : nil }
        let (first, last) = (self[word.range.lowerBound], self[word.range.upperBound - 1])
        if word.core.isEmpty {
            if word.range.count == 1, first == 0x2F { return .markup }
            return isDash(word) && first == 0x2D && before?.roles.contains(.pairing) == true
                ? .hole : nil
        }
        if let next, isLetter(next.range.lowerBound) {
            if last == 0x2014 || last == 0x2013 { return .tokenised }
            // App- political; but: hand- and footwork.
            if last == 0x2D, word.core.upperBound == word.range.upperBound - 1,
                !next.roles.contains(.pairing)
            {
                return .brokenWord
            }
        }
        if let before, isLetter(before.range.upperBound - 1), first == 0x2014 || first == 0x2013 {
            return .tokenised
        }
        return nil
    }

    /// Whether `word` has a capital that only the start of a line explains: *the cat And found*.
    private func hasCapitalOfLine(_ word: Word, _ before: Word?, _ next: Word?) -> Bool {
        guard word.roles.contains(.small), Self.isCapital(self[word.range.lowerBound]),
            word.range.count > 1, !Self.isCapital(self[word.range.lowerBound + 1]), let before,
            let next
        else { return false }
        let end = self[before.range.upperBound - 1]
        let follow = self[next.range.lowerBound]
        return
            (isLetter(before.range.upperBound - 1) || Self.isDigit(end) || end == 0x2C
            || end == 0x3B)
            && isLetter(next.range.lowerBound) && !Self.isCapital(follow)
    }

    /// Whether the words from `number` on, behind a dash, are those before it: given – given, I think
    /// you – I think you.
    func repeats(_ number: Int) -> Bool {
        guard number > 1, isDash(words[number - 1]) else { return false }
        for count in 1...4 where number > count && number + count <= words.count {
            let (old, new) = (
                words[number - 1 - count..<number - 1], words[number..<number + count]
            )
            if zip(old, new).allSatisfy({ $0.form == $1.form && $0.isBare && !$0.core.isEmpty }),
                new.first.flatMap(\.core.first).map(isLetter) == true
            {
                return true
            }
        }
        return false
    }

    // MARK: - Words

    /// Returns `doubled` if `word` repeats the one before it, `brokenWord` if it is a piece or
    /// misread, and `cut` if a stop inside it ends a sentence.
    func piece(_ word: Word, behind before: Word?) -> SentenceFlaw? {
        guard let first = word.core.first else { return nil }
        if let before, before.form == word.form, isLetter(first),
            before.core.upperBound == before.range.upperBound, first == word.range.lowerBound,
            !word.roles.contains(.double)
        {
            return .doubled
        }
        if word.roles.contains(.misread) { return .brokenWord }
        if word.core.count == 1 {
            let isSmall = self[first] >= 0x61 && self[first] <= 0x7A
            let isClipped =
                Self.isApostrophe(self[first - 1]) || Self.isApostrophe(self[first + 1])
            return isSmall && !isClipped && !word.roles.contains(.letter) ? .brokenWord : nil
        }
        if Self.isMisread(scalars[word.core]) { return .brokenWord }
        return !word.isPlain && (endsInside(word.core) || isOldOrdinal(word)) ? .cut : nil
    }

    /// Whether `word` is an ordinal with a stop inside the text, as in old print.
    private func isOldOrdinal(_ word: Word) -> Bool {
        isDigit(word.core.lowerBound) && isLetter(word.core.upperBound - 1)
            && self[word.core.upperBound] == 0x2E && word.range.upperBound < scalars.count
    }

    /// Whether letters and digits meet as in no word: sold1, l938, 12sister, chiId.
    private static func isMisread(_ word: ArraySlice<UInt32>) -> Bool {
        var (small, capitals, behindDigit) = (0, 0, 0)
        var previous: UInt32 = 0
        for scalar in word {
            if isDigit(scalar) {
                // A4 and H2O, but not sold1.
                if isLetter(previous), small > 0 || capitals > 4 { return true }
                behindDigit = 1
            } else if isLetter(scalar) {
                if behindDigit > 0 { behindDigit += 1 }
                if behindDigit > 4 { return true }
                if !isCapital(scalar) {
                    small += 1
                } else {
                    if small > 0, capitals == 0, isLetter(previous) { return true }
                    capitals += 1
                }
            } else {
                (small, capitals, behindDigit) = (0, 0, 0)
            }
            previous = scalar
        }
        return false
    }

    /// Whether a stop inside `word` ends a sentence or an abbreviation: fog.They, Mr.Brown,
    /// 1,000.That.
    private func endsInside(_ word: Range<Int>) -> Bool {
        for index in word {
            switch self[index] {
            case 0x2E, 0x21, 0x3F, 0x2C, 0x3B:
                guard Self.isCapital(self[index + 1]), isLetter(index + 2),
                    !Self.isCapital(self[index + 2])
                else { continue }
                if isDigit(index - 1) || isLetter(index - 1) && isLetter(index - 2) { return true }
            default: break
            }
        }
        return false
    }
}
