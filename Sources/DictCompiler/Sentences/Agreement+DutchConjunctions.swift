import DictModel

extension Agreement {
    /// Whether a Dutch conjunction can be in the gap, by the order of the words, by the tense of the
    /// clause that it begins, and by the half of a pair that precedes it.
    func allowsDutchConjunction(_ word: [UInt8], _ place: GapPlace) -> Bool {
        let hidden = place.word.letters
        if place.isInitial, Self.inner.contains(word) { return false }
        if Self.joining.contains(word), place.isBetweenNouns, !place.precedesClause { return false }
        if !allowsList(word, place) { return false }
        if hidden.elementsEqual("noch".utf8), place.followsInSentence(Self.negative) {
            return false
        }
        if word.elementsEqual("noch".utf8) { return place.followsInSentence(Self.negative) }
        if word.elementsEqual("dan".utf8) { return place.followsDutchComparative }
        if hidden.elementsEqual("dan".utf8), place.followsDutchComparative {
            return word.elementsEqual("als".utf8) || place.word.tag != .subordinatingConjunction
        }
        guard place.word.tag == .subordinatingConjunction else { return true }
        if Self.asking.contains(word), !Self.asking.contains(hidden),
            !place.followsInSentence(Self.dutchAmounts.askers)
        {
            return false
        }
        if word.elementsEqual("dat".utf8), Self.adverbial.contains(hidden) {
            return !place.isInitial && place.followsInSentence(Self.saying)
        }
        // The verb follows al directly; after other conjunctions it comes last.
        if !place.isInitial || !Self.inverting.contains(hidden) {
            let inverts = place.right?.lexicalClass == .verb
            if word.elementsEqual("al".utf8), !inverts { return false }
            if hidden.elementsEqual("al".utf8), inverts { return Self.inverting.contains(word) }
        }
        if Self.growing.contains(word), !place.hasComparative { return false }
        return allowsTense(word, place)
    }

    /// Whether a conjunction that joins things fits: *brood plus kaas*.
    ///
    /// *Oftewel* may also draw a conclusion, and *ofwel* replaces *of* except before a verb.
    private func allowsList(_ word: [UInt8], _ place: GapPlace) -> Bool {
        if word.elementsEqual("ofwel".utf8) { return place.right?.lexicalClass != .verb }
        guard Self.listing.contains(word), !Self.listing.contains(place.word.letters) else {
            return true
        }
        return place.isBetweenNouns
            || word.elementsEqual("oftewel".utf8) && place.word.isOne(of: Self.concluding)
    }

    /// *Toen* goes with the past, *nu* with the present, and *nadat* in the present with a perfect.
    private func allowsTense(_ word: [UInt8], _ place: GapPlace) -> Bool {
        guard let isPast = place.isPastClause else { return true }
        switch String(decodingLetters: word) {
        case "toen": return isPast
        case "nu": return !isPast
        case "nadat": return isPast || place.isPerfectClause
        default: return true
        }
    }

    /// Conjunctions between two clauses or words, never before the first.
    private static let inner = Set(
        words: "en of noch maar want dus dan zodat doch alsook plus oftewel opdat")
    /// Conjunctions that join sentences or descriptions, but hardly two things.
    private static let joining = Set(words: "maar want dus doch")
    /// Conjunctions that join things, but no clauses.
    private static let listing = Set(words: "alsook plus oftewel")
    private static let concluding = Set(words: "dus ofwel")
    private static let negative = Set(words: "noch niet geen nooit niemand niets zonder")
    /// Words for a question; another clause has them only after *weten*, *vragen* and the like.
    private static let asking = Set(words: "of hoe waarom wie wat waar")
    private static let adverbial = Set(words: "omdat wanneer als doordat toen")
    /// Words after which a clause with *dat* may stand.
    private static let saying = Set(
        words: """
            zeg zegt zeggen zei zeiden weet weten wist wisten denk denkt denken dacht dachten hoop
            hoopt hopen hoopte geloof gelooft geloven geloofde vind vindt vinden vond vonden merk
            merkt merkte zie ziet zien zag zagen hoor hoort horen hoorde vertel vertelt vertelde
            beloof belooft beloofde droom droomt droomde blij jammer goed fijn leuk zo bang zeker
            schreef schrijft riep roept fluisterde
            """)
    /// Words that are adverbs as well, directly followed by the verb: *toen ging hij*.
    private static let inverting = Set(words: "al dus toen nu daar zo")
    /// Conjunctions of proportion, which ask for a comparative: *naarmate het later wordt*.
    private static let growing = Set(words: "naarmate naargelang")
}

