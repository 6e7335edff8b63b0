import DictModel

/// Rules that derive universal parts of speech from CGN tags and grammatical relations.
///
/// The rules are those of alud, the converter used for the Dutch treebanks of Universal
/// Dependencies (rug-compling/alud, `v2/postags.go`, version 2.12.3 of 2023). They include the
/// changes of version 2.13, and exceptions found in UD Alpino dev and UD LassySmall dev.
extension AlpinoSentence {
    /// The rules for words whose relation matters, before those of ``CGNTag/universalTag``: a tag,
    /// the relation of the word, relation and category of the phrase, and the part of speech.
    private static let rules = CGNRule.table(
        """
        SPEC(deeleigen) * * * PROPN
        SPEC crd * * CCONJ
        SPEC det * * DET
        SPEC * det * DET
        ADJ det * * DET
        ADJ hd * pp ADP
        ADJ crd * * CCONJ
        ADJ cmp * * SCONJ
        BW crd * * CCONJ
        BW det * * DET
        BW hd det * DET
        TW(rang) * * * ADJ
        TW hd mod advp ADV
        TW hd mod ap ADV
        VNW(bez) * * * PRON
        VNW(det) hd * detp DET
        VNW hd * detp PRON
        VNW det * * DET
        VNW hd mod * ADV
        VNW hd rhd * ADV
        VNW mod det * ADV
        VNW dp det * ADV
        VNW(adv-pron) pobj1 * * PRON
        VNW(adv-pron) * * * ADV
        VNW(grad) mod * * ADV
        VNW * * * PRON
        """)

    /// Returns the universal part of speech for the word at `index`, or `nil` if it has no known
    /// tag.
    func universalTag(at index: Int) -> UniversalTag? {
        let node = nodes[index]
        guard let tag = node.tag else {
            guard node.fallback == .verb else { return node.fallback }
            return isAuxiliary(at: index) ? .auxiliary : .verb
        }
        if tag.part == .verb { return isAuxiliary(at: index) ? .auxiliary : .verb }
        if tag.part == .punctuation { return isPunctuation(at: index) ? .punctuation : .symbol }
        let parent = parent(of: index)
        let rule = Self.rules.first { rule in
            tag.includes(rule.tag) && (rule.relation ?? node.relation) == node.relation
                && (rule.parentRelation == nil || rule.parentRelation == parent?.relation)
                && (rule.parentCategory == nil || rule.parentCategory == parent?.category)
        }
        if tag.part == .pronoun, rule?.parentCategory == .determiner {
            let word = Array(word(at: index))
            if word.span.hasText("zo'n", at: 0, ignoringCase: true) { return .adverb }
        }
        return rule?.result ?? tag.universalTag
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
}

/// Rules that decide which verbs of a Dutch sentence are auxiliaries.
///
/// The rules are those of alud (rug-compling/alud, `v2/auxiliary-in.go`). A verb is an auxiliary if
/// it is a copula, if it forms a passive, or if it is one of six verbs with a verbal complement. In
/// a passive, the subject is the same as an object of the complement.
extension AlpinoSentence {
    func isAuxiliary(at index: Int) -> Bool {
        guard let verb = nodes[index].auxiliary, nodes[index].relation == .head else {
            return false
        }
        switch verb {
        case .krijgen: return isPassive(at: index, object: .indirectObject)
        case .worden: return isWordenPassive(at: index)
        case .zijn:
            return isCopula(at: index) || isWordenPassive(at: index)
                || hasVerbalComplement(at: index)
        case .hebben, .kunnen, .moeten, .mogen, .zullen: return hasVerbalComplement(at: index)
        }
    }

    private func hasSister(_ index: Int, _ relations: AlpinoRelation...) -> Bool {
        anySister(of: index) { sister, _ in relations.contains(sister.relation) }
    }

    /// Whether a form of "zijn" has a predicate, but no direct object, reflexive or verbal
    /// complement.
    private func isCopula(at index: Int) -> Bool {
        hasSister(index, .predicate)
            && !hasSister(index, .directObject, .reflexive, .verbalComplement)
    }

    /// Whether the form of "zijn" or "worden" at `index` forms a passive.
    ///
    /// It does if its subject is also the direct object of its verbal complement, or if it has no
    /// subject. A particle rules this out, as in "van plan zijn om te".
    private func isWordenPassive(at index: Int) -> Bool {
        guard hasSister(index, .verbalComplement), !hasSister(index, .particle) else {
            return false
        }
        return !hasSister(index, .subject) || isPassive(at: index, object: .directObject)
    }

