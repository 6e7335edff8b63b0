import DictModel

/// The tags of Universal Dependencies, with CONJ, which version 1 had for CCONJ.
///
/// Also reads them from a list of features, as ParlaMint has it: `UPosTag=NOUN|Number=Sing`.
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
        while end < name.count, name[end] != 0x7C { end += 1 }
        return table.tag(name.extracting(feature.count..<end))
    }
}
