public import DictFormat
import DictModel

extension SentenceSet {
    /// Checks the entire contents of the file against the rules of the format.
    ///
    /// Forms, rival sets and sentences must be valid and unique, and all forms and rival sets must
    /// be in use. Answers must be sorted, and each must belong to a gap. A hidden word must occur
    /// only once in its sentence. Classes and counts must agree with the sentences.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` or ``FormatError/damagedEntry(_:_:_:)``.
    /// - Complexity: O(*n* log *n*), where *n* is the number of tokens and rivals.
    public func verifyStructure() throws(FormatError) {
        guard info.isZero(SentencesFormat.Info.rivalSetCount + 4..<SentencesFormat.infoSize) else {
            throw .damaged(SentencesFormat.info, .value)
        }
        try verifyForms()
        let use = try verifySentences(try verifyAnswers())
        try verifyRivalSets(answersOfGaps: use.answersOfRivalSets)
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

    /// Checks that the answers are sorted, and returns the words of all forms.
    ///
    /// - Throws: ``FormatError/damagedEntry(_:_:_:)`` for the first answer that is damaged or out
    ///   of order.
    private func verifyAnswers() throws(FormatError) -> FormWords {
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
        return FormWords(words, in: self)
    }

    private func verifySentences(_ words: FormWords) throws(FormatError) -> SentenceUse {
        let id = SentencesFormat.sentences
        try Self.verifyPlaces(of: sentences, id)
        var use = SentenceUse(self)
        var digests: [UInt64] = []
        for index in 0..<count {
            try verifySentence(index, words, &use)
            guard let text = tokenised(at: index)?.text else {
                throw .damagedEntry(id, index, .words)
            }
            digests.append(Checksum.of(text))
        }
        if let index = repeatedText(digests) { throw .damagedEntry(id, index, .repeated) }
        if let unused = use.answers.firstIndex(of: false) {
            throw .damagedEntry(SentencesFormat.answers, unused, .unused)
        }
        if let unused = use.forms.firstIndex(of: false) {
            throw .damagedEntry(SentencesFormat.forms, unused, .unused)
        }
        return use
    }

    /// Returns the index of a sentence that repeats the text of an earlier one, or `nil` if all
    /// texts are different.
    ///
    /// `digests` contains a checksum of each sentence's text. Only texts with equal checksums are
    /// compared. Keeping all texts could need too much memory, because a text can be a hundred
    /// times as long as its record.
    private func repeatedText(_ digests: [UInt64]) -> Int? {
        let ordered = digests.indices.sorted {
            digests[$0] == digests[$1] ? $0 < $1 : digests[$0] < digests[$1]
        }
        var start = 0
        while start < ordered.count {
            let alike = ordered[start...].prefix { digests[$0] == digests[ordered[start]] }
            start += alike.count
            if alike.count == 1 { continue }
            let texts = alike.map { tokenised(at: $0)?.text ?? [] }
            if let second = texts.secondOfEqual { return alike[alike.startIndex + second] }
        }
        return nil
    }

    private func verifySentence(
        _ index: Int, _ words: FormWords, _ use: inout SentenceUse
    ) throws(FormatError) {
        let id = SentencesFormat.sentences
        guard let record = sentences.record(at: index) else {
            throw .damagedEntry(id, index, .length)
        }
        var (found, playable): (LexicalClassSet, LexicalClassSet) = ([], [])
        var isFirst = true
        var codes = SentenceCodes(record)
        while let code = codes.next() {
            guard let form = forms.form(code.form) else { throw .damagedEntry(id, index, .value) }
            if isFirst, form.space != .one { throw .damagedEntry(id, index, .value) }
            isFirst = false
            use.forms[code.form] = true
            found.insert(LexicalClassSet(LexicalClass(form.tag)))
            let isGap = code.rivalSet != nil
            guard use.meets(words.numbers[code.form], in: index, isGap: isGap) else {
                throw .damagedEntry(id, index, .repeated)
            }
            guard let rivalSet = code.rivalSet else { continue }
            guard form.tag != .punctuation, form.tag != .symbol,
                let answer = words.answers[code.form], rivalSet < rivalSets.count
            else { throw .damagedEntry(id, index, .value) }
            use.answers[answer] = true
            use.answersOfRivalSets[rivalSet].append(answer)
            playable.insert(LexicalClassSet(LexicalClass(form.tag)))
        }
        guard !codes.isDamaged, !isFirst else { throw .damagedEntry(id, index, .value) }
        guard classes(at: index) == found, self.playable(at: index) == playable else {
            throw .damagedEntry(SentencesFormat.masks, index, .value)
        }
    }

    /// Checks that the counts in section RANK agree with section MASK, which must have been checked
    /// already.
    ///
    /// - Throws: ``FormatError/damagedEntry(_:_:_:)`` for the first count that is wrong.
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

    static func verifyPlaces(
        of table: RecordTable, _ id: SectionID
    ) throws(FormatError) {
        guard let index = table.misplaced else { return }
        throw index < table.count ? .damagedEntry(id, index, .length) : .damaged(id, .length)
    }
}

/// The words that the forms of a file contain, ignoring case.
private struct FormWords {
    /// A number for the word in each form, indexed by form number.
    ///
    /// Forms that contain the same word have the same number.
    private(set) var numbers: [Int]
    /// For each form, the number assigned to its word as an answer, or `nil` if it is not an
    /// answer.
    ///
    /// The array is indexed by form number.
    let answers: [Int?]

    /// Creates a table of the words in the forms of `set`.
    ///
    /// `words` contains the caseless form of each form's text, indexed by form number.
    init(_ words: [[UInt8]], in set: SentenceSet) {
        answers = words.map { set.answer(withCaselessForm: $0) }
        numbers = [Int](repeating: 0, count: words.count)
        let ordered = words.ordered
        for (one, next) in zip(ordered, ordered.dropFirst()) {
            numbers[next] = numbers[one] + (words[one] == words[next] ? 0 : 1)
        }
    }
}

/// A record of the forms, answers and rival sets that the sentences of a file use.
private struct SentenceUse {
    var forms: [Bool]
    var answers: [Bool]
    /// For each rival set, the numbers assigned to the right answers of the gaps that have this
    /// set.
    var answersOfRivalSets: [[Int]]
    /// For each word, the last sentence that contains it, and whether the word is a gap there.
    ///
    /// The array is indexed by the numbers in ``FormWords/numbers``.
    private var lastUse: [(sentence: Int, isGap: Bool)]

    init(_ set: SentenceSet) {
        lastUse = [(sentence: Int, isGap: Bool)](repeating: (-1, false), count: set.forms.count)
        forms = [Bool](repeating: false, count: set.forms.count)
        answers = [Bool](repeating: false, count: set.answerCount)
        answersOfRivalSets = [[Int]](repeating: [], count: set.rivalSets.count)
    }

    /// Records that `word` occurs in `sentence`, and returns whether this is allowed.
    ///
    /// If a word is a gap, it must not occur a second time in its sentence.
    mutating func meets(_ word: Int, in sentence: Int, isGap: Bool) -> Bool {
        let last = lastUse[word]
        lastUse[word] = (sentence, isGap)
        return last.sentence != sentence || !(last.isGap || isGap)
    }
}
