/// The features of a CGN tag that help to determine its universal part of speech.
///
/// CGN is the tag set of the Corpus Gesproken Nederlands (Spoken Dutch Corpus). The names and
/// meanings follow Van Eynde, "Part of speech tagging en lemmatisering van het D-Coi corpus"
/// (2005). Irrelevant features, such as gender and person, are not stored.
struct CGNFeatures: OptionSet, Sendable, Hashable {
    let rawValue: UInt32

    /// Marks a noun as a proper name.
    static let eigen = CGNFeatures(rawValue: 1 << 0)
    /// Marks a word with the special tag `SPEC` as part of a name.
    static let deeleigen = CGNFeatures(rawValue: 1 << 1)
    /// Marks a word with the special tag `SPEC` as a symbol.
    static let symb = CGNFeatures(rawValue: 1 << 2)
    /// Marks a word with the special tag `SPEC` as an abbreviation.
    static let afk = CGNFeatures(rawValue: 1 << 3)
    /// Marks a numeral as ordinal.
    static let rang = CGNFeatures(rawValue: 1 << 4)
    /// Marks a conjunction as coordinating.
    static let neven = CGNFeatures(rawValue: 1 << 5)
    /// Marks a pronoun as possessive.
    static let bez = CGNFeatures(rawValue: 1 << 6)
    /// Marks a pronoun that cannot be a determiner or an adverb, such as a personal pronoun.
    static let pron = CGNFeatures(rawValue: 1 << 7)
    /// Marks a pronoun that can be a determiner.
    static let det = CGNFeatures(rawValue: 1 << 8)
    /// Marks a determiner with degrees of comparison, such as "veel".
    static let grad = CGNFeatures(rawValue: 1 << 9)
    /// Marks an adverbial pronoun, such as "er".
    static let advPron = CGNFeatures(rawValue: 1 << 10)
    /// Marks a word that is used before a noun.
    static let prenom = CGNFeatures(rawValue: 1 << 11)
    /// Marks a word that is used instead of a noun.
    static let nom = CGNFeatures(rawValue: 1 << 12)
    /// Marks a word that is used neither before nor instead of a noun.
    static let vrij = CGNFeatures(rawValue: 1 << 13)
    /// Marks a form in the genitive case.
    static let gen = CGNFeatures(rawValue: 1 << 14)
    /// Marks an inflected form that ends in "-e".
    static let metE = CGNFeatures(rawValue: 1 << 15)
    /// Marks a form that agrees with singular as well as plural nouns.
    static let agr = CGNFeatures(rawValue: 1 << 16)
    /// Marks a form in the positive degree, which is neither comparative nor superlative.
    static let basis = CGNFeatures(rawValue: 1 << 17)
    /// Marks a past participle.
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

    /// Returns the feature called `name`, or an empty set if it is unknown or not stored.
    static func named(_ name: Span<UInt8>) -> CGNFeatures {
        PackedName(name).flatMap { names[$0] } ?? []
    }
}
