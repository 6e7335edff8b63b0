import DictModel

/// CLAWS 5, the C5 tags of the BNC (its guide, section 6.5.1).
///
/// Of an ambiguity tag, such as `VVD-VVN`, the first and likelier half counts.
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
        let isPair = name.count == 7 && name[3] == 0x2D
        return table.tag(isPair ? name.extracting(0..<3) : name)
    }
}
