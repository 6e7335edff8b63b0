import DictModel

extension Agreement {
    /// Whether the determiner `word` can take the place of the one in the gap.
    ///
    /// Words of amount cannot if a single thing follows (*enough bull*), nor can question words if
    /// nothing is asked (*she saw which bull*). Only what no reader would accept is refused.
    ///
    /// `noun` is the noun that it belongs to, if there is one.
    func allowsAmount(_ word: [UInt8], at place: GapPlace, before noun: PhraseNoun?) -> Bool {
        let lists = language == .english ? Self.englishAmounts : Self.dutchAmounts
        if language == .english, isTiedToClause(place), !Self.tying.contains(word) { return false }
        if lists.asking.contains(word), !isQuestion(place, lists) { return false }
        if lists.relative.contains(word), !isQuestion(place, lists), !followsNoun(place) {
            return false
        }
        guard let noun else { return true }
        if lists.singularAmounts.contains(word), noun.number == .plural { return false }
        let isFirst = place.right?.tag == .determiner || place.right?.tag == .pronoun
        if !isFirst, noun.number == .singular, lists.amounts.contains(word),
            countable.contains(noun.letters)
        {
            return false
        }
        if language == .dutch {
            return !lists.asking.contains(place.word.letters) || lists.asking.contains(word)
                || !isQuestion(place, lists)
        }
        if Self.freeChoice.contains(word), !isOpen(place) { return false }
        return allowsEnglishOrder(word, at: place)
    }

    /// Whether the words next to the gap allow an English determiner: *all the*, *the same*.
    private func allowsEnglishOrder(_ word: [UInt8], at place: GapPlace) -> Bool {
        if place.follows(Self.predeterminers) { return Self.definite.contains(word) }
        if place.follows(Self.half) {
            return Self.definite.contains(word) || Self.articles.contains(word)
        }
        guard let right = place.right else { return true }
        if right.reads("own") { return Self.owners.contains(word) }
        if right.isOne(of: Self.ranking)
            || right.tag == .adjective && right.letters.count > 4 && right.letters.ends(with: "est")
        {
            return Self.definite.contains(word)
        }
        return true
    }

    /// Whether `word` can precede the determiner that follows the gap: *half a*, *both my*.
    func allowsPredeterminer(_ word: [UInt8], at place: GapPlace) -> Bool {
        guard place.right.map({ $0.isOne(of: Self.articles) }) != true else {
            if word.elementsEqual("half".utf8) {
                return place.sentence[place.index + 2]?.tag == .noun
            }
            if word.elementsEqual("what".utf8) { return isQuestion(place, Self.englishAmounts) }
            if word.elementsEqual("many".utf8) { return place.left?.tag != .auxiliary }
            return word.elementsEqual("such".utf8)
        }
        if word.elementsEqual("both".utf8) {
            return place.head.map { numbers.number(of: $0.letters, shapes).contains(.plural) }
                ?? true
        }
        return Self.beforeDefinite.contains(word)
    }

    /// Whether only a word that asks or links can be in the gap: *which team are you for*, with the
    /// subject after the verb, or *the boy whose dog ran*, with a clause after a noun.
    private func isTiedToClause(_ place: GapPlace) -> Bool {
        guard place.word.isOne(of: Self.tying) else { return false }
        if let before = place.left?.tag, before == .noun || before == .properNoun { return true }
        let isRelative = place.followsMark && place.word.reads("whose")
        if isRelative, place.sentence[place.index - 2]?.tag == .noun { return true }
        guard place.isInitial || place.followsMark || place.left?.tag == .adposition else {
            return false
        }
        var index = place.index + 1
        while let word = place.sentence[index],
            [.noun, .adjective, .numeral].contains(word.tag)
        {
            index += 1
        }
        guard place.sentence[index]?.tag == .auxiliary, let subject = place.sentence[index + 1]
        else { return false }
        return [.pronoun, .determiner, .properNoun, .noun].contains(subject.tag)
    }

    private static let tying = Set(words: "what which whose")
    private static let beforeDefinite = Set(words: "all half")

