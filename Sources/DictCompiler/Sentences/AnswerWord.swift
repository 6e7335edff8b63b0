import DictModel

/// An answer of a pack as the rules of fit look at it.
struct AnswerWord {
    /// As packs store it.
    let answer: [UInt8]
    /// Folded.
    let letters: [UInt8]
    /// The classes of its gaps.
    var classes: LexicalClassSet
    /// The lines of the table that have it, or the word it is a form of.
    var lines: Set<Int> = []
    /// The forms it can have.
    var forms: WordForms = []

    /// Whether it is of `lexicalClass` somewhere.
    func isA(_ lexicalClass: LexicalClass) -> Bool { classes.contains(lexicalClass) }
}

/// Forms of nouns and verbs that a spelling may be.
struct WordForms: OptionSet {
    let rawValue: UInt8

    static let singular = WordForms(rawValue: 1)
    static let plural = WordForms(rawValue: 2)
    /// An infinitive, an imperative; in Dutch plurals of verbs too.
    static let base = WordForms(rawValue: 4)
    /// English -s; a Dutch form of one person.
    static let third = WordForms(rawValue: 8)
    static let past = WordForms(rawValue: 16)
    static let ing = WordForms(rawValue: 32)
    static let participle = WordForms(rawValue: 64)
    static let anyVerb: WordForms = [.base, .third, .past, .ing, .participle]
}
