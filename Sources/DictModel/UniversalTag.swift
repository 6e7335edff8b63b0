/// A Universal Dependencies part of speech (UPOS, version 2).
///
/// Artefacts and tagger models store the raw values, so these never change.
public enum UniversalTag: UInt8, Sendable, CaseIterable {
    case adjective = 1, adposition, adverb, auxiliary, coordinatingConjunction, determiner
    case interjection, noun, numeral, particle, pronoun, properNoun, punctuation
    case subordinatingConjunction, symbol, verb, other

    /// The tag's abbreviation in treebanks, such as `ADJ` for an adjective.
    public var name: StaticString {
        switch self {
        case .adjective: "ADJ"
        case .adposition: "ADP"
        case .adverb: "ADV"
        case .auxiliary: "AUX"
        case .coordinatingConjunction: "CCONJ"
        case .determiner: "DET"
        case .interjection: "INTJ"
        case .noun: "NOUN"
        case .numeral: "NUM"
        case .particle: "PART"
        case .pronoun: "PRON"
        case .properNoun: "PROPN"
        case .punctuation: "PUNCT"
        case .subordinatingConjunction: "SCONJ"
        case .symbol: "SYM"
        case .verb: "VERB"
        case .other: "X"
        }
    }

    /// Creates the tag whose abbreviation in treebanks is `name`, such as `ADJ`.
    ///
    /// The result is `nil` if there is no such tag. Case matters.
    public init?(name: Span<UInt8>) {
        guard let tag = Self.allCases.first(where: { Self.equal($0.name, name) }) else {
            return nil
        }
        self = tag
    }

    private static func equal(_ letters: StaticString, _ name: Span<UInt8>) -> Bool {
        letters.withUTF8Buffer { buffer in
            guard buffer.count == name.count else { return false }
            // Safe because both have the same number of bytes.
            for index in name.indices where unsafe name[index] != buffer[index] { return false }
            return true
        }
    }
}
