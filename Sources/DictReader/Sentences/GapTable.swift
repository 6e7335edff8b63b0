import DictFormat
import DictModel

/// The gaps of all sentences in a file, decoded once.
///
/// Use it to look at many sentences again and again, as a dealer of screens does; for a single
/// sentence, ``SentenceSet/gaps(at:)`` is enough. It takes 32 bytes per gap.
public struct GapTable: Sendable {
    /// The identity of the file; see ``ArtefactReader/identity``.
    public let identity: UInt64
    /// The number of answers in the file.
    public let answerCount: Int
    private var gaps: [SentenceSet.Gap] = []
    private var ends: [Int] = []

    /// Decodes the gaps of `sentences`.
    ///
    /// - Complexity: O(tokens of the file).
    public init(_ sentences: SentenceSet) {
        identity = sentences.identity
        answerCount = sentences.answerCount
        var words = AnswerWords(sentences)
        ends.reserveCapacity(sentences.count)
        for index in 0..<sentences.count {
            let start = gaps.count
            if !append(index, of: sentences, &words) { gaps.removeSubrange(start...) }
            ends.append(gaps.count)
        }
    }

    /// The number of sentences.
    public var count: Int { ends.count }

    /// The gaps of the sentence at `index`, in text order; empty if `index` is not in `0..<count`,
    /// or the file is damaged.
    public subscript(index: Int) -> ArraySlice<SentenceSet.Gap> {
        guard ends.indices.contains(index) else { return [] }
        return gaps[(index > 0 ? ends[index - 1] : 0)..<ends[index]]
    }

    /// Appends the gaps of a sentence; returns whether it is sound.
    private mutating func append(
        _ index: Int, of sentences: SentenceSet, _ words: inout AnswerWords
    ) -> Bool {
        guard let record = sentences.sentences.record(at: index) else { return false }
        var codes = SentenceCodes(record)
        var token = 0
        while let code = codes.next() {
            if let rivalSet = code.rivalSet {
                guard let word = words.word(ofForm: code.form) else { return false }
                gaps.append(
                    SentenceSet.Gap(
                        token: token, lexicalClass: word.lexicalClass, answer: word.answer,
                        rivalSet: rivalSet))
            }
            token += 1
        }
        return !codes.isDamaged
    }
}

/// The classes and answers of forms, each looked up once.
private struct AnswerWords {
    struct Word {
        var lexicalClass: LexicalClass
        var answer: Int
    }

    private let forms: SentenceForms
    /// The caseless forms of the answers, in byte order.
    ///
    /// A dictionary would need `ceil`, which C programs without a mathematics library lack.
    private let answers: [[UInt8]]
    /// The words of the forms that have been looked up; the inner optional is `nil` if there is no
    /// such answer.
    private var found: [Word??]

    init(_ sentences: SentenceSet) {
        forms = sentences.forms
        found = [Word??](repeating: nil, count: sentences.forms.count)
        answers = (0..<sentences.answerCount).map { number in
            sentences.answerForm(number).flatMap { sentences.forms.caseless($0) } ?? []
        }
    }

    mutating func word(ofForm number: Int) -> Word? {
        guard found.indices.contains(number) else { return nil }
        if let word = found[number] { return word }
        var word: Word?
        if let form = forms.form(number),
            let answer = answer(CaselessForm.of(form.text.copied))
        {
            word = Word(lexicalClass: LexicalClass(form.tag), answer: answer)
        }
        found[number] = .some(word)
        return word
    }

    /// Returns the number assigned to the answer `text`, or `nil` if there is no such answer.
    private func answer(_ text: [UInt8]) -> Int? {
        var (low, high) = (0, answers.count)
        while low < high {
            let middle = low + (high - low) / 2
            if answers[middle] == text { return middle }
            if answers[middle].lexicographicallyPrecedes(text) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return nil
    }
}
