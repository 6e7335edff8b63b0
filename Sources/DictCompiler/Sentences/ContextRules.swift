import DictModel

/// Recognises sentences that cannot be understood by themselves, because they begin with a word
/// that refers to another sentence.
struct ContextRules: Sendable {
    /// First words that connect a sentence with the one before, unless they begin a subordinate
    /// clause.
    private let connectives: Set<[UInt8]>
    /// First pronouns that always refer to a person or thing named before.
    private let persons: Set<[UInt8]>
    /// Verbs after which such a pronoun can mean people in general: they say.
    private let generalVerbs: Set<[UInt8]>
    /// The pronoun that need not refer to anything: it, het.
    private let expletive: Set<[UInt8]>
    /// Verbs that take that pronoun without reference: it rains.
    private let weather: Set<[UInt8]>
    /// Verbs that may take that pronoun without reference: it seems.
    private let linking: Set<[UInt8]>
    /// Words that then introduce its meaning: that, to, when, a time.
    private let contents: Set<[UInt8]>
    /// Demonstrative pronouns: this, that.
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

    /// Returns ``SentenceFlaw/connective`` or ``SentenceFlaw/unresolvedPronoun`` if `sentence` has
    /// that flaw, otherwise `nil`.
    func flaw(_ sentence: SentenceWords) -> SentenceFlaw? {
        guard let first = sentence[0] else { return nil }
        let next = sentence[1]
        if first.isOne(of: connectives), first.tag != .subordinatingConjunction,
            first.tag != .adposition, next?.reads("al") != true, next?.tag != .adjective
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

    private func isExpletive(_ sentence: SentenceWords) -> Bool {
        let words = sentence.words.dropFirst()
        if words.prefix(5).contains(where: { $0.isOne(of: weather) }) { return true }
        guard words.prefix(2).contains(where: { $0.isOne(of: linking) }) else { return false }
        return words.dropFirst().contains {
            $0.isOne(of: contents) || $0.tag == .subordinatingConjunction
        }
    }
}
