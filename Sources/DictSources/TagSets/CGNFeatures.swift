/// The features of a tag of the Corpus Gesproken Nederlands that decide about its part of speech.
///
/// Names and meaning after Van Eynde, "Part of speech tagging en lemmatisering van het D-Coi
/// corpus" (2005). Number, gender, case and person, which decide nothing, are not kept.
struct CGNFeatures: OptionSet, Sendable, Hashable {
    let rawValue: UInt32

    /// Nouns: a proper name.
    static let eigen = CGNFeatures(rawValue: 1 << 0)
    /// Special words: part of a name.
    static let deeleigen = CGNFeatures(rawValue: 1 << 1)
    /// Special words: a symbol.
    static let symb = CGNFeatures(rawValue: 1 << 2)
    /// Special words: an abbreviation.
    static let afk = CGNFeatures(rawValue: 1 << 3)
    /// Numerals: an ordinal.
    static let rang = CGNFeatures(rawValue: 1 << 4)
    /// Conjunctions: coordinating.
    static let neven = CGNFeatures(rawValue: 1 << 5)
    /// Pronouns: possessive.
    static let bez = CGNFeatures(rawValue: 1 << 6)
    /// Pronouns: personal, indefinite and so on, neither determiner nor adverb.
    static let pron = CGNFeatures(rawValue: 1 << 7)
    /// Pronouns: able to be a determiner.
    static let det = CGNFeatures(rawValue: 1 << 8)
    /// Pronouns: a determiner with degrees of comparison, such as "veel".
    static let grad = CGNFeatures(rawValue: 1 << 9)
    /// Pronouns: an adverbial pronoun, such as "er".
    static let advPron = CGNFeatures(rawValue: 1 << 10)
    /// Before a noun.
    static let prenom = CGNFeatures(rawValue: 1 << 11)
    /// In the place of a noun.
    static let nom = CGNFeatures(rawValue: 1 << 12)
    /// Neither before nor in the place of a noun.
    static let vrij = CGNFeatures(rawValue: 1 << 13)
    /// In the genitive.
    static let gen = CGNFeatures(rawValue: 1 << 14)
    /// With the ending "-e".
    static let metE = CGNFeatures(rawValue: 1 << 15)
    /// Of any number: agrees with singular and plural nouns.
    static let agr = CGNFeatures(rawValue: 1 << 16)
    /// Of no degree of comparison.
    static let basis = CGNFeatures(rawValue: 1 << 17)
    /// Verbs: a past participle.
    static let vd = CGNFeatures(rawValue: 1 << 18)

    private static let names: [PackedName: CGNFeatures] = [
        PackedName("eigen"): .eigen, PackedName("deeleigen"): .deeleigen,
        PackedName("symb"): .symb, PackedName("afk"): .afk, PackedName("rang"): .rang,
        PackedName("neven"): .neven, PackedName("bez"): .bez, PackedName("pron"): .pron,
        PackedName("det"): .det, PackedName("grad"): .grad, PackedName("adv-pron"): .advPron,
        PackedName("prenom"): .prenom, PackedName("nom"): .nom, PackedName("vrij"): .vrij,
        PackedName("gen"): .gen, PackedName("met-e"): .metE, PackedName("agr"): .agr,
        PackedName("basis"): .basis, PackedName("vd"): .vd,
    ]

    /// The feature called `name`; empty if it decides nothing or is unknown.
    static func named(_ name: Span<UInt8>) -> CGNFeatures {
        PackedName(name).flatMap { names[$0] } ?? []
    }
}
