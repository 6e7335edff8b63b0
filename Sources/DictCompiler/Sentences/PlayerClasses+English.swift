import DictModel

extension PlayerClasses {
    /// The table for English, with the reasons of learners' dictionaries and of school grammar.
    static let english: [Rule] = [
        // Before a form in -ing, dictionaries list these as prepositions: tired of working, by
        // being late, without looking, before leaving. Treebanks see a clause.
        Rule(
            "of by from without with for in on at about after before since despite except upon",
            [.subordinatingConjunction, .coordinatingConjunction], .adposition,
            where: \.precedesIng),
        // Never conjunctions, whatever follows; here a tagger erred.
        Rule(
            "of by from without with in on at about into", [.subordinatingConjunction],
            .adposition),
        // "Because of" is one preposition in two words; a half of it has no class.
        Rule("because", [.adposition, .subordinatingConjunction], nil) { $0.precedes(of) },
        // "There is": grammars call it a pronoun, pupils an adverb. "The first one": a pronoun, which
        // treebanks take for a noun.
        Rule("there", [.pronoun], nil),
        Rule("one ones", [.noun], nil),
        // "So that" and "now that" are conjunctions in two words, and so is the first half of each.
        Rule("so", [.adverb], .subordinatingConjunction) { $0.precedes(that) },
        Rule("now", [.adverb], .subordinatingConjunction) {
            $0.precedes(that) && $0.precedes(.subordinatingConjunction)
        },
        // After a comma and before a clause, "so" is the s of fanboys, the seven words that pupils
        // learn as coordinating conjunctions. "So light that" stays an adverb.
        Rule("so", [.adverb, .subordinatingConjunction], .coordinatingConjunction) {
            $0.followsMark && $0.precedesClause
                && $0.precedes(.pronoun, .determiner, .noun, .properNoun)
        },
        // These join clauses wherever they occur.
        Rule("whenever wherever", [.adverb, .pronoun], .subordinatingConjunction) {
            $0.precedesClause
        },
        // Two adverbs that ask, and otherwise join: "when it rains". A question has its verb first;
        // after "know when" people disagree, and after a preposition it is a noun's place.
        Rule("when where", [.subordinatingConjunction], nil, mendsTagger: true) { $0.mayAsk },
        Rule("when where", [.adverb, .pronoun], nil) { $0.mayAsk },
        Rule("when where", [.adverb, .pronoun], .subordinatingConjunction) { $0.precedesClause },
        // A preposition before a noun, a conjunction before a clause: until ten, until it rains.
        Rule("after before until till since", [.adposition], .subordinatingConjunction) {
            $0.introducesClause
        },
        // Once upon a time is no condition.
        Rule("once", [.subordinatingConjunction], nil, mendsTagger: true) {
            $0.precedes(notConditional)
        },
        // "Her" before a noun after a verb of giving may be either: gave her warm blankets.
        Rule("her", [.pronoun], nil) { $0.precedesNoun && $0.follows(giving) },
        // Learners' dictionaries print the possessives before a noun as determiners, next to "the",
        // "this" and "each", whose place they take; treebanks keep them with the pronouns. "My",
        // "your", "its", "our" and "their" are never alone; the other three may be.
        Rule("my your its our their", [.pronoun], .determiner),
        Rule("his her whose", [.pronoun], .determiner) { $0.precedesNoun },
        // Parts of a few, each other, one another, no one.
        Rule("few many", [.adjective, .determiner], nil) { $0.follows(articles) },
        Rule("each another one", [.determiner, .pronoun, .numeral], nil) {
            $0.precedes(other) || $0.follows(one)
        },
        Rule("no", [.determiner], nil) { $0.precedes(one) },
        // Without a noun they are pronouns: both of us, most of the time, neither knew.
        Rule(
            "all both each some any either neither many several few most much enough another",
            [.determiner, .adjective], .pronoun
        ) { $0.precedes(of) },
        Rule("all both each some any either several enough", [.determiner], .pronoun) {
            $0.precedesMark
        },
        // With a noun they are determiners, called quantifiers at school; treebanks list most of
        // them with the adjectives.
        Rule("many several few more most much enough fewer less", [.adjective], .determiner) {
            $0.precedes(.noun) || $0.precedes(.adjective) && $0.precedesNoun
        },
    ]

    private static let of = Set(words: "of")
    private static let that = Set(words: "that")
    private static let one = Set(words: "one")
    private static let other = Set(words: "other another")
    private static let articles = Set(words: "a the")
    private static let notConditional = Set(words: "there upon a")
    fileprivate static let asking = Set(
        words: """
            know knows knew known ask asks asked wonder wonders wondered tell tells told remember
            remembers remembered forget forgets forgot forgotten see sees saw decide decides decided
            understand understood guess guessed show shows showed explain explains explained learn
            learned say says said find
            """)
    fileprivate static let asked = Set(words: "me us him them you out sure")
    private static let giving = Set(
        words: """
            give gives gave given bring brings brought send sends sent tell tells told show shows
            showed teach teaches taught offer offers offered buy buys bought make makes made lend
            lent hand handed promise promised get got cost read wish wished pay paid
            """)
}

extension GapPlace {
    /// Whether `when` or `where` in the gap may begin an indirect question: know when it rains.
    fileprivate var mayAsk: Bool {
        followsInClause(PlayerClasses.asking) || follows(PlayerClasses.asked)
            || follows(.adposition)
    }
}
