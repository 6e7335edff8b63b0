import DictModel

extension Agreement {
    /// Whether the noun phrase after the gap, or what precedes it, lets a Dutch reader expect the
    /// determiner `word`.
    ///
    /// It refuses what no native speaker would write: a definite word before an adjective without
    /// its ending (*het oud huis*), an indefinite one before a superlative (*geen oudste broer*),
    /// two determiners in a row, definite words after an existential *er*. Where the hidden word
    /// itself does not follow a rule, the rule says nothing.
    func allowsInDutchPhrase(_ word: [UInt8], at place: GapPlace) -> Bool {
        let hidden = place.word.letters
        func keeps(_ isAllowed: ([UInt8]) -> Bool) -> Bool { !isAllowed(hidden) || isAllowed(word) }
        let beforeDeterminer =
            place.right?.tag == .determiner
            || place.right?.tag == .pronoun && place.sentence[place.index + 2]?.tag != .verb
        if beforeDeterminer {
            guard keeps(Self.predeterminers.contains) else { return false }
        } else if word.elementsEqual("al".utf8) {
            return false
        }
        if word.elementsEqual("elkaars".utf8), place.isInitial || !namesSeveral(place) {
            return false
        }
        if place.right?.tag == .numeral, !keeps({ !Self.uncounted.contains($0) }) { return false }
        if place.isPartitive, !keeps(Self.definite.contains) { return false }
        if place.isExistential, !keeps({ !Self.strong.contains($0) }) { return false }
        return keepsEnding(word, hidden, place)
    }

    /// Whether the adjective after the gap has the ending that `word` asks for, if the noun is a
    /// single het-word, and whether a superlative may follow `word`.
    private func keepsEnding(_ word: [UInt8], _ hidden: [UInt8], _ place: GapPlace) -> Bool {
        guard let adjective = place.right, adjective.tag == .adjective else { return true }
        if adjective.isOne(of: Self.superlatives), Self.definite.contains(hidden) {
            return Self.definite.contains(word)
        }
        guard let head = place.sentence[place.index + 2], head.tag == .noun,
            numbers.number(of: head.letters, shapes) == .singular,
            genders.isNeuter(head.letters) == true, !adjective.isOne(of: Self.unbending)
        else { return true }
        if adjective.letters.ends(with: "e") {
            return !Self.definite.contains(hidden) || !Self.indefinite.contains(word)
        }
        if adjective.letters.ends(with: "en") { return true }
        return !Self.indefinite.contains(hidden) || !Self.definite.contains(word)
    }

    /// Whether the rest of the sentence names several beings, who alone have what is *elkaars*.
    private func namesSeveral(_ place: GapPlace) -> Bool {
        var others = place.sentence.words[(place.index + 1)...]
        if let own = others.firstIndex(where: { $0.tag == .noun }) { others = others[(own + 1)...] }
        return [place.sentence.words[..<place.index], others].joined().contains {
            $0.isOne(of: Self.several)
                || $0.tag == .noun && numbers.number(of: $0.letters, shapes) == .plural
        }
    }

    /// Whether the gap begins a question with `wie` or `wat`, which only such words do.
    func asksInDutch(_ place: GapPlace) -> Bool {
        let isFirst = place.isInitial || place.index == 1 && place.left?.tag == .adposition
        return isFirst && place.word.isOne(of: Self.askers)
            && place.sentence.words.indices.suffix(2).contains {
                place.sentence.form(at: $0).contains(UInt8(ascii: "?"))
            }
    }

    static let askers = Set(words: "wie wat welke welk")
    private static let several = Set(words: "we wij jullie ze zij ons beide twee drie vier en")
    private static let predeterminers = Set(words: "al heel allebei beide")
    /// Determiners that no number follows: *sommige drie*.
    private static let uncounted = Set(
        words: """
            een elk ieder menig menige sommige enkele veel weinig meer minder genoeg beide allerlei
            allerhande zulk zulke ettelijke verscheidene zoveel hoeveel evenveel enig enige dit dat
            """)
    private static let definite = Set(
        words: """
            de het deze die dit dat dezelfde hetzelfde mijn jouw je zijn haar ons onze jullie hun uw
            diens wiens elkaars
            """)
    private static let indefinite = Set(
        words: "een geen elk ieder welk zulk menig veel weinig meer minder genoeg enig allerlei")
    /// Determiners that an existential *er* does not allow: *er is het gat in de muur*.
    private static let strong = definite.subtracting(Set(words: "dezelfde hetzelfde")).union(
        Set(words: "elk elke ieder iedere alle beide al heel"))
    private static let superlatives = Set(
        words: """
            grootste kleinste oudste jongste hoogste laagste langste kortste mooiste leukste liefste
            snelste sterkste zwaarste lekkerste gekste warmste koudste diepste verste
            dikste dunste slimste meeste minste beste eenvoudigste ergste vreemdste zachtste
            langzaamste duurste goedkoopste nieuwste beroemdste
            """)
    /// Adjectives that have no ending, and those whose *-e* is none.
    private static let unbending = Set(
        words: "oranje roze beige lila prima linker rechter half halve eigen ander andere enkel")
}

extension GapPlace {
    /// Whether the gap follows *een van*, *geen van*, … and so begins a whole.
    fileprivate var isPartitive: Bool {
        guard left?.reads("van") == true, let amount = sentence[index - 2] else { return false }
        return amount.isOne(of: Self.parts)
    }

    /// Whether *er* and a verb of being somewhere stand side by side before the gap: *er ligt nog …*.
    fileprivate var isExistential: Bool {
        var place = index - 1
        while let word = sentence[place], word.tag == .adverb, !word.reads("er") { place -= 1 }
        guard let near = sentence[place], let far = sentence[place - 1] else { return false }
        return near.reads("er") && far.isOne(of: Self.beingThere)
            || far.reads("er") && near.isOne(of: Self.beingThere)
    }

    private static let parts = Set(words: "een geen elk ieder veel weinig sommige enkele twee drie")
    private static let beingThere = Set(
        words: """
            is zijn was waren komt kwam komen kwamen staat staan stond stonden ligt liggen lag lagen
            zit zitten zat zaten hangt hangen hing hingen groeit groeien groeide bestaat bestaan bestond
            gebeurt gebeurde blijft bleef woont wonen
            """)
}
