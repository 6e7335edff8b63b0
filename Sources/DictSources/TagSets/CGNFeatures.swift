/// The features of a CGN tag that help to determine its universal part of speech.
///
/// CGN is the tag set of the Corpus Gesproken Nederlands (Spoken Dutch Corpus). The names and
/// meanings follow Van Eynde, "Part of speech tagging en lemmatisering van het D-Coi corpus"
/// (2005). Irrelevant features, such as gender and person, are not stored.
struct CGNFeatures: OptionSet, Sendable, Hashable {
    let rawValue: UInt32

    /// The feature of nouns that are proper names.
    static let eigen = CGNFeatures(rawValue: 1 << 0)
    /// The feature of the tag `SPEC` (special) for words that are part of a name.
    static let deeleigen = CGNFeatures(rawValue: 1 << 1)
    /// The feature of the tag `SPEC` (special) for words that are symbols.
    static let symb = CGNFeatures(rawValue: 1 << 2)
    /// The feature of the tag `SPEC` (special) for words that are abbreviations.
    static let afk = CGNFeatures(rawValue: 1 << 3)
    /// The feature of ordinal numerals.
    static let rang = CGNFeatures(rawValue: 1 << 4)
    /// The feature of coordinating conjunctions.
    static let neven = CGNFeatures(rawValue: 1 << 5)
    /// The feature of possessive pronouns.
    static let bez = CGNFeatures(rawValue: 1 << 6)
    /// The feature of pronouns that cannot be determiners or adverbs, such as personal pronouns.
    static let pron = CGNFeatures(rawValue: 1 << 7)
    /// The feature of pronouns that can be determiners.
    static let det = CGNFeatures(rawValue: 1 << 8)
    /// The feature of determiners with degrees of comparison, such as "veel".
    static let grad = CGNFeatures(rawValue: 1 << 9)
    /// The feature of adverbial pronouns, such as "er".
    static let advPron = CGNFeatures(rawValue: 1 << 10)
    /// The feature of words that are used before a noun.
    static let prenom = CGNFeatures(rawValue: 1 << 11)
    /// The feature of words that are used instead of a noun.
    static let nom = CGNFeatures(rawValue: 1 << 12)
    /// The feature of words that are used neither before nor instead of a noun.
    static let vrij = CGNFeatures(rawValue: 1 << 13)
    /// The feature of forms in the genitive case.
    static let gen = CGNFeatures(rawValue: 1 << 14)
    /// The feature of inflected forms that end in "-e".
    static let metE = CGNFeatures(rawValue: 1 << 15)
    /// The feature of forms that agree with both singular and plural nouns.
    static let agr = CGNFeatures(rawValue: 1 << 16)
    /// The feature of forms in the positive degree, neither comparative nor superlative.
    static let basis = CGNFeatures(rawValue: 1 << 17)
    /// The feature of past participles.
    static let vd = CGNFeatures(rawValue: 1 << 18)

    private static let names = NamedValues<CGNFeatures>([
        (PackedName("eigen"), .eigen), (PackedName("deeleigen"), .deeleigen),
        (PackedName("symb"), .symb), (PackedName("afk"), .afk), (PackedName("rang"), .rang),
        (PackedName("neven"), .neven), (PackedName("bez"), .bez), (PackedName("pron"), .pron),
        (PackedName("det"), .det), (PackedName("grad"), .grad), (PackedName("adv-pron"), .advPron),
        (PackedName("prenom"), .prenom), (PackedName("nom"), .nom), (PackedName("vrij"), .vrij),
        (PackedName("gen"), .gen), (PackedName("met-e"), .metE), (PackedName("agr"), .agr),
        (PackedName("basis"), .basis), (PackedName("vd"), .vd),
    ])

    /// Returns the feature called `name`, or an empty set if it is unknown or not stored.
    static func named(_ name: Span<UInt8>) -> CGNFeatures {
        PackedName(name).flatMap { names[$0] } ?? []
    }
}
