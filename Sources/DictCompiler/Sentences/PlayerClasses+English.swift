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
        // What is short for another word, or for several.
        Rule(
            "etc eg ie vs approx viz dept est oz",
            [.noun, .properNoun, .adverb, .adjective, .other],
            nil),
        // Parts of the verb, before nothing that they could govern: gave it up.
        Rule("up out off down away", [.adposition], nil) { $0.precedesMark },
        // Catch up with, went on about; what is going on.
        Rule(
            "up out off down away in on over around along through", [.adposition], nil,
            mendsTagger: true
        ) { $0.precedes(.adposition) },
        Rule("on", [.adposition], nil, mendsTagger: true) { $0.follows(going) },
        // Put on his hat, picked up a coin: parts of the verb, before what is put on.
        Rule("on off up out down away in over", [.adposition], nil, mendsTagger: true) {
            $0.isParticle
        },
        // Waited for the bus to come: to some a clause.
        Rule("for", [.adposition], nil, mendsTagger: true) { $0.precedesInfinitive(after: to) },
        // He is trapped, kept me informed: a verb to one, an adjective to the next.
        Rule("", [.verb], nil, mendsTagger: true, where: \.mayDescribe),
        // About an inch, some 35 minutes: nearly that much.
        Rule("about", [.adposition], nil, mendsTagger: true) {
            $0.precedes(.numeral) || $0.precedes(articles) && $0.followsVerbOfMeasure
        },
        Rule("some", [.determiner, .adposition, .adverb], nil, mendsTagger: true) {
            $0.precedes(.numeral)
        },
        Rule("which", [.pronoun], nil, mendsTagger: true) { $0.precedesNoun },
        // "There is": grammars call it a pronoun, pupils an adverb. "The first one": a pronoun, which
        // treebanks take for a noun.
        Rule("there", [.pronoun], nil),
        Rule("one ones", [.noun], nil),
        Rule("others", [.noun], .pronoun, mendsTagger: true),
        // "We met today": pupils call them adverbs, treebanks nouns.
        Rule("today tomorrow yesterday tonight", [.noun], nil, mendsTagger: true),
        // At once, after all.
        Rule("at", [.adposition], nil, mendsTagger: true) { $0.precedes(once) },
        Rule("after", [.adposition], nil, mendsTagger: true) { $0.precedes(all) },
        // They all left, all must go, one to another: no noun follows.
        Rule("all another both each", [.determiner], nil, mendsTagger: true) {
            $0.precedes(.verb, .auxiliary, .adverb, .particle) || $0.precedesMark
        },
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
        // Was that a meal: no conjunction, since no clause follows. "If possible" is for nobody.
        Rule("", [.subordinatingConjunction], nil, mendsTagger: true, where: \.introducesNoVerb),
    ]

    private static let of = Set(words: "of")
    private static let that = Set(words: "that")
    private static let one = Set(words: "one")
    private static let other = Set(words: "other another")
    private static let once = Set(words: "once")
    private static let all = Set(words: "all")
    private static let to = Set(words: "to")
    /// Verbs that a particle goes with, before their object.
    fileprivate static let particles: [[UInt8]: Set<[UInt8]>] = [
        "on": """
        put puts putting try tries tried trying pull pulls pulled pulling slip slips slipped
        slipping switch switches switched switching turn turns turned turning
        """,
        "off": """
        take takes took taken taking pull pulls pulled pulling slip slips slipped slipping switch
        switches switched switching turn turns turned turning cut cuts cutting shut shuts kick
        kicks kicked put puts putting call calls called finish finishes finished shake shakes shook
        """,
        "up": """
        pick picks picked picking take takes took taken taking give gives gave given giving put
        puts putting hold holds held holding fill fills filled filling set sets setting wake wakes
        woke woken waking call calls called bring brings brought bringing use uses used using eat
        eats ate eaten eating clean cleans cleaned cleaning make makes made making drink drinks
        drank cheer cheers cheered fold folds folded roll rolls rolled tie ties tied lock locks
        locked hang hangs hung wrap wraps wrapped break breaks broke mix mixes mixed build builds
        built light lights lit open opens opened dig digs dug mess lift lifts lifted
        """,
        "out": """
        put puts putting find finds found finding take takes took taken taking give gives gave
        given giving carry carries carried carrying work works worked working point points pointed
        pointing blow blows blew blown fill fills filled pick picks picked hand hands handed leave
        leaves left bring brings brought call calls called pull pulls pulled throw throws threw
        thrown sort sorts sorted let try tries tried figure figures figured hold holds held
        stretch stretches stretched
        """,
        "down": """
        put puts putting write writes wrote written writing take takes took taken taking turn turns
        turned turning cut cuts cutting burn burns burned lay lays laid knock knocks knocked tear
        tears tore bring brings brought break breaks broke set sets
        """,
        "away": """
        give gives gave given giving take takes took taken taking throw throws threw thrown
        throwing put puts putting clear clears cleared send sends sent
        """,
        "in": "hand hands handed handing fill fills filled filling bring brings brought bringing",
        "over": "take takes took taken taking hand hands handed handing knock knocks knocked",
    ].reduce(into: [:]) { $0[Array($1.key.utf8)] = Set(words: $1.value) }
    private static let going = Set(words: "go goes going went gone")
    private static let articles = Set(words: "a the")
    private static let notConditional = Set(words: "there upon a")
    fileprivate static let asking = Set(
        words: """
            know knows knew known ask asks asked wonder wonders wondered tell tells told remember
            remembers remembered forget forgets forgot forgotten see sees saw decide decides decided
            understand understood guess guessed show shows showed explain explains explained learn
            learned say says said find
            """)
    fileprivate static let measuring = Set(
        words: "is was are were be been takes took lasts lasted costs cost weighs weighed after for"
    )
    fileprivate static let being = Set(
        words: "am is are was were be been being isn aren wasn weren get gets got not nt")
    fileprivate static let keeping = Set(
        words:
            "keep keeps kept leave leaves left find finds found feel feels felt seem seems seemed")
    fileprivate static let asked = Set(words: "me us him them you out sure")
    private static let giving = Set(
        words: """
            give gives gave given bring brings brought send sends sent tell tells told show shows
            showed teach teaches taught offer offers offered buy buys bought make makes made lend
            lent hand handed promise promised get got cost read wish wished pay paid
            """)
}

extension GapPlace {
    /// Whether a verb of size or time comes before the gap: is (about) an inch.
    fileprivate var followsVerbOfMeasure: Bool {
        left.map { $0.isOne(of: PlayerClasses.measuring) } ?? false
    }

    /// Whether the gap is a part of the verb before it: put (on) his hat.
    fileprivate var isParticle: Bool {
        left?.tag == .verb && PlayerClasses.particles[word.letters].map { follows($0) } ?? false
    }

    /// Whether the gap is a participle that describes somebody, and no action: is
    /// trapped somewhere, kept me informed of it.
    fileprivate var mayDescribe: Bool {
        guard word.letters.ends(with: "ed"), let left else { return false }
        if left.tag == .pronoun, let verb = sentence[index - 2] {
            return verb.isOne(of: PlayerClasses.keeping)
        }
        guard left.isOne(of: PlayerClasses.being) || left.isOne(of: PlayerClasses.keeping)
        else { return false }
        return precedesMark
            || precedes(.adverb, .coordinatingConjunction, .subordinatingConjunction)
    }

    /// Whether `when` or `where` in the gap may begin an indirect question: know when it rains.
    fileprivate var mayAsk: Bool {
        followsInClause(PlayerClasses.asking) || follows(PlayerClasses.asked)
            || follows(.adposition)
    }
}
