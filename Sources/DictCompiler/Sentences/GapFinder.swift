public import DictModel

/// Finds the words of a sentence that may be hidden.
///
/// Such a word is familiar, a whole token of letters only, with a space or punctuation on each
/// side. It occurs once in the sentence, and not inside an earlier word. Its class must be certain.
/// Names are never hidden; if the tags are not from people, neither is a capitalised word inside a
/// sentence, because taggers mistake names for nouns.
public struct GapFinder: Sendable {
    /// A word that may be hidden.
    public struct Candidate: Sendable, Equatable {
        /// The index of the token in the sentence.
        public var token: Int
        /// The class of the word.
        public var lexicalClass: LexicalClass
        /// The answer as packs store it; see ``CaselessForm``.
        public var answer: [UInt8]
        /// The letters of the word, folded.
        public var letters: [UInt8]
    }

    /// The reasons why a token cannot be hidden, in the order in which they are checked.
    public enum Obstacle: String, Sendable, CaseIterable {
        /// The token is a name or part of one.
        case name
        /// The token does not consist of letters only, or has a capital after the first letter.
        case notLetters
        /// The token is part of a contraction or a compound: it is joined to another word.
        case attached
        /// The word occurs more than once in the sentence.
        case repeated
        /// The letters of the word occur earlier in the sentence, inside another word.
        case inside
        /// The class of the word is not certain.
        case uncertain
        /// The word is not familiar, or is blocked.
        case unfamiliar
        /// The word is the first of the sentence, and a later word of its class may be hidden.
        case first
    }

    /// The decisions on the tokens of a sentence.
    public struct Outcome: Sendable {
        /// The tokens that may be hidden, in text order.
        public var candidates: [Candidate] = []
        /// The indices of tokens that may not be hidden, with the reasons; tokens of other kinds,
        /// such as punctuation, are left out.
        public var obstacles: [(token: Int, obstacle: Obstacle)] = []
    }

    private let isFamiliar: @Sendable ([UInt8]) -> Bool

    /// Creates a finder; `isFamiliar` returns whether a folded word may be an answer.
    public init(isFamiliar: @escaping @Sendable ([UInt8]) -> Bool) {
        self.isFamiliar = isFamiliar
    }

    /// Returns the words of `sentence` that may be hidden, and why others may not.
    ///
    /// - Parameters:
    ///   - sentence: The tagged sentence.
    ///   - hasGoldTags: Whether people assigned or checked the tags. If so, only tags identify
    ///     names; otherwise capitals do, too.
    ///   - isCertain: Whether the class of the token with the given index is certain.
    /// - Returns: The words that may be hidden, and the reasons for the others.
    ///
    /// - Complexity: O(n · b) for n tokens of b bytes in all.
    public func outcome(
        _ sentence: SentenceWords, hasGoldTags: Bool = true, isCertain: (_ token: Int) -> Bool
    ) -> Outcome {
        var outcome = Outcome()
        for (token, word) in sentence.words.enumerated() where Self.isTaggable(word.tag) {
            let isName = word.tag == .properNoun || !hasGoldTags && looksLikeName(token, sentence)
            if let obstacle = isName ? .name : obstacle(token, sentence, isCertain) {
                outcome.obstacles.append((token, obstacle))
            } else {
                outcome.candidates.append(
                    Candidate(
                        token: token, lexicalClass: word.lexicalClass,
                        answer: CaselessForm.of(Array(sentence.form(at: token))),
                        letters: word.letters))
            }
        }
        dropFirstWord(of: &outcome)
        return outcome
    }

    /// Removes the first word from the candidates if another candidate has the same class.
    private func dropFirstWord(of outcome: inout Outcome) {
        guard let first = outcome.candidates.first, first.token == 0,
            outcome.candidates.dropFirst().contains(where: {
                $0.lexicalClass == first.lexicalClass
            })
        else { return }
        outcome.candidates.removeFirst()
        outcome.obstacles.append((0, .first))
    }

    /// Whether words with `tag` may be hidden: those of the six classes and, as a last resort,
    /// adjectives, adverbs and numerals.
    static func isTaggable(_ tag: UniversalTag) -> Bool {
        switch tag {
        case .adjective, .adverb, .numeral: true
        default: LexicalClass(tag) != .other
        }
    }

    /// Whether the token at the index `token` is capitalised although it does not begin the
    /// sentence.
    ///
    /// The pronoun `I` is an exception. After a short form such as Dutch `'s`, the second word is
    /// the one that begins the sentence.
    private func looksLikeName(_ token: Int, _ sentence: SentenceWords) -> Bool {
        let word = sentence.words[token]
        guard token > 0, !word.traits.isDisjoint(with: [.capitalFirst, .allCapitals]) else {
            return false
        }
        if word.tag == .pronoun, word.reads("i") { return false }
        let first = sentence.words[0]
        let isSecond =
            token == 1 && first.letters.count == 1 && first.traits.contains(.apostrophe)
        return !isSecond
    }

    private func obstacle(
        _ token: Int, _ sentence: SentenceWords, _ isCertain: (Int) -> Bool
    ) -> Obstacle? {
        let word = sentence.words[token]
        let isPlain = word.traits.isSubset(of: .capitals) && !word.letters.isEmpty
        if !isPlain || word.traits.contains(.innerCapital) { return .notLetters }
        if word.isJoinedLeft, !isMark(token - 1, sentence) { return .attached }
        if word.isJoinedRight, !isMark(token + 1, sentence) { return .attached }
        if sentence.words.count(where: { $0.letters == word.letters }) > 1 { return .repeated }
        let earlier = sentence.words[..<token]
        if earlier.contains(where: { Self.holds($0.letters, word.letters) }) { return .inside }
        if !isCertain(token) || Self.isDoubtful(token, sentence) { return .uncertain }
        return isFamiliar(word.letters) ? nil : .unfamiliar
    }

    /// Whether taggers and people often disagree on the class: a preposition before a clause, a
    /// verb used as a noun or an adjective.
    private static func isDoubtful(_ token: Int, _ sentence: SentenceWords) -> Bool {
        let (left, right) = (sentence[token - 1], sentence[token + 1])
        switch sentence.words[token].tag {
        case .adposition: return right?.isOne(of: subjects) ?? false
        case .verb:
            return left?.tag == .determiner || right?.tag == .noun && left?.tag == .adjective
        default: return false
        }
    }

    /// Pronouns that can begin a clause.
    private static let subjects = Set(
        words: "i he she we they ik jij hij we wij ze zij iemand niemand iedereen men")

    /// Whether the token at the index `token` is a mark that separates words, unlike hyphens,
    /// slashes and apostrophes.
    private func isMark(_ token: Int, _ sentence: SentenceWords) -> Bool {
        let word = sentence.words[token]
        let joining: TextTraits = [.hyphen, .apostrophe, .digit]
        return word.letters.isEmpty && word.traits.isDisjoint(with: joining)
            && !sentence.form(at: token).contains(UInt8(ascii: "/"))
    }

    private static func holds(_ word: [UInt8], _ part: [UInt8]) -> Bool {
        guard word.count >= part.count else { return false }
        return (0...(word.count - part.count)).contains {
            word[$0..<($0 + part.count)].elementsEqual(part)
        }
    }
}
