import DictModel

/// An answer of a pack, with the properties that decide into which gaps it fits.
struct AnswerWord {
    /// The answer as packs store it, caseless.
    let answer: [UInt8]
    /// The letters of the answer, folded.
    let letters: [UInt8]
    /// The classes of the gaps with this answer.
    var classes: LexicalClassSet
    /// The numbers of the lines in the ``FitTable`` that contain the answer or a word of which it
    /// is a form.
    var lines: Set<Int> = []
    /// The noun and verb forms that the answer can be.
    var forms: WordForms = []

    /// Whether the answer belongs to a gap of `lexicalClass`.
    func isA(_ lexicalClass: LexicalClass) -> Bool { classes.contains(lexicalClass) }
}

/// Forms of nouns and verbs; a spelling can be several of them.
struct WordForms: OptionSet {
    let rawValue: UInt8

    static let singular = WordForms(rawValue: 1)
    static let plural = WordForms(rawValue: 2)
    /// An infinitive or imperative; in Dutch, also the plural of a verb.
    static let base = WordForms(rawValue: 4)
    /// An English verb form in -s, or a Dutch form for one person.
    static let third = WordForms(rawValue: 8)
    static let past = WordForms(rawValue: 16)
    static let ing = WordForms(rawValue: 32)
    static let participle = WordForms(rawValue: 64)
    static let anyVerb: WordForms = [.base, .third, .past, .ing, .participle]
}
