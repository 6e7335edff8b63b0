import DictModel

extension PlayerClasses {
    /// The table for Dutch, with the reasons of dictionaries and of school grammar.
    ///
    /// Possessives are pronouns, also before a noun: a Dutch pupil learns `mijn` as a bezittelijk
    /// voornaamwoord. No rule is needed, since they come as pronouns from every corpus. `Om`,
    /// `door` and `zonder` before an infinitive with `te` are prepositions in the treebanks too.
    static let dutch: [Rule] = [
        // Before "te" the tagger sometimes sees a clause. "Zonder dat" is a conjunction in two words.
        Rule("om door zonder na", [.subordinatingConjunction], .adposition) { !$0.precedes(that) },
        // "Durfde te lachen": a preposition to dictionaries, nothing at all to a player. Before a
        // noun it is a preposition to both: te koop, te paard.
        Rule("te", [.particle, .adposition], nil) { $0.right?.tag != .noun },
        Rule("te", [.particle], .adposition),
        // A half of a verb (trok zijn jas aan, kijk uit met de stoom, bel me op zodra je thuis bent,
        // op te steken) or of a word with er and daar (er is niemand op), which no noun follows.
        Rule(halves, [.adposition], nil) {
            $0.precedesMark || $0.precedes(infinitives)
                || $0.precedes(
                    .verb, .auxiliary, .adposition, .subordinatingConjunction,
                    .coordinatingConjunction)
        },
        // Liep rond met een idee, droeg hem op een regering te vormen: halves of verbs, too.
        Rule("rond", [.adposition], nil, mendsTagger: true) { $0.precedes(.adposition) },
        Rule("aan op", [.adposition], nil, mendsTagger: true) {
            $0.precedesInfinitive(after: infinitives)
        },
        // Van plan zijn, op de loer liggen, aan het licht komen: half of what is said.
        Rule("van in op aan", [.adposition], nil, mendsTagger: true) { $0.precedes(said) },
        Rule("aan in op om onder uit", [.adposition], nil, mendsTagger: true) {
            $0.precedes(.determiner) && $0.sentence[$0.index + 2]?.isOne(of: sayings) == true
        },
        // De Morgan leed: part of a name.
        Rule("de den ter van", [.determiner, .adposition], nil, mendsTagger: true) {
            $0.isInitial && $0.precedes(.properNoun)
        },
        // "Behalve de hond": a preposition before a noun. Before anything else dictionaries call it a
        // conjunction: behalve in de taart, behalve als het regent.
        Rule("behalve", [.subordinatingConjunction, .adposition], .adposition) {
            $0.precedes(.determiner, .noun, .properNoun) && !$0.introducesClause
        },
        // A preposition before a noun, a conjunction before a clause: tot maandag, tot hij komt. The
        // subject shows it only if its form is no object's; before a noun nobody can be sure.
        Rule("tot sinds voor na", [.adposition], .subordinatingConjunction) {
            $0.precedes(subjects) && $0.precedesClause
        },
        Rule("tot sinds voor na", [.adposition], nil, mendsTagger: true) {
            $0.endsClauseWithVerb
        },
        // The fifth of the five coordinating conjunctions of school: en, maar, want, of, dus. With
        // the verb first ("dus hebben we") it is an adverb.
        Rule("dus", [.adverb, .subordinatingConjunction], .coordinatingConjunction) {
            $0.followsMark && $0.precedesClause
                && $0.precedes(.pronoun, .determiner, .noun, .properNoun)
        },
        // What is short for another word, or for several.
        Rule(
            "etc enz bijv ca nr blz", [.noun, .properNoun, .adverb, .adjective, .other, .symbol],
            nil),
        // 's Nachts: the article tells the answer.
        Rule("", [.noun, .adverb], nil) {
            $0.left?.reads("s") == true && $0.word.letters.ends(with: "s")
        },
        // Het maken van, het 'hoe en wat', het enige middel: an article, though no noun follows that
        // a tagger knows.
        Rule("het", [.determiner, .pronoun], nil, mendsTagger: true) { $0.mayBeArticle },
        // De was: no verb.
        Rule("was", [.verb, .auxiliary], nil, mendsTagger: true) {
            $0.follows(.determiner, .adjective, .adposition)
        },
        // "Het" without a noun is a pronoun; here a tagger erred.
        Rule("het", [.determiner], .pronoun, mendsTagger: true) { $0.standsAlone },
        Rule("deze die dit dat", [.determiner], .pronoun, mendsTagger: true) { $0.standsAlone },
        Rule("een", [.determiner], nil, mendsTagger: true) { $0.standsAlone },
        // Treebanks take words for people for adjectives.
        Rule(
            "anderen sommigen velen", [.adjective, .noun, .determiner], .pronoun, mendsTagger: true),
        Rule("jongeren ouderen volwassenen", [.adjective], .noun, mendsTagger: true),
        // Geen enkele is one word in two.
        Rule("enkel enkele", [.determiner, .adjective, .adverb], nil) { $0.follows(none) },
        // With a noun, words of amount are determiners; the two treebanks disagree.
        Rule("veel weinig meer minder genoeg", [.pronoun], .determiner) { $0.precedes(.noun) },
        Rule("dezelfde hetzelfde", [.adjective], .determiner) { $0.precedesNoun },
        // A present participle describes: volgend jaar, verrassend goed. It is no verb to a player.
        Rule("", [.verb], nil, mendsTagger: true) {
            $0.word.letters.count >= 6
                && ($0.word.letters.ends(with: "end")
                    || $0.word.letters.ends(with: "ende") && $0.precedesNoun)
        },
        // No conjunction without a clause after it: als altijd, dan ooit.
        Rule("", [.subordinatingConjunction], nil, mendsTagger: true, where: \.introducesNoVerb),
    ]

