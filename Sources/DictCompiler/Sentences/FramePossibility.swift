import DictModel

/// A check that decides from the words around a gap whether a ``FitFrame`` is possible there.
///
/// A frame is a grammatical use that several function words share, such as prepositions of place.
struct FramePossibility {
    let language: Language

    private var timeNouns: Set<[UInt8]> {
        language == .english ? FitTable.englishTimeNouns : FitTable.dutchTimeNouns
    }

    private var events: Set<[UInt8]> {
        language == .english ? FitTable.englishEvents : FitTable.dutchEvents
    }

    /// Returns the words that replace the one of `place` because of its neighbours.
    func partners(at place: GapPlace) -> Set<[UInt8]> {
        var found = (language == .english ? GapPartners.english : GapPartners.dutch)
            .words(at: place)
        if place.word.isOne(of: Self.rates), place.left?.tag == .noun || place.follows(Self.times) {
            found.insert(Array("per".utf8))
        }
        return found
    }

    /// Returns the only words that fit, with the hidden one, where the words of `place` are a fixed
    /// phrase.
    func fixedWords(at place: GapPlace) -> Set<[UInt8]>? {
        switch (language, place.word.lexicalClass) {
        case (.dutch, _): FixedPhrases.dutch.words(at: place)
        case (.english, .determiner): FixedPhrases.englishDeterminers.words(at: place)
        case (.english, .conjunction): FixedPhrases.englishConjunctions.words(at: place)
        default: nil
        }
    }

    /// Determiners that make a rate after a noun or an adverb: once a week.
    private static let rates = Set(words: "a an each every elke elk iedere ieder")
    private static let times = Set(words: "once twice")

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
        let isAdverb = place.right?.isOne(of: Self.adverbs) == true
        let isParticle =
            place.precedesMark || place.right?.tag == .adposition
            || place.right?.lexicalClass == .conjunction
            || place.right?.tag == .adverb && head == nil && !isAdverb
            || place.precedesVerb && language == .dutch && !place.isInitial
        let isTime =
            place.right?.isOne(of: Self.timeAdverbs) == true
            || head.map { $0.isOne(of: timeNouns) || $0.traits.contains(.digit) } ?? false
        let isEvent = head.map { $0.isOne(of: events) } ?? false
        switch frame {
        case .particle: return isParticle || language == .english
        case .purpose:
            return language == .dutch ? place.followedByInfinitive : place.precedesVerb
        case .time:
            return (isTime || isEvent || place.word.isOne(of: Self.timeWords)) && !isParticle
        case .place, .path:
            return (!isTime || isEvent) && !isParticle
                && (!place.precedesVerb || place.isInitial && language == .dutch)
        case .manner, .circumstance: return (!isTime || isEvent) && !isParticle
        case .rate: return head != nil
        case .stranded:
            if language == .english { return place.precedesMark }
            return (place.precedesMark || place.precedesVerb || place.right?.reads("te") == true)
                && place.followsInSentence(Self.adverbials)
        case .compound: return place.right?.tag == .adposition
        case .inward: return place.precedes(Self.insides)
        case .relation:
            let left = place.left?.tag
            return
                (left == .noun || left == .properNoun || left == .pronoun || left == .numeral
                || left == .determiner || place.followsSuperlative) && !isParticle
        case .exception: return true
        case .company, .recipient, .topic, .reason, .likeness, .comparison, .excess:
            return !isParticle
        default: return false
        }
    }

    /// Prepositions that make a time of any noun, as in *during geometry* or *after my second cup*.
    private static let timeWords = Set(
        words: "during after before since until till tijdens na sinds gedurende halverwege")
    /// Adverbs that follow a preposition like a noun.
    private static let adverbs = timeAdverbs.union(Set(words: "here there hier daar"))
    private static let timeAdverbs = Set(
        words: """
            now then today tomorrow yesterday tonight vanmorgen vanmiddag vanavond vannacht vandaag
            gisteren morgen overmorgen eergisteren nu toen
            """)
    /// Dutch adverbs that may be separate from their preposition: daar weet ik niets van.
    private static let adverbials = Set(words: "er daar hier waar ergens nergens overal")
    private static let insides = Set(words: "binnen buiten beneden boven achteren voren")

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
        case .article:
            if language == .english, place.isPredeterminer { return false }
            return beforeNoun || place.word.tag == .determiner
        case .owner:
            let isBare =
                next == .numeral || next == .adjective || place.right?.reads("allen") == true
            return beforeNoun || language == .dutch && isBare
        case .quantity: return place.left?.tag == .determiner || place.left?.tag == .pronoun
        case .part: return place.right?.reads("of") == true
        case .choice: return place.word.tag == .pronoun
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

    /// English conjunctions between main clauses that treebanks tag as subordinating.
    private static let coordinating = Set(words: "so for")

    private func conjunction(_ frame: FitFrame, _ place: GapPlace) -> Bool {
        let isCoordinating =
            place.word.tag == .coordinatingConjunction
            || language == .english && place.word.isOne(of: Self.coordinating)
        if place.isBeforeThat { return frame == .beforeThat }
        if place.comparesWithoutClause {
            return [.comparison, .phrase, .coordination].contains(frame)
        }
        switch frame {
        case .coordination: return isCoordinating && !place.isInitial
        case .clauses:
            return isCoordinating && place.followsMark
                && (place.precedesClause || place.precedesVerb || place.word.reads("so"))
        case .contrast: return !isCoordinating || place.followsMark && place.precedesClause
        case .cause:
            return !isCoordinating || place.word.tag == .subordinatingConjunction
        case .moment, .condition, .scene, .boundary, .content: return !isCoordinating
        case .comparison: return true
        case .join: return isCoordinating && !place.isInitial && place.precedesClause
        case .phrase: return place.followsMark && !place.precedesClause
        case .degree: return place.right?.tag == .adjective
        case .denial: return place.right?.tag == .noun
        default: return false
        }
    }
}

extension GapPlace {
    /// Whether the word before the gap is an English superlative in -est: the fastest in the hall.
    fileprivate var followsSuperlative: Bool {
        guard let left else { return false }
        return (left.tag == .adjective || left.tag == .adverb) && left.letters.count > 4
            && left.letters.ends(with: "est")
    }

    /// Whether the gap hides the first word of *so that*, *now that* or *provided that*.
    fileprivate var isBeforeThat: Bool {
        right?.reads("that") == true && word.isOne(of: Self.takingThat)
    }

    private static let takingThat = Set(words: "so now provided providing supposing")

    private static let definite = Set(
        words: "a an the this that these those my your his her its our their")
    /// Whether an article or the like follows the determiner in the gap: *half the*, *such a*.
    var isPredeterminer: Bool {
        word.lexicalClass == .determiner && right?.isOne(of: Self.definite) == true
            && right?.lexicalClass == .determiner
    }

    /// Whether the gap hides a word that compares, and no clause can follow since no verb does: *zo
    /// groot als een huis*.
    fileprivate var comparesWithoutClause: Bool {
        word.isOne(of: Self.equating)
            && !sentence.words[(index + 1)...].contains { $0.tag == .verb || $0.tag == .auxiliary }
    }

    private static let equating = Set(words: "als dan zoals as than")

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
