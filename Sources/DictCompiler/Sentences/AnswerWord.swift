import DictModel

/// An answer in a sentence pack, with the properties that determine which gaps it fits.
///
/// A gap is a word in a sentence that the game may hide, and that word is the gap's answer.
///
/// It is a class because each answer is tried in thousands of gaps, which costs a copy otherwise.
final class AnswerWord: Sendable {
    /// The answer in its ``CaselessForm``, as packs store it.
    let answer: [UInt8]
    /// The letters of the answer, folded to `a` to `z`.
    let letters: [UInt8]
    /// The lexical classes that the answer has in the gaps of the pack.
    let classes: LexicalClassSet
    /// The number of the letters in the ``ContextCounts`` of the corpus.
    let number: ContextCounts.Number
    /// The lines of the ``FitTable`` that contain the answer, as line numbers.
    ///
    /// A line is a set of words that may replace each other. A line of content words is included
    /// even if it contains only a word of which the answer may be an inflected form.
    let lines: Set<Int>
    /// The noun and verb forms that the answer can have, such as plural or past tense.
    let forms: WordForms

    init(
        _ answer: [UInt8], letters: [UInt8], classes: LexicalClassSet,
        number: ContextCounts.Number, lines: Set<Int>, forms: WordForms
    ) {
        self.answer = answer
        self.letters = letters
        self.classes = classes
        self.number = number
        self.lines = lines
        self.forms = forms
    }

    /// Whether at least one gap with this answer has the class `lexicalClass`.
    func isA(_ lexicalClass: LexicalClass) -> Bool { classes.contains(lexicalClass) }
}

/// A set of noun and verb forms.
///
/// A spelling can have several forms at once: *put* is a base form, a past tense and a participle.
struct WordForms: OptionSet, Sendable {
    let rawValue: UInt8

    static let singular = WordForms(rawValue: 1)
    static let plural = WordForms(rawValue: 2)
    /// The base form of a verb, such as an infinitive.
    ///
    /// In Dutch, this is also the form with a plural subject.
    static let base = WordForms(rawValue: 4)
    /// An English verb form in *-s*, or a Dutch present-tense form with a singular subject.
    static let third = WordForms(rawValue: 8)
    static let past = WordForms(rawValue: 16)
    static let ing = WordForms(rawValue: 32)
    static let participle = WordForms(rawValue: 64)
    static let anyVerb: WordForms = [.base, .third, .past, .ing, .participle]
}
