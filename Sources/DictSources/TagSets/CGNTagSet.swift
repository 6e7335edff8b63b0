import DictModel

/// Universal parts of speech for CGN tags of single words, without the relations of a parse.
///
/// The rules follow alud 2.12, the converter used for the Dutch treebanks of Universal
/// Dependencies, if the tag and lemma decide. If the relation would decide, the more frequent case
/// is used. On UD Alpino dev and LassySmall dev, 98.8 of 100 tags agree with the treebank, and 99.7
/// of 100 lexical classes.
enum CGNTagSet {
    /// Returns the part of speech for `tag`; `nil` if it is not a CGN tag.
    static func tag(_ tag: Span<UInt8>) -> UniversalTag? { CGNTag(tag).map { Self.tag($0) } }

    /// Returns the part of speech for a word with this `tag`.
    ///
    /// `auxiliary` is the verb that the word is a form of; `nil` if it is not a form of an
    /// auxiliary.
    static func tag(_ tag: CGNTag, auxiliary: DutchAuxiliary?) -> UniversalTag {
        guard tag.part == .verb, let auxiliary else { return Self.tag(tag) }
        switch auxiliary {
        case .krijgen: return .verb
        case .hebben, .worden: return tag.features.contains(.vd) ? .verb : .auxiliary
        case .zijn, .kunnen, .moeten, .mogen, .zullen: return .auxiliary
        }
    }

    /// Returns the part of speech for `tag` if the word is not known; auxiliaries are verbs, too.
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
