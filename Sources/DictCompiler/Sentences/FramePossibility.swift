import DictModel

/// A check that decides from the words around a gap whether a ``FitFrame`` is possible there.
///
/// A frame is a grammatical use that several function words share, such as prepositions of place.
struct FramePossibility {
    let language: Language

    private var timeNouns: Set<[UInt8]> {
        language == .english ? FitTable.englishTimeNouns : FitTable.dutchTimeNouns
    }

    /// Whether `frame` is a possible use of the word in the gap at `place`.
    ///
    /// The hidden word must belong to `frame`.
    func allows(_ frame: FitFrame, at place: GapPlace) -> Bool {
        switch place.word.lexicalClass {
        case .preposition: preposition(frame, place)
        case .determiner, .pronoun: nominal(frame, place)
        case .conjunction: conjunction(frame, place)
        case .verb: [.modal, .be, .have, .do].contains(frame)
        case .noun, .other: false
        }
    }

    private func preposition(_ frame: FitFrame, _ place: GapPlace) -> Bool {
        let head = place.head
        let isParticle =
            place.precedesMark || place.right?.tag == .adposition
            || place.right?.lexicalClass == .conjunction
            || place.right?.tag == .adverb && head == nil
            || place.precedesVerb && language == .dutch
        let isTime = head.map { $0.isOne(of: timeNouns) || $0.traits.contains(.digit) } ?? false
        switch frame {
        case .particle: return isParticle || language == .english
        case .purpose:
            return language == .dutch ? place.followedByInfinitive : place.precedesVerb
        case .time: return (isTime || place.word.isOne(of: Self.timeWords)) && !isParticle
        case .place, .path: return !isTime && !isParticle && !place.precedesVerb
        case .relation:
            let left = place.left?.tag
            return
                (left == .noun || left == .properNoun || left == .pronoun || left == .numeral
                || left == .determiner) && !isParticle
        case .exception: return true
        case .company, .recipient, .topic, .reason, .likeness, .comparison:
            return !isParticle
        default: return false
        }
    }

    /// Prepositions that make a time of any noun, as in *during geometry* or *after my second cup*.
    private static let timeWords = Set(
        words: "during after before since until till tijdens na sinds gedurende")

    /// English and Dutch words that can be used both before a noun and alone, such as *her*.
    private static let owners = Set(
        words: """
            my your his her its our their this that these those each both all some any many several
            mijn je jouw zijn haar ons onze hun jullie uw het dit dat deze die alle veel wat welke
            """)

    private func nominal(_ frame: FitFrame, _ place: GapPlace) -> Bool {
        let next = place.right?.tag
        let beforeNoun = place.precedesNoun
        // Before a noun, her may belong to it; us and them never do (brought us warm blankets).
        let isOwner = beforeNoun && place.word.isOne(of: Self.owners)
        switch frame {
        case .article: return beforeNoun || place.word.tag == .determiner
        case .owner: return beforeNoun
        case .predeterminer: return next == .determiner || next == .pronoun
        case .expletive: return place.precedesVerb || place.left?.lexicalClass == .verb
        case .relative: return !place.isInitial && place.word.tag == .pronoun
        case .question: return true
        // Dutch has its subjects before and after the verb: only the form of the word decides.
        case .subject:
            return !isOwner
                && (language == .dutch || place.precedesVerb || place.isClauseHead
                    || place.left?.tag == .auxiliary)
        case .object:
            return !isOwner && !place.isInitial
                && (language == .dutch || !(place.precedesVerb && place.isClauseHead))
        case .possession: return !isOwner
        default: return false
        }
    }

    private func conjunction(_ frame: FitFrame, _ place: GapPlace) -> Bool {
        let isCoordinating = place.word.tag == .coordinatingConjunction
        switch frame {
        case .coordination: return isCoordinating && !place.isInitial
        case .clauses:
            return isCoordinating && place.followsMark
                && (place.precedesClause || place.precedesVerb)
        case .contrast: return !isCoordinating || place.followsMark && place.precedesClause
        case .cause, .moment, .condition, .scene, .boundary, .content: return !isCoordinating
        case .comparison: return true
        default: return false
        }
    }
}

extension GapPlace {
    /// Whether a noun follows the gap, with at most a few adjectives, numerals, adverbs or parts of
    /// a compound in between, as in *great-aunt*.
    var precedesNoun: Bool {
        for word in sentence.words.dropFirst(index + 1).prefix(6) {
            switch word.tag {
            case .noun, .properNoun: return true
            case .adjective, .numeral, .adverb: continue
            case .punctuation where word.isHyphen: continue
            default: return false
            }
        }
        return false
    }

    /// Whether *te*, which marks a Dutch infinitive, occurs between the gap and the next
    /// punctuation mark.
    var followedByInfinitive: Bool {
        for word in sentence.words.dropFirst(index + 1) {
            if word.reads("te") { return true }
            if word.tag == .punctuation { return false }
        }
        return false
    }

    /// Whether the gap begins a clause.
    ///
    /// This is assumed if the gap begins the sentence, or follows a punctuation mark or a
    /// conjunction.
    var isClauseHead: Bool {
        isInitial || followsMark || left?.lexicalClass == .conjunction
    }
}

extension SentenceWords.Word {
    /// Whether the token joins the one before to the one after: the hyphen of great-aunt.
    var isHyphen: Bool { tag == .punctuation && isJoinedLeft && isJoinedRight }
}
