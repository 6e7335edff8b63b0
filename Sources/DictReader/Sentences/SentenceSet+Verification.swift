public import DictFormat
import DictModel

extension SentenceSet {
    /// Compares all contents with the rules of the format: forms that are words with a tag, each
    /// once; answers in order, each that of a gap; sets of rivals; sentences of sound codes, no text
    /// twice, no hidden word twice in its sentence; classes and counts that follow from them.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` or ``FormatError/damagedEntry(_:_:_:)``.
    /// - Complexity: O(n log n) for n tokens and rivals.
    public func verifyStructure() throws(FormatError) {
        guard info.isZero(SentencesFormat.Info.rivalSetCount + 4..<SentencesFormat.infoSize) else {
            throw .damaged(SentencesFormat.info, .value)
        }
        try verifyForms()
        let words = try verifyAnswers()
        let use = try verifySentences(words)
        try verifyRivalSets(use)
        try verifyRanks()
    }

    private func verifyForms() throws(FormatError) {
        let id = SentencesFormat.forms
        try Self.verifyPlaces(of: forms.table, id)
        var records: [[UInt8]] = []
        for number in 0..<forms.count {
            guard let form = forms.form(number) else { throw .damagedEntry(id, number, .value) }
            let space = form.otherSpace.copied
            let isSpace =
                form.space != .other
                || !space.isEmpty && space != [0x20] && SentencesFormat.isSpace(space.span)
            guard isSpace, SentencesFormat.isToken(form.text.copied.span) else {
                throw .damagedEntry(id, number, .words)
            }
            records.append(forms.table.record(at: number)?.copied ?? [])
        }
        if let number = records.secondOfEqual { throw .damagedEntry(id, number, .repeated) }
    }

    /// The caseless form of each form, once the answers are in order.
    private func verifyAnswers() throws(FormatError) -> [[UInt8]] {
        let words = (0..<forms.count).map { forms.caseless($0) ?? [] }
        var previous: [UInt8]?
        for number in 0..<answerCount {
            guard let form = answerForm(number) else {
                throw .damagedEntry(SentencesFormat.answers, number, .value)
            }
            if let previous, !previous.lexicographicallyPrecedes(words[form]) {
                throw .damagedEntry(SentencesFormat.answers, number, .order)
            }
            previous = words[form]
        }
        return words
    }

    /// Each set stands there once, and is that of a gap whose own answer is not in it.
    private func verifyRivalSets(_ use: SentenceUse) throws(FormatError) {
        let id = SentencesFormat.rivals
        try Self.verifyPlaces(of: rivalSets, id)
        var records: [[UInt8]] = []
        for number in 0..<rivalSets.count {
            guard let rivals = rivals(inSet: number) else {
                throw .damagedEntry(id, number, .value)
            }
            guard !use.answersOfRivalSets[number].isEmpty else {
                throw .damagedEntry(id, number, .unused)
            }
            for answer in use.answersOfRivalSets[number] where rivals.holds(answer) {
                throw .damagedEntry(id, number, .words)
            }
            records.append(rivalSets.record(at: number)?.copied ?? [])
        }
        if let number = records.secondOfEqual { throw .damagedEntry(id, number, .repeated) }
    }

    private func verifySentences(_ words: [[UInt8]]) throws(FormatError) -> SentenceUse {
        let id = SentencesFormat.sentences
        try Self.verifyPlaces(of: sentences, id)
        var use = SentenceUse(self)
        var texts: [[UInt8]] = []
        for index in 0..<count {
            try verifySentence(index, words, &use)
            guard let text = sentence(at: index)?.text else {
                throw .damagedEntry(id, index, .words)
            }
            texts.append(text)
        }
        if let index = texts.secondOfEqual { throw .damagedEntry(id, index, .repeated) }
        if let unused = use.answers.firstIndex(of: false) {
            throw .damagedEntry(SentencesFormat.answers, unused, .unused)
        }
        if let unused = use.forms.firstIndex(of: false) {
            throw .damagedEntry(SentencesFormat.forms, unused, .unused)
        }
        return use
    }

    private func verifySentence(
        _ index: Int, _ words: [[UInt8]], _ use: inout SentenceUse
    ) throws(FormatError) {
        let id = SentencesFormat.sentences
        guard let record = sentences.record(at: index) else {
            throw .damagedEntry(id, index, .length)
        }
        var (found, playable): (LexicalClassSet, LexicalClassSet) = ([], [])
        var tokens: [Int] = []
        var hidden: [Int] = []
        var codes = SentenceCodes(record)
        while let code = codes.next() {
            guard let form = forms.form(code.form) else { throw .damagedEntry(id, index, .value) }
            if tokens.isEmpty, form.space != .one { throw .damagedEntry(id, index, .value) }
            use.forms[code.form] = true
            found.insert(LexicalClassSet(LexicalClass(form.tag)))
            tokens.append(code.form)
            guard let rivalSet = code.rivalSet else { continue }
            guard form.tag != .punctuation, form.tag != .symbol,
                let answer = answer(withCaselessForm: words[code.form]),
                rivalSet < rivalSets.count
            else { throw .damagedEntry(id, index, .value) }
            use.answers[answer] = true
            use.answersOfRivalSets[rivalSet].append(answer)
            hidden.append(code.form)
            playable.insert(LexicalClassSet(LexicalClass(form.tag)))
        }
        guard !codes.isDamaged, !tokens.isEmpty else { throw .damagedEntry(id, index, .value) }
        for form in hidden where tokens.count(where: { words[$0] == words[form] }) != 1 {
            throw .damagedEntry(id, index, .repeated)
        }
        guard classes(at: index) == found, self.playable(at: index) == playable else {
            throw .damagedEntry(SentencesFormat.masks, index, .value)
        }
    }

    /// Section RANK counts what section MASK, which is right, tells.
    private func verifyRanks() throws(FormatError) {
        var counts = [Int](repeating: 0, count: LexicalClass.allCases.count)
        for index in 0...count {
            if index % SentencesFormat.rankStride == 0 || index == count {
                let entry = (index + SentencesFormat.rankStride - 1) / SentencesFormat.rankStride
                for lexicalClass in LexicalClass.allCases
                where rank(entry, lexicalClass) != counts[Int(lexicalClass.rawValue)] {
                    throw .damagedEntry(SentencesFormat.ranks, entry, .value)
                }
            }
            let playable = playable(at: index)
            for lexicalClass in LexicalClass.allCases where playable.contains(lexicalClass) {
                counts[Int(lexicalClass.rawValue)] += 1
            }
        }
    }

    private static func verifyPlaces(
        of table: RecordTable, _ id: SectionID
    ) throws(FormatError) {
        guard let index = table.misplaced else { return }
        throw index < table.count ? .damagedEntry(id, index, .length) : .damaged(id, .length)
    }
}

/// What of a file its sentences use.
private struct SentenceUse {
    var forms: [Bool]
    var answers: [Bool]
    /// The answers of the gaps that share each set of rivals.
    var answersOfRivalSets: [[Int]]

    init(_ set: SentenceSet) {
        forms = [Bool](repeating: false, count: set.forms.count)
        answers = [Bool](repeating: false, count: set.answerCount)
        answersOfRivalSets = [[Int]](repeating: [], count: set.rivalSets.count)
    }
}

extension [Int] {
    /// Whether `number` is among these, which ascend.
    fileprivate func holds(_ number: Int) -> Bool {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if self[middle] == number { return true }
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return false
    }
}
