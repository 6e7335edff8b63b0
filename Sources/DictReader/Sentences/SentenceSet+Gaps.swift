import DictFormat
import DictModel

extension SentenceSet {
    /// The gaps of the sentence at `index`, in text order; empty if `index` is not in `0..<count`,
    /// or the file is damaged.
    ///
    /// No two gaps of a sentence have the same answer.
    ///
    /// - Complexity: O(g log a) for g gaps, and a answers in the file.
    public func gaps(at index: Int) -> [Gap] {
        guard let record = sentences.record(at: index) else { return [] }
        var gaps: [Gap] = []
        var codes = SentenceCodes(record)
        var token = 0
        while let code = codes.next() {
            if let rivalSet = code.rivalSet {
                guard let form = forms.form(code.form),
                    let answer = answer(withCaselessForm: CaselessForm.of(form.text.copied))
                else { return [] }
                gaps.append(
                    Gap(
                        token: token, lexicalClass: LexicalClass(form.tag), answer: answer,
                        rivalSet: rivalSet))
            }
            token += 1
        }
        return codes.isDamaged ? [] : gaps
    }

    /// The answer numbered `number`, as a ``CaselessForm``; `nil` if `number` is not in
    /// `0..<answerCount`, or the file is damaged.
    ///
    /// Answers are numbered in byte order. Even in a damaged file, the text is always UTF-8 without
    /// control characters.
    ///
    /// - Complexity: O(bytes of the answer).
    public func answer(_ number: Int) -> [UInt8]? {
        guard let answer = answerForm(number).flatMap({ forms.caseless($0) }),
            UTF8Scalar.malformedOffset(in: answer.span) == nil,
            !PhrasesFormat.hasControls(answer.span)
        else { return nil }
        return answer
    }

    /// The number of the answer `text`, ignoring case; `nil` if it is not an answer.
    ///
    /// - Complexity: O(log a) comparisons for a answers.
    public func number(ofAnswer text: Span<UInt8>) -> Int? {
        answer(withCaselessForm: CaselessForm.of(text))
    }

    /// The numbers of the answers that fit `gap` as well, or nearly as well, as its own answer.
    ///
    /// The numbers ascend. A round must not offer both a rival and the gap's own answer, unless its
    /// other rows leave only one of them possible. `gap` must come from this file; for any other
    /// gap, the result has no meaning.
    ///
    /// - Complexity: O(rivals).
    public func rivals(of gap: Gap) -> [Int] {
        rivals(inSet: gap.rivalSet) ?? []
    }

    /// The numbers of the answers in the set of rivals `number`, ascending; `nil` if the set does
    /// not exist or is damaged.
    func rivals(inSet number: Int) -> [Int]? {
        guard let record = rivalSets.record(at: number) else { return nil }
        var rivals: [Int] = []
        var offset = 0
        var next = 0
        while offset < record.count {
            guard let step = record.varint(&offset), step < answerCount - next else { return nil }
            rivals.append(next + step)
            next += step + 1
        }
        return rivals
    }

    /// The number of the form that contains the text of answer `number`; `nil` if there is no such
    /// answer, or the file is damaged.
    func answerForm(_ number: Int) -> Int? {
        guard number >= 0, number < answerCount else { return nil }
        let size = SentencesFormat.answerSize(formCount: forms.count)
        var form = 0
        for index in 0..<size {
            guard let byte = answers.uint8(number * size + index) else { return nil }
            form |= Int(truncatingIfNeeded: UInt64(byte) << UInt64(8 * index))
        }
        return form < forms.count ? form : nil
    }

    /// The number of the answer whose caseless form is `text`; `nil` if there is none, or the file
    /// is damaged.
    func answer(withCaselessForm text: [UInt8]) -> Int? {
        var (low, high) = (0, answerCount)
        while low < high {
            let middle = low + (high - low) / 2
            guard let found = answerForm(middle).flatMap({ forms.caseless($0) }) else {
                return nil
            }
            if found == text { return middle }
            if found.lexicographicallyPrecedes(text) { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}