    private func followsNoun(_ place: GapPlace) -> Bool {
        guard let left = place.left else { return false }
        switch left.tag {
        case .noun, .properNoun, .punctuation: return true
        default: return false
        }
    }

    /// Whether the gap may be in a question, direct or indirect, or in an exclamation.
    private func isQuestion(_ place: GapPlace, _ lists: AmountWords) -> Bool {
        let form = place.sentence.words.indices.reversed().prefix(2)
        if form.contains(where: { place.sentence.form(at: $0).contains(UInt8(ascii: "?")) }) {
            return true
        }
        if place.isInitial {
            return form.contains { place.sentence.form(at: $0).contains(UInt8(ascii: "!")) }
        }
        return place.followsInClause(lists.askers)
    }

    /// Whether the sentence lets an English reader expect *any* or *either*: it asks, denies,
    /// supposes, or is not about one event of the past.
    private func isOpen(_ place: GapPlace) -> Bool {
        var isPast = false
        for (index, word) in place.sentence.words.enumerated() {
            if word.isOne(of: Self.openers) { return true }
            if place.sentence.form(at: index).contains(UInt8(ascii: "?")) { return true }
            if word.tag == .verb || word.tag == .auxiliary {
                let forms = shapes.forms(ofVerb: word.letters)
                if forms.contains(.past), !forms.contains(.base) { isPast = true }
            }
        }
        return !isPast
    }

    private static let openers = Set(
        words: """
            not t nt no never nobody nothing none neither nor without hardly before if unless
            whether can could may might will would should must ll than too wherever whenever
            """)
    private static let freeChoice = Set(words: "any either")

    /// The words of amount of a language, and those that ask.
    struct AmountWords {
        /// Not before a single thing.
        var amounts: Set<[UInt8]>
        /// Not before a plural.
        var singularAmounts: Set<[UInt8]>
        /// Only in questions.
        var asking: Set<[UInt8]>
        /// In questions and after nouns.
        var relative: Set<[UInt8]>
        /// Verbs and other words that may introduce an indirect question.
        var askers: Set<[UInt8]>
    }

    static let englishAmounts = AmountWords(
        amounts: Set(words: "enough less more most much all such"),
        singularAmounts: Set(words: "much"),
        asking: Set(words: "what which whatever whichever"), relative: Set(words: "whose"),
        askers: Set(
            words: """
                know knows knew known ask asks asked wonder wonders wondered tell tells told
                remember remembers remembered forget forgets forgot see sees saw decide decides
                decided understand understood guess guesses guessed show shows showed explain
                explains explained learn learned say says said find found sure matter choose
                chose chooses choosing guessing asking wondering clear idea check checks checked agree
                agrees agreed disagree disagrees disagreed argue argues argued arguing
                """))

    static let dutchAmounts = AmountWords(
        amounts: Set(
            words: """
                alle veel weinig meer minder genoeg zulk zulke sommige enkele beide meeste allerlei
                allerhande ettelijke verscheidene zoveel hoeveel evenveel enig enige
                """),
        singularAmounts: Set(words: "menig menige zulk enig hetzelfde"),
        asking: Set(words: "welke welk wat hoeveel"), relative: Set(words: "wiens wier"),
        askers: Set(
            words: """
                weet weten wist wisten vraag vraagt vragen vroeg vroegen zie ziet zien zag zagen
                vertel vertelt vertellen vertelde zeg zegt zeggen zei kies kiest kiezen koos raad
                raadt raden raadde begrijp begrijpt begreep onthoud onthoudt vergeet vergat hoor
                hoort hoorde leg legt uit idee benieuwd kijk kijkt kijken keek wil wilde
                """))

    private static let predeterminers = Set(words: "all both")
    private static let half = Set(words: "half")
    private static let articles = Set(words: "a an")
    private static let owners = Set(words: "my your his her its our their")
    private static let definite = Set(
        words: "the this that these those my your his her its our their whose which what")
    /// Words before which a noun phrase is definite.
    private static let ranking = Set(
        words: "same only best worst first last whole entire top very")
}
