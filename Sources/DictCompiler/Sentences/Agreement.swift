import DictModel

/// A grammar check that decides whether a word may fill a gap, the blank of a FillMeUp sentence.
///
/// It covers articles, number, person, verb forms and gender. In doubtful cases, a word is allowed.
struct Agreement {
    let language: Language
    let shapes: WordShapes
    let genders: NounGenders
    let countable: CountableNouns
    let numbers: NounNumbers

    /// Returns a check of whether a word may fill the gap at `place`.
    ///
    /// The check looks at the words around the gap once for all words.
    func check(at place: GapPlace) -> (AnswerWord) -> Bool {
        switch place.word.lexicalClass {
        case .noun: return nounCheck(at: place)
        case .verb: return verbCheck(at: place)
        case .determiner, .pronoun:
            let noun = phraseNoun(after: place)
            return { allowsDeterminer($0, at: place, before: noun) }
        case .conjunction: return { allowsConjunction($0, at: place) }
        case .preposition, .other: return soundCheck(at: place)
        }
    }

    /// Returns a check of whether the article before the gap suits the sound of a word, as in *a
    /// pear* and *an hour*.
    ///
    /// Only *a* and *an* are checked. The result is `true` after any other word, and always in
    /// Dutch.
    private func soundCheck(at place: GapPlace) -> (AnswerWord) -> Bool {
        guard language == .english, let left = place.left else { return { _ in true } }
        if left.reads("a") { return { !Self.beginsWithVowelSound($0.letters) } }
        if left.reads("an") { return { Self.beginsWithVowelSound($0.letters) } }
        return { _ in true }
    }

    /// Whether the English word `word` takes *an* instead of *a*.
    ///
    /// This depends on its letters and on short lists of exceptions, such as *hour* and
    /// *university*.
    static func beginsWithVowelSound(_ word: [UInt8]) -> Bool {
        guard let first = word.first else { return false }
        if silent.contains(where: { word.starts(with: $0) }) { return true }
        if consonantal.contains(where: { word.starts(with: $0) }) { return false }
        return [UInt8].isVowel(first)
    }

    private static let silent = ["hour", "honest", "honor", "honour", "heir"].map { Array($0.utf8) }
    private static let consonantal = [
        "uni", "use", "usu", "uti", "eu", "ewe", "one", "once", "ubi", "ura", "uka",
    ].map { Array($0.utf8) }

    private func nounCheck(at place: GapPlace) -> (AnswerWord) -> Bool {
        let suitsSound = soundCheck(at: place)
        let own = numbers.number(of: place.word.letters, shapes)
        // A word that does not have this number itself is no subject: through the wind came birds.
        let wanted = [numberBefore(place), numberAfter(place)].compactMap(\.self)
            .filter { !own.isDisjoint(with: $0) }
        let article = language == .dutch ? determiner(before: place) : nil
        let isBareAmount = article?.isOne(of: Self.bareAmounts) ?? false
        let isNeuter = article.flatMap { NounGenders.isNeuter(after: $0.letters) }
        return { word in
            guard suitsSound(word) else { return false }
            let number = word.forms.intersection([.singular, .plural])
            if number.isEmpty { return true }
            if wanted.contains(where: { number.isDisjoint(with: $0) }) { return false }
            guard number == .singular else { return true }
            if isBareAmount, countable.contains(word.letters) { return false }
            guard let isNeuter else { return true }
            return genders.isNeuter(word.letters) != !isNeuter
        }
    }

    /// Returns the determiner, possessive or numeral that belongs to the noun in the gap.
    ///
    /// For example, this is *these* if *these old* precedes the gap. Adjectives and adverbs are
    /// skipped.
    ///
    /// - Returns: The word, or `nil` if there is none.
    func determiner(before place: GapPlace) -> SentenceWords.Word? {
        var index = place.index - 1
        while let word = place.sentence[index] {
            switch word.tag {
            case .adjective, .adverb: index -= 1
            case .determiner, .pronoun, .numeral: return word
            default: return nil
            }
        }
        return nil
    }

    /// Returns the noun that the determiner in the gap belongs to, or the pronoun in its place.
    ///
    /// Dutch writes compounds as one word, so there it is the first noun. An English one may have
    /// several nouns, of which the last counts unless the hidden word disagrees with it.
    private func noun(after place: GapPlace) -> SentenceWords.Word? {
        guard let head = place.head, head.tag == .noun else { return place.head }
        if language == .dutch { return place.firstNoun }
        let number = numbers.number(of: head.letters, shapes)
        let disagrees =
            number == .plural && place.word.isOne(of: Self.english.singular)
            || number == .singular && place.word.isOne(of: Self.english.plural)
        return disagrees ? place.firstNoun : head
    }

