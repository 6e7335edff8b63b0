import DictFormat
import DictModel

extension SentenceSet {
    /// Returns the gaps in the sentence at `index`, in text order.
    ///
    /// A gap is a word that a game may hide. No two gaps in a sentence have the same answer. The
    /// result is empty if `index` is not in `0..<count` or the file is damaged.
    ///
    /// - Complexity: O(*g* log *a*), where *g* is the number of gaps in the sentence and *a* is the
    ///   number of answers in the file.
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

    /// Returns the answer with the number `number`, in lower case.
    ///
    /// Answers are numbered in byte order, starting at 0. Even in a damaged file, the text has no
    /// control characters.
    ///
    /// - Returns: The answer, or `nil` if `number` is not in `0..<answerCount` or the file is
    ///   damaged.
    /// - Complexity: O(*n*), where *n* is the length of the answer in bytes.
    public func answer(_ number: Int) -> String? {
        answerText(number).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the UTF-8 bytes of ``answer(_:)``, a ``CaselessForm``.
    package func answerText(_ number: Int) -> [UInt8]? {
        guard let answer = answerForm(number).flatMap({ forms.caseless($0) }),
            UTF8Scalar.malformedOffset(in: answer.span) == nil,
            !PhrasesFormat.hasControls(answer.span)
        else { return nil }
        return answer
    }

    /// Returns the number assigned to the answer `text`, or `nil` if `text` is not an answer.
    ///
    /// Case is ignored. To convert the number back to the answer, use ``answer(_:)``.
    ///
    /// - Complexity: O(log *n*) comparisons, where *n* is the number of answers in the file.
    public func number(ofAnswer text: some StringProtocol) -> Int? {
        number(ofAnswer: Array(text.utf8).span)
    }

    /// Returns the number assigned to the answer `text`, or `nil` if `text` is not an answer.
    ///
    /// Case is ignored. To convert the number back to the answer, use ``answer(_:)``.
    ///
    /// - Complexity: O(log *n*) comparisons, where *n* is the number of answers in the file.
    public func number(ofAnswer text: Span<UInt8>) -> Int? {
        answer(withCaselessForm: CaselessForm.of(text))
    }

    /// Returns the number assigned to the form that contains the text of the answer `number`.
    ///
    /// Returns `nil` if there is no such answer or the file is damaged.
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

    /// Returns the number assigned to the answer whose ``CaselessForm`` is `text`.
    ///
    /// Returns `nil` if there is no such answer or the file is damaged.
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
