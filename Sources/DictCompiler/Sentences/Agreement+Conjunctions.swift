import DictModel

extension Agreement {
    /// Whether a conjunction can be in the gap: pairs such as *neither … nor* fix it, and a
    /// coordinating one does not begin a sentence.
    func allowsConjunction(_ word: AnswerWord, at place: GapPlace) -> Bool {
        language == .english
            ? allowsEnglishConjunction(word.letters, place)
            : allowsDutchConjunction(word.letters, place)
    }

    private func allowsEnglishConjunction(_ word: [UInt8], _ place: GapPlace) -> Bool {
        if place.isInitial, Self.inner.contains(word) { return false }
        if Self.joining.contains(word), place.joinsNouns { return false }
        if place.word.reads("nor"), place.followsInSentence(Self.neither) { return false }
        if place.word.tag == .coordinatingConjunction {
            if place.word.reads("or"), place.follows(pair: Self.either) { return false }
            if place.word.reads("and"), place.follows(pair: Self.both) { return false }
        }
        if word.elementsEqual("nor".utf8) { return place.followsInSentence(Self.negative) }
        if word.elementsEqual("for".utf8) || word.elementsEqual("whereupon".utf8) {
            return place.followsMark
        }
        if word.elementsEqual("now".utf8) { return place.right?.reads("that") == true }
        if word.elementsEqual("albeit".utf8) { return !place.precedesClause }
        if word.elementsEqual("lest".utf8) { return precedesBaseForm(place) }
        if place.precedesParticiple, !Self.shortening.contains(word) { return false }
        if word.elementsEqual("than".utf8) { return place.followsComparative }
        if place.word.reads("than") { return !Self.equal.contains(word) }
        return true
    }

    /// Whether the verb of the clause after the gap can be the form that *lest* takes: *lest it fall*.
    private func precedesBaseForm(_ place: GapPlace) -> Bool {
        let verb = place.sentence.words.dropFirst(place.index + 2).first {
            $0.tag == .verb || $0.tag == .auxiliary || $0.tag == .punctuation
        }
        return verb.map { shapes.forms(ofVerb: $0.letters).contains(.base) } ?? false
    }

    /// Conjunctions between two clauses or words, never before the first.
    private static let inner = Set(
        words: "and or nor but so yet for than plus albeit lest whereupon")
    /// Conjunctions that join sentences or descriptions, but hardly two things.
    private static let joining = Set(words: "but yet so")
    private static let neither = Set(words: "neither")
    private static let either = Set(words: "either whether")
    private static let both = Set(words: "both")
    private static let negative = Set(
        words: "neither not never no nobody nothing none nor hardly t nt")
    private static let equal = Set(words: "as like")
    /// Conjunctions that can do without a subject and its verb: *while waiting*, *once opened*.
    private static let shortening = Set(
        words:
            "while when whenever if unless until till once although though after before since and but or"
    )
}

extension GapPlace {
    /// Whether one of `words` occurs anywhere before the gap.
    func followsInSentence(_ words: Set<[UInt8]>) -> Bool {
        sentence.words[..<index].contains { $0.isOne(of: words) }
    }

    /// Whether the first half of a pair, tagged as a conjunction, is one of `words` and occurs
    /// before the gap: *either … or*.
    fileprivate func follows(pair words: Set<[UInt8]>) -> Bool {
        sentence.words[..<index].contains {
            $0.isOne(of: words) && $0.lexicalClass == .conjunction
        }
    }

    /// Whether a form in -ing follows the conjunction in the gap: *while waiting*.
    fileprivate var precedesParticiple: Bool {
        word.tag == .subordinatingConjunction && right?.tag == .verb
            && right?.letters.ends(with: "ing") == true
    }

    /// Whether the gap is between two nouns, with no clause after it: *bread and butter*.
    fileprivate var joinsNouns: Bool {
        guard let left, let right, !precedesClause else { return false }
        let isNoun = left.tag == .noun || left.tag == .properNoun
        return isNoun && [.noun, .properNoun, .determiner, .numeral].contains(right.tag)
    }

    /// Whether a comparative occurs before the gap: *more*, *taller*, *rather*.
    fileprivate var followsComparative: Bool {
        sentence.words[..<index].contains {
            $0.isOne(of: Self.comparing)
                || ($0.tag == .adjective || $0.tag == .adverb) && $0.letters.ends(with: "er")
        }
    }

    private static let comparing = Set(words: "more less rather other fewer worse")
}