    private static let that = Set(words: "dat")
    private static let subjects = Set(words: "ik hij we wij jij men er")
    private static let halves =
        "aan achter af bij binnen door in langs mee na om onder op over tegen toe tussen uit van voor"
    private static let infinitives = Set(words: "te")
    private static let none = Set(words: "geen")
    private static let said = Set(words: "plan staat stand nonactief nonactieve gang bod gebruik")
    private static let sayings = Set(
        words: """
            beurt gaten gevaar hand kaak leer licht loer oor orde proef rekening schop slag spel steek
            tand vlucht vuist war weg wind zeilen
            """)
}

extension GapPlace {
    /// Whether what follows the gap cannot be a noun phrase.
    fileprivate var standsAlone: Bool {
        guard let right else { return true }
        switch right.tag {
        case .auxiliary, .punctuation, .adposition, .determiner, .coordinatingConjunction,
            .subordinatingConjunction:
            return true
        case .pronoun: return !precedesNoun
        case .verb: return sentence[index + 2]?.tag != .noun
        default: return false
        }
    }

    /// Whether `het` may precede a word used as a noun: a verb in -en or -end(e) that is no
    /// participle, a pronoun before a noun, or a quotation.
    fileprivate var mayBeArticle: Bool {
        guard let right else { return false }
        switch right.tag {
        case .verb:
            // Het vernieuwde en verjongde team; but: het regende en waaide.
            if sentence[index + 2]?.tag == .coordinatingConjunction,
                sentence[index + 4]?.tag == .noun
            {
                return right.letters.ends(with: "e")
            }
            // Het gevroren, het gestolen brood.
            if right.letters.starts(with: "ge".utf8) { return false }
            return ["en", "end", "ende", "aan", "ien", "oen"].contains {
                right.letters.ends(with: $0)
            }
        case .adjective:
            // Het vernieuwde en verjongde team; het aardig vinden.
            return right.letters.ends(with: "e")
        case .pronoun: return sentence[index + 2]?.tag == .noun
        case .punctuation: return right.isJoinedRight && !right.isJoinedLeft
        default: return false
        }
    }

    /// Whether the last word before the next mark is a verb, as in a Dutch subordinate clause.
    fileprivate var endsClauseWithVerb: Bool {
        let rest = sentence.words.dropFirst(index + 1)
        let clause = rest.prefix { $0.tag != .punctuation }
        return clause.count > 2
            && (clause.last.map { $0.tag == .verb || $0.tag == .auxiliary } ?? false)
    }
}
