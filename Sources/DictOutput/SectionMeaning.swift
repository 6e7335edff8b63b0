package import DictFormat

/// The contents of the sections of a file, in words.
package enum SectionMeaning {
    /// Returns what section `name` of a file of `kind` contains, or an empty text if that is unknown.
    package static func text(_ name: String, in kind: ArtefactKind) -> String {
        if name == "INFO" { return "counts and options" }
        return texts[kind]?[name] ?? ""
    }

    private static let texts: [ArtefactKind: [String: String]] = [
        .lexicon: [
            "CODE": "codes of arcs", "TARG": "targets of arcs", "PAGE": "pages of targets",
            "NODE": "the words, as an automaton", "FAIR": "which words people know",
        ],
        .levels: ["PACK": "the packs and their figures", "WORD": "their words"],
        .answers: ["WORD": "the answers", "DAYS": "the day of the first one"],
        .phrases: ["PHRA": "place, tier and misses of each", "TEXT": "the phrases"],
        .sentences: [
            "FORM": "the words of all sentences", "ANSW": "the words that gaps hide",
            "RIVD": "other words that fit a gap", "SENT": "the sentences and their gaps",
            "MASK": "which sentences have a gap of each class", "RANK": "counts of them",
        ],
        .tagger: [
            "NOTE": "licence and attribution", "AMBI": "sets of tags", "WORD": "known words",
            "CLAS": "classes of features", "WDIR": "directory of features", "WGHT": "weights",
        ],
        .part: [
            "SPLT": "the splits that were read", "FUNL": "what was dropped",
            "CAND": "the sentences",
        ],
    ]
}
