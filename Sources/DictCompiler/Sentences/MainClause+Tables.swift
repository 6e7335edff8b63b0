extension MainClause {
    /// What ``MainClause`` needs to know of the words of a language.
    struct Tables: Sendable {
        /// Words that join like a preposition although they are tagged as subordinating conjunctions:
        /// *of watching*, *zoals vroeger*.
        var prepositions: Set<[UInt8]>
        /// Words that open a clause only if its verbs end it: *zoals dat moet*.
        var ambiguous: Set<[UInt8]>
        /// Words that open a clause wherever they are, except at the beginning.
        var relatives: Set<[UInt8]>
        /// Words that open a clause only behind what it describes: *the lake that freezes*.
        var relativesOfNouns: Set<[UInt8]>
        /// Words that begin exclamations and wishes without another verb.
        var exclamations: Set<[UInt8]>
        /// Words that open a clause at the beginning of what is no question: *How he came*.
        var questions: Set<[UInt8]>
        /// Words at the beginning before whose comma nothing is a main clause, unless one of
        /// ``notHeld`` follows.
        var held: Set<[UInt8]>
        var notHeld: Set<[UInt8]>
        /// What follows *once* if it means at some time.
        var notConditional: Set<[UInt8]>
        /// Finite verbs that begin questions, never orders.
        var auxiliaries: Set<[UInt8]>
        /// Those that may begin a condition before a comma, too.
        var conditions: Set<[UInt8]>
        /// Finite verbs that look like past participles.
        var likeParticiples: Set<[UInt8]>
        /// Articles, before which no finite verb stands.
        var articles: Set<[UInt8]>
        /// Pronouns of persons, which no clause describes: *told you that it rained*.
        var persons: Set<[UInt8]>
        /// Conjunctions that go on with a clause.
        var conjunctions: Set<[UInt8]>
        /// What follows an exclamation's first word: *what a*, *if only*.
        var wishes: Set<[UInt8]>
        /// Auxiliaries that are the first verb of their clause wherever they are.
        var finite: Set<[UInt8]>

        static let english = Tables(
            prepositions: Set(
                words: """
                    of by with in for from about at than like on without upon into off over through
                    between despite besides instead to against
                    """), ambiguous: [], relatives: Set(words: "who whom whose which"),
            relativesOfNouns: Set(words: "that where when why whereby wherewith whereupon"),
            exclamations: Set(words: "what how who which whose if"),
            questions: Set(
                words: "what how who which whose when where why whatever whoever whichever"),
            held: Set(words: "because of like"), notHeld: Set(words: "of course all"),
            notConditional: Set(words: "there upon a in at more again"),
            auxiliaries: Set(
                words: "is are am was does did has would could can will shall must might"),
            conditions: Set(words: "should had were"), likeParticiples: [],
            articles: Set(words: "a an the"),
            persons: Set(words: "i you he she it we they me him her us them"),
            conjunctions: Set(words: "and or but nor"), wishes: Set(words: "a an only"),
            finite: Set(
                words: "is are was were can could may might must shall should will would"))

        static let dutch = Tables(
            prepositions: Set(words: "als dan zoals evenals door met zonder in na voor van te om"),
            ambiguous: Set(words: "als dan zoals evenals al dat nu zo zoo"),
            relatives: Set(
                words: """
                    wie wier wiens welke waaraan waarbij waardoor waarheen waarin waarmee waarna waarom
                    waaronder waarop waarover waartegen waartoe waaruit waarvan waarvoor
                    """), relativesOfNouns: Set(words: "die dat waar"),
            exclamations: Set(words: "wat hoe welk welke wie"),
            questions: Set(
                words: """
                    wat hoe welk welke wie waar waaraan waarbij waardoor waarheen waarin waarmee waarna
                    waarom waaronder waarop waarover waartegen waartoe waaruit waarvan waarvoor
                    """), held: [], notHeld: [], notConditional: [],
            auxiliaries: [],
            conditions: Set(words: "is heeft werd wordt zou kon zal kan wil moet"),
            likeParticiples: Set(
                words: """
                    gebeurt gebiedt gebruikt gedraagt gehoorzaamt gelast geleidt gelijkt gelooft gelukt
                    geneert geneest geniet genoot geraakt geschiedt getroost getuigt gevoelt gewaagt
                    gewent gedenkt gedoogt gelieft genaakt gedijt gewint gevalt
                    """),
            articles: Set(words: "de een"),
            persons: Set(
                words:
                    "ik jij je u hij zij ze het wij we jullie men mij me hem haar ons hen hun ge gij"
            ),
            conjunctions: Set(words: "en of maar noch"), wishes: Set(words: "een"),
            finite: Set(
                words: """
                    is was werd wordt heeft had zal zou kan kon moet moest mag mocht wil wou
                    """))
    }
}
