package import DictModel

/// A part-of-speech tag set used in corpora, whose tags can be mapped to Universal Dependencies.
///
/// The raw values are the names used in dictc.yml.
package enum TagSet: String, Sendable, CaseIterable, Encodable {
    /// The part-of-speech tags of Universal Dependencies, version 2 (UPOS).
    case universal = "ud"
    /// The tags of the Penn Treebank and of TreeTagger.
    case penn
    /// The simplified tags in the XML edition of the British National Corpus (BNC).
    case bnc
    /// CLAWS 5, the detailed tags of the British National Corpus (BNC).
    case claws5 = "c5"
    /// The tags of the Corpus Gesproken Nederlands, also used by D-Coi, SoNaR, Lassy and Alpino.
    case cgn

    /// Returns the universal part of speech for `tag`, or `nil` if this tag set has no such tag.
    package func universalTag(_ tag: Span<UInt8>) -> UniversalTag? {
        switch self {
        case .universal: Self.universalTable[tag.extracting(Self.universalName(in: tag))]
        case .penn: Self.pennTable[tag]
        case .bnc: Self.bncTable[tag]
        case .claws5: Self.claws5Table[tag.extracting(Self.likelierTag(in: tag))]
        case .cgn: CGNTag(tag)?.universalTag
        }
    }

    /// The tags of Universal Dependencies, including `CONJ`, the name of `CCONJ` before version 2.
    private static let universalTable = NamedValues<UniversalTag>([
        .adjective: "ADJ", .adposition: "ADP", .adverb: "ADV", .auxiliary: "AUX",
        .coordinatingConjunction: "CCONJ CONJ", .determiner: "DET", .interjection: "INTJ",
        .noun: "NOUN", .numeral: "NUM", .particle: "PART", .pronoun: "PRON",
        .properNoun: "PROPN", .punctuation: "PUNCT", .subordinatingConjunction: "SCONJ",
        .symbol: "SYM", .verb: "VERB", .other: "X",
    ])

    /// Returns the range of the tag in a list of features, as in ParlaMint: `UPosTag=NOUN|Number=Sing`.
    private static func universalName(in tag: Span<UInt8>) -> Range<Int> {
        guard tag.hasPrefix("UPosTag=") else { return 0..<tag.count }
        return 8..<(tag.firstIndex(of: UInt8(ascii: "|"), from: 8) ?? tag.count)
    }

    /// The tags of the Penn Treebank (Santorini 1990), with those added by TreeTagger and UD.
    ///
    /// Each tag is mapped to the most frequent part of speech of its words in the training data of
    /// UD English EWT, so some words get a wrong one. For example, 18% of the words tagged `IN` are
    /// subordinating conjunctions, for which TreeTagger has the separate tag `IN/that`. Forms of
    /// "be", "have" and "do" can be auxiliaries in UD; here they are verbs, except for the tags that
    /// TreeTagger reserves for auxiliaries.
    private static let pennTable = NamedValues<UniversalTag>([
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

    /// The values of the attribute `pos` in the BNC, described in section 6.5 of the corpus guide.
    ///
    /// `ADJ` includes determiners other than articles, `CONJ` both kinds of conjunctions, and `SUBST`
    /// names; only the CLAWS 5 tags distinguish these.
    private static let bncTable = NamedValues<UniversalTag>([
        .adjective: "ADJ", .adposition: "PREP", .adverb: "ADV",
        .coordinatingConjunction: "CONJ", .determiner: "ART", .interjection: "INTERJ",
        .noun: "SUBST", .pronoun: "PRON", .punctuation: "STOP", .verb: "VERB", .other: "UNC",
    ])

    /// The tags of section 6.5.1 of the corpus guide of the BNC.
    private static let claws5Table = NamedValues<UniversalTag>([
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

    /// Returns the range of the first half of an ambiguity tag, such as `VVD-VVN`, which is the likelier one.
    private static func likelierTag(in tag: Span<UInt8>) -> Range<Int> {
        0..<(tag.count == 7 && tag[3] == UInt8(ascii: "-") ? 3 : tag.count)
    }
}
