/// The features of a CGN tag that determine its universal part of speech.
///
/// The names and meanings follow Van Eynde, "Part of speech tagging en lemmatisering van het D-Coi
/// corpus" (2005). Features that decide nothing, such as gender and person, are not kept.
struct CGNFeatures: OptionSet, Sendable, Hashable {
    let rawValue: UInt32

    /// Marks a noun as a proper name.
    static let eigen = CGNFeatures(rawValue: 1 << 0)
    /// Marks a special word as part of a name.
    static let deeleigen = CGNFeatures(rawValue: 1 << 1)
    /// Marks a special word as a symbol.
    static let symb = CGNFeatures(rawValue: 1 << 2)
    /// Marks a special word as an abbreviation.
    static let afk = CGNFeatures(rawValue: 1 << 3)
    /// Marks a numeral as ordinal.
    static let rang = CGNFeatures(rawValue: 1 << 4)
    /// Marks a conjunction as coordinating.
    static let neven = CGNFeatures(rawValue: 1 << 5)
    /// Marks a pronoun as possessive.
    static let bez = CGNFeatures(rawValue: 1 << 6)
    /// Marks a pronoun that is neither determiner nor adverb, such as a personal or an indefinite
    /// one.
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
    /// Marks the genitive.
    static let gen = CGNFeatures(rawValue: 1 << 14)
    /// Marks a form with the ending "-e".
    static let metE = CGNFeatures(rawValue: 1 << 15)
    /// Marks a form that agrees with both singular and plural nouns.
    static let agr = CGNFeatures(rawValue: 1 << 16)
    /// Marks the positive degree, neither comparative nor superlative.
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

    /// Returns the feature called `name`; empty if it is unknown or irrelevant here.
    static func named(_ name: Span<UInt8>) -> CGNFeatures {
        PackedName(name).flatMap { names[$0] } ?? []
    }
}
