import DictCompiler
import DictModel
import Testing

/// Phrases that leave a conjunction or a determiner hardly any choice, and rules for what is before
/// a determiner or ties a clause.
extension GapFitTests {
    @Test(arguments: phrases)
    func `a fixed phrase takes few words`(use: RivalUse) {
        let found = rivals(of: use.hidden, use.texts, use.language)
        for word in use.fits { #expect(found.contains(word), "\(word) – \(found)") }
        for word in use.fails { #expect(!found.contains(word), "\(word) – \(found)") }
    }

    private static let clauses = [
        "We/PRON slept/VERB until/SCONJ it/PRON froze/VERB _.",
        "They/PRON ran/VERB because/SCONJ you/PRON sang/VERB _.",
        "Nobody/PRON ran/VERB when/SCONJ you/PRON sang/VERB _.",
    ]
    private static let nouns = [
        "You/PRON saw/VERB the/DET dogs/NOUN _.", "They/PRON saw/VERB all/DET my/DET cats/NOUN _.",
        "Nobody/PRON saw/VERB his/DET cat/NOUN _.", "I/PRON saw/VERB such/DET a/DET cat/NOUN _.",
        "They/PRON read/VERB fewer/DET books/NOUN _.",
    ]

    private static let phrases = [
        RivalUse(
            description: "ever since",
            texts: ["We/PRON sang/VERB ever/ADV since/SCONJ it/PRON rained/VERB _."] + clauses,
            hidden: "since", fits: ["until"], fails: ["because", "when"]),
        RivalUse(
            description: "hardly had it rained when",
            texts: [
                "Hardly/ADV had/AUX it/PRON rained/VERB when/SCONJ I/PRON ran/VERB _.",
                "She/PRON sang/VERB before/SCONJ it/PRON rained/VERB _.",
            ] + clauses, hidden: "when", fits: ["before", "until"], fails: ["because"]),
        RivalUse(
            description: "nor before a verb and its subject",
            texts: [
                "We/PRON had/VERB nothing/PRON _, nor/CCONJ did/AUX we/PRON sing/VERB _.",
                "Sing/VERB or/CCONJ dance/VERB _.", "We/PRON ran/VERB and/CCONJ sang/VERB _.",
            ], hidden: "nor", fits: ["and"], fails: ["or"]),
        RivalUse(
            description: "louder and louder",
            texts: ["It/PRON grew/VERB louder/ADJ and/CCONJ louder/ADJ _."] + [
                "Is/AUX it/PRON red/ADJ or/CCONJ blue/ADJ _?"
            ], hidden: "and", fits: [], fails: ["or"]),
        RivalUse(
            description: "so that, now that",
            texts: [
                "Speak/VERB up/ADV so/SCONJ that/SCONJ we/PRON hear/VERB _.",
                "Sing/VERB now/SCONJ that/SCONJ it/PRON rains/VERB _.",
            ] + clauses, hidden: "so", fits: ["now"], fails: ["because", "when"]),
        RivalUse(
            description: "half the cake, all the cake",
            texts: ["We/PRON ate/VERB half/DET the/DET cake/NOUN _."] + nouns,
            hidden: "half", fits: ["all"], fails: ["his", "such"]),
        RivalUse(
            description: "such a tall tree, many a tall tree",
            texts: [
                "We/PRON saw/VERB such/DET a/DET tall/ADJ tree/NOUN _.",
                "We/PRON know/VERB many/DET a/DET tree/NOUN _.",
                "We/PRON ate/VERB half/DET the/DET cake/NOUN _.",
            ] + nouns, hidden: "such", fits: ["many"], fails: ["the", "half", "all"]),
        RivalUse(
            description: "only its owner loses a temper",
            texts: ["I/PRON often/ADV lost/VERB my/DET temper/NOUN _."] + nouns,
            hidden: "my", fits: ["the"], fails: ["his"]),
        RivalUse(
            description: "one more day",
            texts: ["Wait/VERB one/NUM more/DET day/NOUN _."] + nouns, hidden: "more",
            fits: ["such"], fails: ["the", "his", "all"]),
        RivalUse(
            description: "the boy whose dog",
            texts: ["The/DET boy/NOUN whose/DET dog/NOUN ran/VERB sang/VERB _."] + nouns,
            hidden: "whose", fits: [], fails: ["the", "his"]),
        RivalUse(
            description: "which team are you for",
            texts: [
                "Which/DET team/NOUN are/AUX you/PRON for/ADP _?",
                "What/DET cat/NOUN is/AUX it/PRON _?",
            ] + nouns, hidden: "which", fits: ["what"], fails: ["the", "his"]),
        RivalUse(
            description: "slow but not sad, slow though not sad",
            texts: [
                "We/PRON are/AUX slow/ADJ but/CCONJ not/PART sad/ADJ _.",
                "Though/SCONJ it/PRON rained/VERB _, he/PRON sang/VERB _.",
            ], hidden: "but", fits: ["though"]),
        RivalUse(
            description: "while or wherever he waits",
            texts: [
                "She/PRON reads/VERB while/SCONJ he/PRON waits/VERB _.",
                "Sing/VERB wherever/SCONJ you/PRON go/VERB _.",
            ], hidden: "while", fits: ["wherever"]),
    ]

    @Test func `of two nouns joined by and, neither is the subject alone`() {
        let texts = [
            "Bread/NOUN and/CCONJ apples/NOUN were/AUX cheap/ADJ _.",
            "They/PRON saw/VERB rain/NOUN _.",
        ]
        #expect(rivals(of: "apples", texts, fields: ["apples rain"]) == ["rain"])
    }

    @Test func `on and upon are one, whatever governs them`() {
        let verbs = (0..<5).map { "We/PRON depend/VERB on/ADP it\($0)/PRON _." }
        let texts =
            verbs + [
                "It/PRON fell/VERB upon/ADP us/PRON _.", "It/PRON fell/VERB under/ADP us/PRON _.",
            ]
        let found = rivals(of: "on", texts)
        #expect(found.contains("upon") && !found.contains("under"), "\(found)")
    }
}
