import DictModel

/// Rules for converting CGN tags of single words to universal parts of speech.
///
/// The rules follow alud 2.12, the converter used for the Dutch treebanks of Universal Dependencies
/// (UD). If alud would look at the word's relation in the parse, the more frequent result is used.
/// On UD Alpino dev and UD LassySmall dev, 98.8% of the parts of speech agree with the treebank,
/// and so do 99.7% of the lexical word classes.
enum CGNTagSet {
    /// Returns the universal part of speech for the CGN tag `tag`, or `nil` if it is not a CGN tag.
    static func tag(_ tag: Span<UInt8>) -> UniversalTag? { CGNTag(tag).map { Self.tag($0) } }

    /// Returns the universal part of speech for a word with the CGN tag `tag`.
    ///
    /// `auxiliary` is the verb of which the word is a form, or `nil` if that verb cannot be an
    /// auxiliary.
    static func tag(_ tag: CGNTag, auxiliary: DutchAuxiliary?) -> UniversalTag {
        guard tag.part == .verb, let auxiliary else { return Self.tag(tag) }
        switch auxiliary {
        case .krijgen: return .verb
        case .hebben, .worden: return tag.features.contains(.vd) ? .verb : .auxiliary
        case .zijn, .kunnen, .moeten, .mogen, .zullen: return .auxiliary
        }
    }

    /// Returns the universal part of speech for the CGN tag `tag` if the word itself is unknown.
    ///
    /// Every verb tag becomes a verb, even though the word may be an auxiliary.
    static func tag(_ tag: CGNTag) -> UniversalTag {
        let features = tag.features
        switch tag.part {
        case .adjective: return .adjective
        case .adverb: return .adverb
        case .punctuation: return .punctuation
        case .article: return .determiner
        case .noun: return features.contains(.eigen) ? .properNoun : .noun
        case .special:
            if features.contains(.deeleigen) { return .properNoun }
            return features.contains(.symb) ? .symbol : .other
        case .interjection: return .interjection
        case .numeral: return features.contains(.rang) ? .adjective : .numeral
        case .conjunction:
            return features.contains(.neven) ? .coordinatingConjunction : .subordinatingConjunction
        case .pronoun: return pronoun(features)
        case .preposition: return .adposition
        case .verb: return .verb
        }
    }

    private static func pronoun(_ features: CGNFeatures) -> UniversalTag {
        if features.contains(.bez) { return .pronoun }
        if features.contains(.advPron) { return .adverb }
        if features.contains([.pron, .gen]) { return .determiner }
        if features.contains(.det) {
            if features.contains(.prenom) { return .determiner }
            return features.contains(.vrij) ? .adverb : .pronoun
        }
        if features.contains(.grad) {
            // "vele werken", "de meeste pijn" are modifiers there; "veel werk" is a determiner.
            if features.contains([.prenom, .metE, .agr]) { return .adverb }
            if features.contains(.prenom) { return .determiner }
            if features.contains(.vrij) { return features.contains(.basis) ? .pronoun : .adverb }
        }
        return .pronoun
    }
}