    /// The noun that a determiner belongs to.
    struct PhraseNoun {
        let letters: [UInt8]
        let number: WordForms
    }

    /// Returns the noun that the determiner in the gap belongs to, or `nil` if that is a pronoun or
    /// there is none.
    private func phraseNoun(after place: GapPlace) -> PhraseNoun? {
        guard let head = noun(after: place), head.tag == .noun else { return nil }
        return PhraseNoun(letters: head.letters, number: numbers.number(of: head.letters, shapes))
    }

    private func numberBefore(_ place: GapPlace) -> WordForms? {
        guard let word = determiner(before: place) else { return nil }
        let lists = language == .english ? Self.english : Self.dutch
        if lists.singular.contains(word.letters) { return .singular }
        return lists.plural.contains(word.letters) ? .plural : nil
    }

    private func numberAfter(_ place: GapPlace) -> WordForms? {
        guard let verb = place.right, verb.tag == .verb || verb.tag == .auxiliary,
            mayBeSubject(place)
        else { return nil }
        let lists = language == .english ? Self.english : Self.dutch
        if lists.singularVerbs.contains(verb.letters) { return .singular }
        if lists.pluralVerbs.contains(verb.letters) { return .plural }
        if Self.modals.contains(verb.letters) { return nil }
        let forms = shapes.forms(ofVerb: verb.letters)
        if forms == .third { return .singular }
        return forms == .base ? .plural : nil
    }

    /// Whether the noun in the gap may be the subject of the verb after it.
    ///
    /// After a preposition it is not: in *the flags in the wind were torn*, the flags were. Dutch has
    /// objects before its verbs too, so there a subject has to begin its clause, and no other subject
    /// may follow the verb: *die honden zagen we*. Nor is a noun after *en* its only subject: *brood
    /// en kaas waren op*.
    private func mayBeSubject(_ place: GapPlace) -> Bool {
        var index = place.index - 1
        while let word = place.sentence[index],
            [.adjective, .adverb, .determiner, .numeral, .pronoun].contains(word.tag)
        {
            index -= 1
        }
        guard let before = place.sentence[index] else { return !precedesSubject(place) }
        if language == .english { return !isPartOfSubject(before, at: index, place) }
        let joinsNouns =
            before.tag == .coordinatingConjunction && place.sentence[index - 1]?.tag == .noun
        let beginsClause =
            before.tag == .punctuation || before.lexicalClass == .conjunction && !joinsNouns
        return beginsClause && !precedesSubject(place)
    }

    /// Whether `before`, the word in front of the English phrase in the gap, joins the phrase to the
    /// noun that the verb agrees with: *bread and butter are*, *a box of pears is*.
    private func isPartOfSubject(
        _ before: SentenceWords.Word, at index: Int, _ place: GapPlace
    ) -> Bool {
        if before.tag == .adposition { return true }
        guard before.reads("and") || before.reads("or"), let other = place.sentence[index - 1]
        else { return false }
        return other.tag == .noun || other.tag == .properNoun || other.tag == .pronoun
    }

    private func precedesSubject(_ place: GapPlace) -> Bool {
        place.sentence[place.index + 2]?.isOne(of: Self.subjects) ?? false
    }

    private static let subjects = Set(words: "ik jij je hij ze we wij jullie men")
    /// Dutch amounts before a plural or before what is not counted.
    private static let bareAmounts = Set(words: "veel weinig meer minder genoeg")

    struct Lists {
        var singular: Set<[UInt8]>
        var plural: Set<[UInt8]>
        var singularVerbs: Set<[UInt8]>
        var pluralVerbs: Set<[UInt8]>
    }

    static let english = Lists(
        singular: Set(words: "a an this that every each another either neither one"),
        plural: Set(
            words: "these those many few several both two three four five six seven eight nine ten"),
        singularVerbs: Set(words: "is was has does"),
        pluralVerbs: Set(words: "are were have do"))

    static let dutch = Lists(
        singular: Set(
            words: "het een dit dat elke elk ieder iedere ons welk menig menige zulk hetzelfde"),
        plural: Set(
            words:
                "alle sommige enkele beide ettelijke verscheidene twee drie vier vijf zes zeven acht negen tien"
        ),
        singularVerbs: Set(
            words: "is was heeft had doet deed kan kon mag mocht moet moest zal zou"),
        pluralVerbs: Set(words: "zijn waren hebben hadden kunnen konden moeten moesten zullen"))
}
