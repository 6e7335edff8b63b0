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
        // "Het" without a noun is a pronoun; here a tagger erred.
        Rule("het", [.determiner], .pronoun, mendsTagger: true) { $0.standsAlone },
        Rule("deze die dit dat", [.determiner], .pronoun, mendsTagger: true) { $0.standsAlone },
        Rule("een", [.determiner], nil, mendsTagger: true) { $0.standsAlone },
        // Geen enkele is one word in two.
        Rule("enkel enkele", [.determiner, .adjective, .adverb], nil) { $0.follows(none) },
        // With a noun, words of amount are determiners; the two treebanks disagree.
        Rule("veel weinig meer minder genoeg", [.pronoun], .determiner) { $0.precedes(.noun) },
        Rule("dezelfde hetzelfde", [.adjective], .determiner) { $0.precedesNoun },
        // A present participle describes: volgend jaar, verrassend goed. It is no verb to a player.
        Rule("", [.verb], nil, mendsTagger: true) {
            $0.word.letters.count >= 6 && $0.word.letters.ends(with: "end")
        },
    ]

    private static let that = Set(words: "dat")
    private static let subjects = Set(words: "ik hij we wij jij men er")
    private static let halves =
        "aan achter af bij binnen door in mee na om onder op over tegen toe tussen uit van voor"
    private static let infinitives = Set(words: "te")
    private static let none = Set(words: "geen")
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

    /// Whether the last word before the next mark is a verb, as in a Dutch subordinate clause.
    fileprivate var endsClauseWithVerb: Bool {
        let rest = sentence.words.dropFirst(index + 1)
        let clause = rest.prefix { $0.tag != .punctuation }
        return clause.count > 2
            && (clause.last.map { $0.tag == .verb || $0.tag == .auxiliary } ?? false)
    }
}
