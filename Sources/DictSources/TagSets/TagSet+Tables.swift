import DictModel

// The tags of treebanks and corpora, a type each. CGN, whose tags have features, is in CGNTagSet.

/// The tags of the Penn Treebank (Santorini 1990), with those added by TreeTagger and UD.
///
/// Each tag is mapped to the most frequent part of speech of its words in the training data of UD
/// English EWT, so some words get a wrong one. For example, 18% of the words tagged `IN` are
/// subordinating conjunctions, for which TreeTagger has the separate tag `IN/that`. Forms of "be",
/// "have" and "do" can be auxiliaries in UD; here they are verbs, except for the tags that
/// TreeTagger reserves for auxiliaries.
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

/// The simplified tags in the XML edition of the British National Corpus (BNC).
///
/// They are the values of the attribute `pos`, described in section 6.5 of the corpus guide. `ADJ`
/// includes determiners other than articles, `CONJ` both kinds of conjunctions, and `SUBST` names;
/// only the CLAWS 5 tags distinguish these.
enum BNCTagSet {
    private static let table = TagTable([
        .adjective: "ADJ", .adposition: "PREP", .adverb: "ADV",
        .coordinatingConjunction: "CONJ", .determiner: "ART", .interjection: "INTERJ",
        .noun: "SUBST", .pronoun: "PRON", .punctuation: "STOP", .verb: "VERB", .other: "UNC",
    ])

    static func tag(_ name: Span<UInt8>) -> UniversalTag? { table.tag(name) }
}

/// The detailed CLAWS 5 tags of the British National Corpus (BNC).
///
/// They are described in section 6.5.1 of the corpus guide. Only the first half of an ambiguity
/// tag, such as `VVD-VVN`, is used, because it is the more likely one.
enum CLAWS5TagSet {
    private static let table = TagTable([
        .adjective: "AJ0 AJC AJS",
        .adposition: "PRP PRF",
        .adverb: "AV0 AVP AVQ",
        .auxiliary: "VM0 VBB VBD VBG VBI VBN VBZ VDB VDD VDG VDI VDN VDZ VHB VHD VHG VHI VHN VHZ",
        .coordinatingConjunction: "CJC",
        .determiner: "AT0 DT0 DTQ",
        .interjection: "ITJ",
        .noun: "NN0 NN1 NN2",
        .numeral: "CRD",
        .particle: "POS TO0 XX0",
        .pronoun: "PNI PNP PNQ PNX DPS EX0",
        .properNoun: "NP0",
        .punctuation: "PUL PUN PUQ PUR",
        .subordinatingConjunction: "CJS CJT",
        .symbol: "ZZ0",
        .verb: "VVB VVD VVG VVI VVN VVZ",
        .other: "UNC",
    ])

    static func tag(_ name: Span<UInt8>) -> UniversalTag? {
        // An ambiguity tag: two tags of three characters and a hyphen between them.
        let isPair = name.count == 7 && name[3] == UInt8(ascii: "-")
        return table.tag(isPair ? name.extracting(0..<3) : name)
    }
}

/// The tags of Universal Dependencies, including `CONJ`, the name of `CCONJ` before version 2.
///
/// A tag may also be part of a list of features, as in ParlaMint: `UPosTag=NOUN|Number=Sing`.
enum UniversalTagSet {
    private static let table = TagTable([
        .adjective: "ADJ", .adposition: "ADP", .adverb: "ADV", .auxiliary: "AUX",
        .coordinatingConjunction: "CCONJ CONJ", .determiner: "DET", .interjection: "INTJ",
        .noun: "NOUN", .numeral: "NUM", .particle: "PART", .pronoun: "PRON",
        .properNoun: "PROPN", .punctuation: "PUNCT", .subordinatingConjunction: "SCONJ",
        .symbol: "SYM", .verb: "VERB", .other: "X",
    ])
    private static let feature = Array("UPosTag=".utf8)

    static func tag(_ name: Span<UInt8>) -> UniversalTag? {
        guard name.hasPrefix(feature) else { return table.tag(name) }
        var end = feature.count
        while end < name.count, name[end] != UInt8(ascii: "|") { end += 1 }
        return table.tag(name.extracting(feature.count..<end))
    }
}
