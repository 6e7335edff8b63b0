import DictModel

/// Rules that derive universal parts of speech from CGN tags and grammatical relations.
///
/// The rules are those of alud, the converter used for the Dutch treebanks of Universal
/// Dependencies (rug-compling/alud, `v2/postags.go`, version 2.12.3 of 2023). They include the
/// changes of version 2.13, and exceptions found in UD Alpino dev and UD LassySmall dev.
extension AlpinoSentence {
    /// Returns the universal part of speech for the word at `index`, or `nil` if it has no known
    /// tag.
    func universalTag(at index: Int) -> UniversalTag? {
        let node = nodes[index]
        guard let tag = node.tag else {
            guard node.fallback == .verb else { return node.fallback }
            return isAuxiliary(at: index) ? .auxiliary : .verb
        }
        switch tag.part {
        case .punctuation: return isPunctuation(at: index) ? .punctuation : .symbol
        case .verb: return isAuxiliary(at: index) ? .auxiliary : .verb
        case .special: return special(index, tag.features)
        case .adjective: return adjective(index)
        case .adverb: return adverb(index)
        case .pronoun: return pronoun(index, tag.features)
        case .numeral:
            let isZoveel =
                node.relation == .head && parent(of: index)?.relation == .modifier
                && (parent(of: index)?.category == .adverbial
                    || parent(of: index)?.category == .adjectival)
            return isZoveel && !tag.features.contains(.rang) ? .adverb : CGNTagSet.tag(tag)
        case .article, .noun, .interjection, .conjunction, .preposition:
            return CGNTagSet.tag(tag)
        }
    }

    /// Whether the mark at `index` counts as punctuation rather than as a symbol.
    ///
    /// It counts as a symbol if it is part of a name, a formula or a phrase, or if it is the first
    /// mark in a sentence without words.
    private func isPunctuation(at index: Int) -> Bool {
        let node = nodes[index]
        return node.relation == .unattached
            && anySister(of: index) { sister, _ in
                sister.tag?.part != .punctuation || sister.begin < node.begin
            }
    }

    private func special(_ index: Int, _ features: CGNFeatures) -> UniversalTag {
        if features.contains(.deeleigen) { return .properNoun }
        // "enz.", "resp.", "en/of"
        if nodes[index].relation == .coordinator { return .coordinatingConjunction }
        // "2/3", "49%"
        if nodes[index].relation == .determiner || parent(of: index)?.relation == .determiner {
            return .determiner
        }
        return features.contains(.symb) ? .symbol : .other
    }

    private func adjective(_ index: Int) -> UniversalTag {
        switch nodes[index].relation {
        // "dezelfde", "allerlei", "voldoende"
        case .determiner: .determiner
        // "vol vertrouwen"
        case .head where parent(of: index)?.category == .prepositional: .adposition
        // "respectievelijk"
        case .coordinator: .coordinatingConjunction
        // "inclusief"
        case .complementiser: .subordinatingConjunction
        default: .adjective
        }
    }

    private func adverb(_ index: Int) -> UniversalTag {
        switch nodes[index].relation {
        // "zowel", "niet", "dus"
        case .coordinator: .coordinatingConjunction
        // "genoeg"
        case .determiner: .determiner
        case .head where parent(of: index)?.relation == .determiner: .determiner
        default: .adverb
        }
    }

    private func pronoun(_ index: Int, _ features: CGNFeatures) -> UniversalTag {
        if features.contains(.bez) { return .pronoun }
        let relation = nodes[index].relation
        let parent = parent(of: index)
        if relation == .head, parent?.category == .determiner {
            let word = Array(word(at: index))
            if word.span.hasText("zo'n", at: 0, ignoringCase: true) { return .adverb }
            // "vrijwel alle", but "steeds minder"
            return features.contains(.det) ? .determiner : .pronoun
        }
        if relation == .determiner { return .determiner }
        // "heel wat fleuriger", "hoe meer"
        if relation == .head, parent?.relation == .modifier || parent?.relation == .relativeHead {
            return .adverb
        }
        // "al deze", "veel, heel veel geld"
        if relation == .modifier || relation == .discoursePart, parent?.relation == .determiner {
            return .adverb
        }
        // "er", and "er" for a clause that follows
        if features.contains(.advPron) {
            return relation == .provisionalObject ? .pronoun : .adverb
        }
        // "veel later", "de meeste pijn"
        return relation == .modifier && features.contains(.grad) ? .adverb : .pronoun
    }
}
