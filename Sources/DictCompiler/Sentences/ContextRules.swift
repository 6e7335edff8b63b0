import DictModel

/// Rules for recognising sentences that cannot be understood on their own.
///
/// Such a sentence begins with a word that refers to another sentence, such as *However* or *They*.
struct ContextRules: Sendable {
    /// Words that, at the beginning of a sentence, link it to the previous one: *but*, *however*.
    ///
    /// A word that is tagged as a preposition or a subordinating conjunction does not count.
    private let connectives: Set<[UInt8]>
    /// Pronouns that, at the beginning of a sentence, refer to a person or thing named before:
    /// *he*, *their*.
    private let persons: Set<[UInt8]>
    /// Verbs before which a pronoun can mean people in general, as in *they say*.
    private let generalVerbs: Set<[UInt8]>
    /// Pronouns that need not refer to anything: English *it*, Dutch *het* and *'t*.
    private let expletive: Set<[UInt8]>
    /// Verbs of weather, whose subject *it* refers to nothing: *it rains*.
    private let weather: Set<[UInt8]>
    /// Verbs whose subject *it* may refer to nothing, as in *it seems that he left*.
    private let linking: Set<[UInt8]>
    /// Words that, after a verb such as *seems* or *is*, show that *it* refers to nothing.
    ///
    /// Examples are *that*, *to*, *dark* and *Monday*.
    private let contents: Set<[UInt8]>
    /// Demonstrative pronouns, such as *this* and *those*.
    private let pointers: Set<[UInt8]>
    private let introducing: Set<[UInt8]>
    private let introduced: Set<[UInt8]>

    init(_ language: Language) {
        let tables = language == .english ? Self.english : Self.dutch
        connectives = Set(words: tables.connectives)
        persons = Set(words: tables.persons)
        generalVerbs = Set(words: tables.generalVerbs)
        expletive = Set(words: tables.expletive)
        weather = Set(words: tables.weather)
        linking = Set(words: tables.linking)
        contents = Set(words: tables.contents)
        pointers = Set(words: tables.pointers)
        introducing = Set(words: tables.introducing)
        introduced = Set(words: tables.introduced)
    }

    /// Returns the flaw that makes `sentence` depend on another sentence, or `nil` if there is
    /// none.
    ///
    /// The flaw is ``SentenceFlaw/connective`` or ``SentenceFlaw/unresolvedPronoun``.
    func flaw(_ sentence: SentenceWords) -> SentenceFlaw? {
        guard let first = sentence[0] else { return nil }
        let next = sentence[1]
        if first.isOne(of: connectives), first.tag != .subordinatingConjunction,
            first.tag != .adposition, next?.reads("al") != true,
            !(first.isOne(of: Self.degrees) && next?.tag == .adjective),
            !(first.tag == .adverb && next?.isOne(of: Self.amounts) == true)
        {
            return .connective
        }
        // A verb such as `Zijn` in a question, or `That` before a clause, is not a pronoun.
        let isPronoun = first.tag == .pronoun || first.tag == .determiner
        guard isPronoun, let next else { return nil }
        if first.isOne(of: persons) {
            return next.isOne(of: generalVerbs) ? nil : .unresolvedPronoun
        }
        if first.isOne(of: expletive), first.tag == .pronoun {
            return isExpletive(sentence) ? nil : .unresolvedPronoun
        }
        if first.isOne(of: pointers), first.tag == .pronoun {
            let introduces = first.isOne(of: introducing) && next.isOne(of: introduced)
            return introduces ? nil : .unresolvedPronoun
        }
        return nil
    }

    /// Adverbs that grade an adjective: *Too big a hat*.
    private static let degrees = Set(words: "too so zo")
    /// Words that an adverb may grade: *Too much sun*.
    private static let amounts = Set(words: "much many few little veel weinig")

    private func isExpletive(_ sentence: SentenceWords) -> Bool {
        let words = sentence.words.dropFirst()
        if words.prefix(5).contains(where: { $0.isOne(of: weather) }) { return true }
        guard words.prefix(2).contains(where: { $0.isOne(of: linking) }) else { return false }
        return words.dropFirst().contains {
            $0.isOne(of: contents) || $0.tag == .subordinatingConjunction
        }
    }
}