extension GapPlace {
    /// Whether the gap may be between two nouns: *brood en kaas*.
    fileprivate var isBetweenNouns: Bool {
        guard let left, let right else { return false }
        let isNoun = left.tag == .noun || left.tag == .properNoun
        let begins =
            [.noun, .properNoun, .determiner, .numeral, .adjective].contains(right.tag)
            || right.tag == .pronoun && precedesNoun
        return isNoun && begins
    }

    fileprivate var followsDutchComparative: Bool {
        sentence.words[..<index].contains { $0.isDutchComparative }
    }

    fileprivate var hasComparative: Bool { sentence.words.contains { $0.isDutchComparative } }

    /// The verbs of the clause that the gap begins.
    private var verbs: [SentenceWords.Word] {
        sentence.words.dropFirst(index + 1)
            .prefix { $0.tag != .punctuation && $0.lexicalClass != .conjunction }
            .filter { $0.lexicalClass == .verb }
    }

    /// Whether a verb of the clause is in the past, or `nil` if no verb shows its tense.
    fileprivate var isPastClause: Bool? {
        if verbs.contains(where: { $0.isDutchPast }) { return true }
        return verbs.contains { $0.isDutchPresent } ? false : nil
    }

    fileprivate var isPerfectClause: Bool {
        verbs.count > 1 && verbs.contains { $0.isOne(of: Self.perfect) }
    }

    private static let perfect = Set(words: "heb hebt heeft hebben is ben bent zijn")
}

extension SentenceWords.Word {
    fileprivate var isDutchComparative: Bool {
        isOne(of: Self.comparing)
            || (tag == .adjective || tag == .adverb) && letters.count > 4
                && letters.ends(with: "er")
    }

    private static let comparing = Set(words: "meer minder beter liever eerder anders ander andere")

    /// Whether the spelling of a finite verb can only be a past tense.
    fileprivate var isDutchPast: Bool {
        isOne(of: Self.strongPast) || Self.strongEndings.contains { letters.ends(with: $0) }
            || letters.count > 4 && (letters.ends(with: "de") || letters.ends(with: "te"))
    }

    fileprivate var isDutchPresent: Bool {
        isOne(of: Self.presents)
            || letters.count > 2 && letters.ends(with: "t") && !letters.starts(with: Self.prefix)
    }

    private static let prefix = Array("ge".utf8)
    private static let presents = Set(
        words: """
            ben is zijn heb hebben kan kun kunnen mag mogen moeten wil willen zal zullen ga gaan
            sta staan doe doen zie zien worden word komen kom blijven hoeven
            """)
    /// Strong pasts that compounds end with: *opging*, *verliet*.
    private static let strongEndings = [
        "liet", "zat", "sloot", "schoot", "ging", "kwam", "stond", "liep", "viel", "hield", "kreeg",
        "bleef", "keek", "reed", "vloog", "trok", "vond", "begon", "sprak", "brak", "sprong", "gat",
    ]
    private static let strongPast = Set(
        words: """
            was waren had hadden werd werden ging gingen kwam kwamen zag zagen stond stonden lag lagen
            zat zaten liep liepen kon konden mocht mochten moest moesten wist wisten wou zou zouden
            riep riepen sliep sliepen viel vielen hield hielden liet lieten kreeg kregen bleef bleven
            keek keken schreef schreven reed reden vloog vlogen trok trokken vond vonden zong zongen
            dronk dronken begon begonnen won wonnen hielp hielpen gaf gaven nam namen sprak spraken
            at aten las lazen brak braken stak staken kocht kochten bracht brachten dacht dachten zocht
            zochten deed deden zei zeiden hing hingen ving vingen sprong sprongen klonk klonken zonk
            schoot schoten sloot sloten koos kozen vroor verloor verloren rook roken goot genoot
            genoten scheen schenen verdween verdwenen steeg stegen kroop kropen sloop slopen droeg
            droegen sloeg sloegen voer voeren groef zwom zwommen klom klommen stierf blies bliezen
            vroeg vroegen joeg woei floot floten boog
            """)
}
