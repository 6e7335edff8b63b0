import DictModel

extension Agreement {
    /// Whether the determiner or pronoun `word` agrees with the words after the gap.
    ///
    /// A determiner has to agree with the sound, number and gender of the phrase that follows. A
    /// pronoun has to agree with the verb that follows. `noun` is the noun that a determiner belongs
    /// to, if there is one.
    func allowsDeterminer(
        _ word: AnswerWord, at place: GapPlace, before noun: PhraseNoun?
    ) -> Bool {
        if language == .english, place.isPredeterminer {
            return allowsPredeterminer(word.letters, at: place)
        }
        if place.word.lexicalClass == .determiner,
            !allowsAmount(word.letters, at: place, before: noun)
        {
            return false
        }
        return language == .english
            ? allowsEnglish(word.letters, at: place, before: noun)
            : allowsDutch(word.letters, at: place, before: noun)
    }

    private func allowsEnglish(
        _ word: [UInt8], at place: GapPlace, before noun: PhraseNoun?
    ) -> Bool {
        let isSubject = place.left?.tag != .adposition && place.left?.tag != .auxiliary
        if isSubject, place.precedesVerb, Self.persons.contains(word), let verb = place.next,
            allowsSubject(place.word.letters, before: verb.letters)
        {
            let isSupposed = verb.reads("were") && place.follows(Self.supposing)
            return isSupposed || allowsSubject(word, before: verb.letters)
        }
        if let right = place.right, isArticle(word) {
            let vowel = Self.beginsWithVowelSound(right.letters)
            if word.elementsEqual("a".utf8), vowel { return false }
            if word.elementsEqual("an".utf8), !vowel { return false }
            if Self.unique.contains(right.letters), Self.anyOne.contains(word) { return false }
        }
        if place.follows(Self.beforeA) { return isArticle(word) }
        if let left = place.left, left.tag == .determiner, left.reads("what") {
            return isArticle(word)
        }
        if place.left?.tag == .adverb, place.follows(Self.times), !isArticle(word) {
            return Self.perTime.contains(word)
        }
        guard let number = noun?.number else { return true }
        if isArticle(word), place.precedes(Self.counts) { return true }
        if Self.english.singular.contains(word) { return number.contains(.singular) }
        if Self.english.plural.contains(word) { return number.contains(.plural) }
        return true
    }

    private func isArticle(_ word: [UInt8]) -> Bool {
        word.elementsEqual("a".utf8) || word.elementsEqual("an".utf8)
    }

    /// Whether the English pronoun `word` agrees with `verb`, the verb that follows it.
    private func allowsSubject(_ word: [UInt8], before verb: [UInt8]) -> Bool {
        let isI = word.elementsEqual("i".utf8)
        let isPlural = Self.pluralPersons.contains(word)
        switch String(decodingLetters: verb) {
        case "am", "m": return isI
        case "is", "has", "does": return !isI && !isPlural
        case "was": return !isPlural
        case "are", "re": return isPlural && !isI
        case "were": return isPlural
        case "have", "do", "ve": return isPlural || isI
        default: break
        }
        let forms = shapes.forms(ofVerb: verb)
        if forms == .third { return !isI && !isPlural }
        if forms == .base, !Self.modals.contains(verb) { return isI || isPlural }
        return true
    }

    /// Words before which a verb may say what is not so: as if it were.
    private static let supposing = Set(words: "if though")
    /// Words that take an article before a plural: a hundred pennies.
    private static let counts = Set(words: "hundred thousand million dozen few couple")
    private static let persons = Set(
        words: """
            i you he she it we they nobody everyone everybody somebody someone anyone anybody
            nothing everything something this that these those there
            """)
    private static let pluralPersons = Set(words: "you we they these those")
    /// English verbs with one form for all persons.
    static let modals = Set(
        words: "can could will would must may might should shall ll d")
    /// English words such as *same* and *best*, which can follow *the* but not *a* or *an*.
    private static let unique = Set(
        words: "same only best worst most first last next whole entire top biggest oldest")
    private static let anyOne = Set(words: "a an another every each some any no")
    /// English words such as *quite*, after which a determiner can only be *a* or *an*.
    private static let beforeA = Set(words: "such quite rather")
    /// English words such as *twice*, after which a time is a rate, as in *twice a week*.
    private static let times = Set(words: "once twice")
    /// English determiners other than *a* that are possible in such a rate.
    private static let perTime = Set(words: "every each this that")

    private func allowsDutch(
        _ word: [UInt8], at place: GapPlace, before noun: PhraseNoun?
    ) -> Bool {
        if place.word.isOne(of: Self.objects) { return true }
        if asksInDutch(place) { return Self.askers.contains(word) }
        if place.precedesVerb, let verb = place.next, place.word.tag == .pronoun {
            // A pronoun that does not agree with the verb is not its subject: om alles huilen.
            return place.word.isOne(of: Self.objectsAndOwners)
                || !Self.agreesInDutch(place.word.letters, verb.letters)
                || Self.agreesInDutch(word, verb.letters)
        }
        if place.word.lexicalClass == .pronoun, place.right?.tag == .determiner { return true }
        if !allowsInDutchPhrase(word, at: place) { return false }
        guard let noun else { return true }
        if place.word.isOne(of: Self.masses), Self.masses.contains(word) { return true }
        if noun.number == .plural {
            return !Self.dutch.singular.contains(word)
                || word.elementsEqual("dit".utf8)
                    && genders.isNeuter(noun.letters) == nil
        }
        if noun.number == .singular, Self.dutch.plural.contains(word) { return false }
        return genders.allows(noun.letters, after: word)
    }

    /// Dutch pronouns that are never the subject, whatever verb follows.
    private static let objects = Set(
        words: "hem mij me hen zich elkaar mezelf jezelf zichzelf onszelf")
    /// Dutch possessives that are objects before a verb, and never its subject: *de kat haar volgde*.
    private static let objectsAndOwners = Set(words: "haar ons")
    /// Dutch amounts that need no plural.
    private static let masses = Set(words: "veel weinig meer minder genoeg")

    /// Whether the Dutch pronoun `word` agrees with `verb`, the verb that follows it.
    ///
    /// Except for forms of *zijn* and *hebben*, only the ending of the verb is considered.
    private static func agreesInDutch(_ word: [UInt8], _ verb: [UInt8]) -> Bool {
        let isPlural = verb.ends(with: "en") || verb.elementsEqual("zijn".utf8)
        if pluralDutch.contains(word) { return isPlural || neutralDutch.contains(word) }
        if singularDutch.contains(word), isPlural { return false }
        let second = Set(words: "bent heeft is doet gaat heb ben")
        guard word.elementsEqual("ik".utf8) || second.contains(verb) else { return true }
        switch String(decodingLetters: verb) {
        case "ben", "heb": return word.elementsEqual("ik".utf8)
        case "is", "heeft": return !Set(words: "ik jij je").contains(word)
        case "bent": return Set(words: "jij je u").contains(word)
        default: return true
        }
    }

    private static let pluralDutch = Set(words: "we wij jullie ze zij sommigen allen velen")
    private static let neutralDutch = Set(words: "ze zij")
    private static let singularDutch = Set(
        words: "ik jij je hij het u men iemand niemand iedereen wie alles niets iets")
}

extension String {
    /// Creates a string from the ASCII bytes of the letters `a` to `z`.
    init(decodingLetters letters: [UInt8]) {
        self.init(String.UnicodeScalarView(letters.map { Unicode.Scalar($0) }))
    }
}
