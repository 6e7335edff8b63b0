/// A grammatical relation in Alpino that helps to determine a word's part of speech.
///
/// Each relation is a value of the attribute `rel`, as listed in `alpino_ds.dtd`. All values
/// without a case become ``other``.
enum AlpinoRelation: UInt8, Sendable, CaseIterable {
    case other, head, subject, directObject, indirectObject, provisionalObject, reflexive
    case verbalComplement, particle, predicate, modifier, determiner, coordinator, complementiser
    case conjunct, discoursePart, relativeHead, unattached

    private static let names = NamedValues(AlpinoRelation.self) { $0.name }

    /// The value of the attribute `rel` for the relation, such as "su" for a subject.
    var name: StaticString {
        switch self {
        case .other: "other"
        case .head: "hd"
        case .subject: "su"
        case .directObject: "obj1"
        case .indirectObject: "obj2"
        case .provisionalObject: "pobj1"
        case .reflexive: "se"
        case .verbalComplement: "vc"
        case .particle: "svp"
        case .predicate: "predc"
        case .modifier: "mod"
        case .determiner: "det"
        case .coordinator: "crd"
        case .complementiser: "cmp"
        case .conjunct: "cnj"
        case .discoursePart: "dp"
        case .relativeHead: "rhd"
        case .unattached: "--"
        }
    }

    /// Creates the relation with the `rel` value `name`, or ``other`` if no case represents that
    /// value.
    init(_ name: Span<UInt8>) {
        self = PackedName(name).flatMap { Self.names[$0] } ?? .other
    }
}

/// A phrase category in Alpino that helps to determine a word's part of speech.
///
/// Each category is a value of the attribute `cat`, as listed in `alpino_ds.dtd`. All values
/// without a case become ``other``.
enum AlpinoCategory: UInt8, Sendable, CaseIterable {
    case other, prepositional, determiner, adverbial, adjectival, participle, infinitive
    case teInfinitive, conjunction

    private static let names = NamedValues(AlpinoCategory.self) { $0.name }

    /// The value of the attribute `cat` for the category, such as "pp" for a prepositional phrase.
    var name: StaticString {
        switch self {
        case .other: "other"
        case .prepositional: "pp"
        case .determiner: "detp"
        case .adverbial: "advp"
        case .adjectival: "ap"
        case .participle: "ppart"
        case .infinitive: "inf"
        case .teInfinitive: "ti"
        case .conjunction: "conj"
        }
    }

    /// Creates the category with the `cat` value `name`, or ``other`` if no case represents that
    /// value.
    init(_ name: Span<UInt8>) {
        self = PackedName(name).flatMap { Self.names[$0] } ?? .other
    }

    /// Whether the head of the phrase is a participle or an infinitive.
    var isNonFiniteVerb: Bool {
        switch self {
        case .participle, .infinitive, .teInfinitive: true
        case .other, .prepositional, .determiner, .adverbial, .adjectival, .conjunction: false
        }
    }
}
