import DictModel

/// The tags of the Penn Treebank (Santorini 1990), with those that TreeTagger and UD have beside.
///
/// Each maps to the part of speech that most of its words have in UD English EWT (train). What
/// that hides: IN is a subordinating conjunction in 18 of 100 cases, which `IN/that` of TreeTagger
/// tells apart; forms of `be`, `have` and `do` are auxiliaries there, verbs here but for the tags
/// that TreeTagger keeps for them.
enum PennTagSet {
    private static let table = TagTable([
        .adjective: "JJ JJR JJS",
        .adposition: "IN RP",
        .adverb: "RB RBR RBS WRB",
        .auxiliary: "MD VH VHD VHG VHN VHP VHZ",
        .coordinatingConjunction: "CC",
        .determiner: "DT PDT",
        .interjection: "UH",
        .noun: "NN NNS",
        .numeral: "CD LS",
        .particle: "TO POS",
        .pronoun: "PRP PRP$ PP PP$ WDT WP WP$ EX",
        .properNoun: "NNP NNPS NP NPS ADD",
        .punctuation: ", . : SENT `` '' \" ( ) -LRB- -RRB- -LSB- -RSB- HYPH NFP",
        .subordinatingConjunction: "IN/that",
        .symbol: "SYM $ #",
        .verb: "VB VBD VBG VBN VBP VBZ VV VVD VVG VVN VVP VVZ",
        .other: "FW GW AFX XX",
    ])

    static func tag(_ name: Span<UInt8>) -> UniversalTag? { table.tag(name) }
}
