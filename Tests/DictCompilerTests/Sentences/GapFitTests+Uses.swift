import DictModel
import Testing

/// Uses of function words that only some neighbours allow: a word fits, another does not.
struct RivalUse: CustomStringConvertible, Sendable {
    var description: String
    var language = Language.english
    /// The sentence with the gap, then sentences with the words to try.
    var texts: [String]
    var hidden: String
    var fits: [String]
    var fails: [String] = []
}

extension GapFitTests {
    @Test(arguments: uses)
    func `words of one use fit, others do not`(use: RivalUse) {
        let found = rivals(of: use.hidden, use.texts, use.language)
        for word in use.fits { #expect(found.contains(word), "\(word) – \(found)") }
        for word in use.fails { #expect(!found.contains(word), "\(word) – \(found)") }
    }

    private static let uses = [
        RivalUse(
            description: "any in a question about the past",
            texts: [
                "Did/AUX you/PRON follow/VERB the/DET dog/NOUN _?",
                "Water/VERB any/DET dog/NOUN _.",
            ], hidden: "the", fits: ["any"]),
        RivalUse(
            description: "any in a question that only its mark shows",
            texts: [
                "Who/PRON followed/VERB the/DET dog/NOUN _?", "Water/VERB any/DET dog/NOUN _.",
            ], hidden: "the", fits: ["any"]),
        RivalUse(
            description: "what in an exclamation",
            texts: [
                "Half/DET a/DET bottle/NOUN broke/VERB there/ADV _!",
                "What/DET a/DET dog/NOUN that/PRON is/AUX _!",
            ], hidden: "half", fits: ["what"]),
        RivalUse(
            description: "no what in a statement",
            texts: [
                "Half/DET a/DET bottle/NOUN broke/VERB there/ADV _.",
                "What/DET a/DET dog/NOUN that/PRON is/AUX _!",
            ], hidden: "half", fits: [], fails: ["what"]),
        RivalUse(
            description: "no any in a statement about the past",
            texts: [
                "We/PRON followed/VERB the/DET dog/NOUN _.", "Follow/VERB any/DET dog/NOUN _.",
            ], hidden: "the", fits: [], fails: ["any"]),
        RivalUse(
            description: "no place before a time",
            texts: [
                "We/PRON slept/VERB in/ADP summer/NOUN _.",
                "They/PRON sat/VERB before/ADP it/PRON _.",
                "You/PRON sat/VERB under/ADP it/PRON _.",
            ], hidden: "in", fits: ["before"], fails: ["under"]),
        RivalUse(
            description: "a preposition without its noun",
            texts: [
                "Which/DET team/NOUN are/AUX you/PRON for/ADP _?", "Sit/VERB on/ADP it/PRON _.",
                "We/PRON fled/VERB despite/ADP it/PRON _.",
            ], hidden: "for", fits: ["on"], fails: ["despite"]),
        RivalUse(
            description: "a rate",
            texts: [
                "We/PRON meet/VERB once/ADV per/ADP week/NOUN _.",
                "You/PRON see/VERB a/DET cat/NOUN _.",
                "Call/VERB my/PRON cat/NOUN _.",
            ], hidden: "per", fits: ["a"], fails: ["my"]),
        RivalUse(
            description: "a determiner that makes a rate",
            texts: [
                "We/PRON meet/VERB twice/ADV a/DET year/NOUN _.",
                "It/PRON costs/VERB one/NUM coin/NOUN per/ADP pear/NOUN _.",
            ], hidden: "a", fits: ["per"]),
        RivalUse(
            description: "in spite of a thing, but not in spite of a box",
            texts: [
                "We/PRON danced/VERB despite/ADP it/PRON _.",
                "They/PRON sat/VERB after/ADP me/PRON _.",
            ], hidden: "despite", fits: ["after"]),
        RivalUse(
            description: "a guest of a use does not take its gaps",
            texts: [
                "They/PRON sat/VERB across/ADP me/PRON _.",
                "We/PRON danced/VERB despite/ADP it/PRON _.",
            ], hidden: "across", fits: [], fails: ["despite"]),
        RivalUse(
            description: "smells of and like",
            texts: [
                "It/PRON smells/VERB of/ADP salt/NOUN _.", "We/PRON sing/VERB like/ADP it/PRON _.",
            ], hidden: "of", fits: ["like"]),
        RivalUse(
            description: "a part of several",
            texts: [
                "For/ADP most/PRON of/ADP it/PRON we/PRON sat/VERB _.",
                "Then/ADV all/PRON of/ADP you/PRON sat/VERB _.",
            ], hidden: "most", fits: ["all"], fails: ["you"]),
        RivalUse(
            description: "as if and as though",
            texts: [
                "Dance/VERB as/SCONJ if/SCONJ it/PRON rained/VERB _.",
                "Even/ADV though/SCONJ it/PRON froze/VERB _, he/PRON sat/VERB _.",
                "We/PRON sat/VERB because/SCONJ it/PRON froze/VERB _.",
            ], hidden: "if", fits: ["though"]),
        RivalUse(
            description: "clauses after a comma join in many ways",
            texts: [
                "The/DET cat/NOUN sat/VERB _, and/CCONJ the/DET dog/NOUN ran/VERB _.",
                "We/PRON slept/VERB while/SCONJ it/PRON rained/VERB _.",
            ], hidden: "and", fits: ["while"]),
        RivalUse(
            description: "a pronoun after a preposition is no subject",
            texts: [
                "All/PRON around/ADP me/PRON is/AUX quiet/ADJ _.",
                "Call/VERB you/PRON cats/NOUN _.",
            ], hidden: "me", fits: ["you"]),
        RivalUse(
            description: "there and daar", language: .dutch,
            texts: [
                "Daar/ADV worden/VERB ze/PRON ziek/ADJ van/ADP _.",
                "Wij/PRON zaten/VERB door/ADP hen/PRON _.",
                "Zij/PRON zaten/VERB volgens/ADP mij/PRON _.",
            ], hidden: "van", fits: ["door"], fails: ["volgens"]),
        RivalUse(
            description: "the first of two prepositions", language: .dutch,
            texts: [
                "Wij/PRON zaten/VERB tot/ADP in/ADP bomen/NOUN _.",
                "Zij/PRON zaten/VERB achter/ADP hen/PRON _.",
                "Jij/PRON sliep/VERB volgens/ADP mij/PRON _.",
            ], hidden: "tot", fits: ["achter"], fails: ["volgens"]),
        RivalUse(
            description: "a house is not the plural of hui", language: .dutch,
            texts: [
                "Hier/ADV staat/VERB dit/DET huis/NOUN _.", "Ik/PRON zag/VERB het/DET huis/NOUN _.",
                "Jij/PRON zag/VERB een/DET huis/NOUN _.", "De/DET hui/NOUN stond/VERB hier/ADV _.",
            ], hidden: "dit", fits: ["het", "een"], fails: ["de"]),
        RivalUse(
            description: "amounts of what has no plural", language: .dutch,
            texts: [
                "Het/PRON kost/VERB te/ADV veel/DET tijd/NOUN _.",
                "Weinig/DET tijd/NOUN bleef/VERB over/ADV _.",
            ], hidden: "veel", fits: ["weinig"]),
        RivalUse(
            description: "ikzelf and zijzelf", language: .dutch,
            texts: [
                "Hij/PRON is/AUX sneller/ADJ dan/SCONJ ikzelf/PRON _.",
                "Niemand/PRON is/AUX zo/ADV snel/ADJ als/SCONJ zijzelf/PRON _.",
            ], hidden: "ikzelf", fits: ["zijzelf"]),
        RivalUse(
            description: "an object before a verb in the plural", language: .dutch,
            texts: [
                "Nadat/SCONJ wij/PRON hem/PRON zagen/VERB _, sliep/VERB ik/PRON _.",
                "Niets/PRON bleef/VERB over/ADV _.",
            ], hidden: "hem", fits: ["niets"]),
    ]
}