    /// Whether the subject of the verb at `index` is also an object of the verb's complement.
    ///
    /// `object` is the relation of that object, such as the direct object.
    private func isPassive(at index: Int, object: AlpinoRelation) -> Bool {
        anySister(of: index) { subject, _ in
            guard subject.relation == .subject, subject.index != 0 else { return false }
            return anySister(of: index) { complement, place in
                guard complement.relation == .verbalComplement else { return false }
                if has(object, subject.index, below: place) { return true }
                // The complement may be the trace of one that stands elsewhere.
                return object == .directObject && complement.isTrace
                    && nodes.indices.contains { other in
                        nodes[other].index == complement.index
                            && nodes[other].relation == .verbalComplement
                            && hasChild(object, subject.index, below: other)
                    }
            }
        }
    }

    /// Whether the phrase at `place`, or a conjunct in it, has a child with the relation `object`
    /// and the number `index`.
    ///
    /// Nodes that refer to the same thing share a number, which is read from the attribute `index`.
    private func has(_ object: AlpinoRelation, _ index: Int, below place: Int) -> Bool {
        hasChild(object, index, below: place)
            || anyChild(of: place) { child, childPlace in
                child.relation == .conjunct && hasChild(object, index, below: childPlace)
            }
    }

    private func hasChild(_ relation: AlpinoRelation, _ index: Int, below place: Int) -> Bool {
        anyChild(of: place) { child, _ in child.relation == relation && child.index == index }
    }

    /// Whether the verb at `index` has a participle or an infinitive as its complement.
    ///
    /// The complement can also be a trace, or a coordination of participles or infinitives. The
    /// result is false if the verb has a predicate, a direct object or a particle.
    private func hasVerbalComplement(at index: Int) -> Bool {
        if hasSister(index, .predicate, .directObject, .particle) { return false }
        return anySister(of: index) { complement, place in
            guard complement.relation == .verbalComplement else { return false }
            guard let category = complement.category else { return complement.isTrace }
            if category.isNonFiniteVerb { return true }
            return category == .conjunction
                && anyChild(of: place) { child, _ in
                    child.relation == .conjunct && child.category?.isNonFiniteVerb == true
                }
        }
    }
}

/// Rules for converting Alpino's own word classes to universal parts of speech.
///
/// They are used for files without CGN tags. Files of version 1.2 and earlier have only the
/// attribute `pos`, and some have `frame`, Alpino's lexical entry. `pos` classifies personal
/// pronouns as nouns and possessives as determiners; `frame` and short lists of words are used to
/// correct this.
enum AlpinoWordClass {
    private static let classes = NamedValues<UniversalTag>([
        .verb: "verb", .adjective: "adj", .adverb: "adv pp", .punctuation: "punct",
        .adposition: "prep part", .coordinatingConjunction: "vg conj", .numeral: "num",
        .subordinatingConjunction: "comp", .properNoun: "name", .interjection: "tag",
        .pronoun: "pron", .determiner: "det", .noun: "noun",
    ])
    private static let pronouns = NamedValues<UniversalTag>([
        .pronoun: """
        ik jij je hij zij ze wij we jullie u men mij me jou hem haar ons hen hun hetgeen \
        dit dat deze die wat wie zich zichzelf elkaar iemand niemand iets niets alles \
        iedereen ieder zelf het mezelf jezelf
        """
    ])
    private static let possessives = NamedValues<UniversalTag>([
        .pronoun: "mijn m'n jouw je zijn z'n haar d'r ons onze uw jullie hun"
    ])
    private static let particles = NamedValues<UniversalTag>([
        .adposition: "te om door zonder na tot in"
    ])

    /// Returns the universal part of speech for `word`, or `nil` if it cannot be determined.
    ///
    /// `pos` and `frame` are the values of the attributes with these names, or empty if missing.
    static func tag(pos: Span<UInt8>, frame: Span<UInt8>, word: Span<UInt8>) -> UniversalTag? {
        if frame.hasPrefix("proper_name") { return .properNoun }
        if frame.hasPrefix("pronoun") || frame.hasPrefix("rel_pronoun") {
            return .pronoun
        }
        let isComparison = pos.hasPrefix("compar")
        guard let tag = isComparison ? .subordinatingConjunction : classes[pos] else { return nil }
        let small = word.lowerASCII
        switch tag {
        case .noun: return pronouns[small.span] ?? .noun
        case .determiner: return possessives[small.span] ?? .determiner
        case .subordinatingConjunction: return particles[small.span] ?? tag
        default: return tag
        }
    }
}
