import DictModel

/// The simplified tags of the BNC, XML edition (`pos`; its guide, section 6.5).
///
/// ADJ holds determiners that are not articles, CONJ both kinds of conjunctions, and SUBST names:
/// the CLAWS 5 tags beside them tell these apart.
enum BNCTagSet {
    private static let table = TagTable([
        .adjective: "ADJ", .adposition: "PREP", .adverb: "ADV",
        .coordinatingConjunction: "CONJ", .determiner: "ART", .interjection: "INTERJ",
        .noun: "SUBST", .pronoun: "PRON", .punctuation: "STOP", .verb: "VERB", .other: "UNC",
    ])

    static func tag(_ name: Span<UInt8>) -> UniversalTag? { table.tag(name) }
}
