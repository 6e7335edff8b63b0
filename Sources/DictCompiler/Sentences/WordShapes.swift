import DictModel

/// Rules that determine which forms a word can have, such as plural or past tense.
///
/// The rules consider the spelling of the word and which other words are known.
struct WordShapes {
    private let language: Language
    private let inflection: Inflection
    private let isKnown: @Sendable ([UInt8]) -> Bool
    /// The numbers of nouns and the forms of verbs that are asked for many times.
    private var numbers: [[UInt8]: WordForms] = [:]
    private var verbForms: [[UInt8]: WordForms] = [:]

    init(_ language: Language, isKnown: @escaping @Sendable ([UInt8]) -> Bool) {
        self.language = language
        self.isKnown = isKnown
        inflection = Inflection(language)
    }

    /// Returns the same rules, which answer faster for the nouns and verbs of `sentences`.
    func remembering(_ sentences: [SentenceWords]) -> WordShapes {
        var shapes = self
        for word in sentences.lazy.flatMap(\.words) {
            switch word.tag {
            case .noun, .properNoun:
                if shapes.numbers[word.letters] == nil {
                    shapes.numbers[word.letters] = number(of: word.letters)
                }
            case .verb, .auxiliary:
                if shapes.verbForms[word.letters] == nil {
                    shapes.verbForms[word.letters] = forms(ofVerb: word.letters)
                }
            default: break
            }
        }
        return shapes
    }

    /// Returns `word` itself and the known words of which it may be an inflected form.
    func lemmas(of word: [UInt8]) -> [[UInt8]] {
        [word] + inflection.readings(of: word).map(\.base).filter(isKnown)
    }

    /// Returns the grammatical number of `noun`: singular, plural, or both for words like *sheep*.
    func number(of noun: [UInt8]) -> WordForms {
        if let number = numbers[noun] { return number }
        let lists = language == .english ? Self.english : Self.dutch
        if lists.plurals.contains(noun) { return .plural }
        if lists.unchanged.contains(noun) { return [.singular, .plural] }
        let ends = noun.ends(with: "s") || language == .dutch && noun.ends(with: "en")
        guard ends, !noun.ends(with: "ss") else { return .singular }
        let bases = inflection.readings(of: noun).map(\.base).filter {
            isKnown($0) && !(language == .dutch && Self.isNoPlural(noun, of: $0))
        }
        return bases.isEmpty ? .singular : .plural
    }

    /// Whether a Dutch noun only looks like the plural of `base`: *huis*, *prijs*, *steen*.
    private static func isNoPlural(_ noun: [UInt8], of base: [UInt8]) -> Bool {
        if noun.ends(with: "s") {
            return ["ui", "ij", "ei", "eu", "oe", "ou"].contains { base.ends(with: $0) }
        }
        return base.ends(with: "ee") && noun.count == base.count + 1
    }

    /// Returns the verb forms that the spelling `verb` can be, such as past tense or participle.
    func forms(ofVerb verb: [UInt8]) -> WordForms {
        verbForms[verb] ?? (language == .english ? englishForms(verb) : Self.dutchForms(verb))
    }

    private func englishForms(_ verb: [UInt8]) -> WordForms {
        if Self.english.unchanging.contains(verb) { return [.base, .past, .participle] }
        if verb.elementsEqual("is".utf8) { return .third }
        if Self.presentOfBe.contains(verb) { return .base }
        let isForm = !inflection.readings(of: verb).filter { isKnown($0.base) }.isEmpty
        if verb.ends(with: "ing", after: 2), isForm { return .ing }
        if verb.ends(with: "s", after: 2), isForm, !verb.ends(with: "ss") { return .third }
        if isForm {
            return Self.english.participles.contains(verb) ? .participle : [.past, .participle]
        }
        return .base
    }

    private static func dutchForms(_ verb: [UInt8]) -> WordForms {
        if verb.starts(with: Array("ge".utf8)), verb.count > 4,
            verb.ends(with: "d") || verb.ends(with: "t") || verb.ends(with: "en")
        {
            return verb.ends(with: "en") ? [.participle, .base] : [.participle, .third]
        }
        if verb.ends(with: "en") || dutch.unchanging.contains(verb) { return .base }
        if dutch.participles.contains(verb) { return .participle }
        return [.third, .past]
    }

    private struct Lists {
        var plurals: Set<[UInt8]>
        /// Nouns whose singular and plural are spelled the same, such as *sheep*.
        var unchanged: Set<[UInt8]>
        /// English verbs whose base form is also a past tense or a participle, such as *put*.
        ///
        /// In the Dutch list, these are infinitives such as *gaan*.
        var unchanging: Set<[UInt8]>
        /// Verb forms that can only be participles, such as *taken*.
        var participles: Set<[UInt8]>
    }

    private static let presentOfBe = Set(words: "am are")
    private static let english = Lists(
        plurals: Set(
            words: """
                people men women children feet teeth mice geese oxen police dice pants jeans shorts
                scissors glasses trousers clothes stairs outskirts surroundings thanks pajamas
                firemen policemen snowmen fishermen grandchildren loaves shelves leaves knives
                wolves halves lives wives thieves
                """),
        unchanged: Set(words: "sheep fish deer series species aircraft salmon trout moose"),
        unchanging: Set(
            words: """
                put cut let set hit hurt shut cost spread quit bet burst read cast split bid rid
                shed wet come become run overcome
                """),
        participles: Set(
            words: """
                been done gone seen taken given written eaten fallen broken spoken chosen driven
                ridden risen frozen stolen forgotten hidden bitten beaten grown known thrown flown
                blown drawn worn torn sworn shown begun drunk sung swum rung sunk shrunk woken
                """))

    private static let dutch = Lists(
        plurals: Set(words: "kinderen eieren mensen ouders lui hersenen kosten"),
        unchanged: [],
        unchanging: Set(words: "gaan staan slaan zien doen zijn verslaan ontstaan bestaan"),
        participles: Set(words: "begonnen vergeten verloren verdwenen gedaan"))
}
