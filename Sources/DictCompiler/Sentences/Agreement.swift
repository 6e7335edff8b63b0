import DictModel

/// A grammar check that decides whether a word may fill a gap, the blank of a FillMeUp sentence.
///
/// It covers articles, number, person, verb forms and gender. In doubtful cases, a word is allowed.
struct Agreement {
    let language: Language
    let shapes: WordShapes
    let genders: NounGenders
    let countable: CountableNouns

    func allows(_ word: AnswerWord, at place: GapPlace) -> Bool {
        switch place.word.lexicalClass {
        case .noun: allowsNoun(word, at: place)
        case .verb: allowsVerb(word, at: place)
        case .determiner, .pronoun: allowsDeterminer(word, at: place)
        case .conjunction: allowsConjunction(word, at: place)
        case .preposition, .other: allowsSound(word, at: place)
        }
    }

    /// Whether the article before the gap suits the sound of `word`, as in *a pear* and *an hour*.
    ///
    /// Only *a* and *an* are checked. The result is `true` after any other word, and always in
    /// Dutch.
    func allowsSound(_ word: AnswerWord, at place: GapPlace) -> Bool {
        guard language == .english, let left = place.left else { return true }
        if left.reads("a") { return !Self.beginsWithVowelSound(word.letters) }
        if left.reads("an") { return Self.beginsWithVowelSound(word.letters) }
        return true
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

    private func allowsNoun(_ word: AnswerWord, at place: GapPlace) -> Bool {
        guard allowsSound(word, at: place) else { return false }
        let number = word.forms.intersection([.singular, .plural])
        if number.isEmpty { return true }
        if let wanted = numberBefore(place), number.isDisjoint(with: wanted) { return false }
        if let wanted = numberAfter(place), number.isDisjoint(with: wanted) { return false }
        guard language == .dutch, number == .singular else { return true }
        return genders.allows(word.letters, after: determiner(before: place)?.letters)
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

    private func numberBefore(_ place: GapPlace) -> WordForms? {
        guard let word = determiner(before: place) else { return nil }
        let lists = language == .english ? Self.english : Self.dutch
        if lists.singular.contains(word.letters) { return .singular }
        return lists.plural.contains(word.letters) ? .plural : nil
    }

    private func numberAfter(_ place: GapPlace) -> WordForms? {
        guard let verb = place.right, verb.tag == .verb || verb.tag == .auxiliary else {
            return nil
        }
        let lists = language == .english ? Self.english : Self.dutch
        if lists.singularVerbs.contains(verb.letters) { return .singular }
        if lists.pluralVerbs.contains(verb.letters) { return .plural }
        let forms = shapes.forms(ofVerb: verb.letters)
        if forms == .third { return .singular }
        return forms == .base ? .plural : nil
    }

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
        singular: Set(words: "het een dit dat elke elk ieder iedere ons welk geen_enkele"),
        plural: Set(
            words: "alle sommige enkele veel weinig twee drie vier vijf zes zeven acht negen tien"),
        singularVerbs: Set(
            words: "is was heeft had doet deed kan kon mag mocht moet moest zal zou"),
        pluralVerbs: Set(words: "zijn waren hebben hadden kunnen konden moeten moesten zullen"))
}
