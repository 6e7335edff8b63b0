public import DictModel

/// The words of a sentence that may be hidden.
///
/// A gap is a whole token of letters alone, a blank or a mark on each side; its word occurs once in
/// the sentence, and nowhere before it inside another one; it is familiar and of a class that is
/// certain. Names are no gaps, and unless people gave the tags, neither is a word with a capital in
/// the middle of a sentence: taggers mistake names for nouns.
public struct GapFinder: Sendable {
    /// A word that may be hidden.
    public struct Candidate: Sendable, Equatable {
        /// The number of its token.
        public var token: Int
        /// Its class.
        public var lexicalClass: LexicalClass
        /// The answer: the word without case, as packs store it.
        public var answer: [UInt8]
        /// Its letters, folded.
        public var letters: [UInt8]
    }

    /// The reasons why a token is not a gap, in the order in which they are checked.
    public enum Obstacle: String, Sendable, CaseIterable {
        /// A name, whole or in part.
        case name
        /// Not letters alone.
        case notLetters
        /// A part of a contraction or of a compound: no blank or mark beside it.
        case attached
        /// The word occurs more than once.
        case repeated
        /// Its letters occur earlier in the sentence, inside another word.
        case inside
        /// The tagger is not certain of the class.
        case uncertain
        /// Not familiar, or blocked.
        case unfamiliar
        /// The first word of the sentence, if a later one has the class.
        case first
    }

    /// The outcome for the tokens of a sentence.
    public struct Outcome: Sendable {
        /// The tokens that may be hidden, in their order.
        public var candidates: [Candidate] = []
        /// Tokens that are not gaps, and why.
        public var obstacles: [(token: Int, obstacle: Obstacle)] = []
    }

    private let isFamiliar: @Sendable ([UInt8]) -> Bool

    /// Finds gaps with answers that are familiar; `isFamiliar` judges folded words.
    public init(isFamiliar: @escaping @Sendable ([UInt8]) -> Bool) {
        self.isFamiliar = isFamiliar
    }

    /// The gaps of `sentence`; `isCertain` answers whether the class of a token is.
    ///
    /// With `hasGoldTags`, people gave or checked the tags, and only a tag makes a name.
    ///
    /// - Complexity: O(tokens · bytes).
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

    /// The first word is a gap only if nothing else of its class is.
    private func dropFirstWord(of outcome: inout Outcome) {
        guard let first = outcome.candidates.first, first.token == 0,
            outcome.candidates.dropFirst().contains(where: {
                $0.lexicalClass == first.lexicalClass
            })
        else { return }
        outcome.candidates.removeFirst()
        outcome.obstacles.append((0, .first))
    }

    /// Whether a tag is one that a game may ask for: the six classes and, if a sentence has
    /// none of them, adjectives, adverbs and numerals.
    static func isTaggable(_ tag: UniversalTag) -> Bool {
        switch tag {
        case .adjective, .adverb, .numeral: true
        default: LexicalClass(tag) != .other
        }
    }

    /// Whether a token has a capital although it does not begin the sentence.
    ///
    /// `I` always has one, and after a short form such as Dutch `'s` a sentence begins with its second word.
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

    /// Whether taggers and people easily differ on the class: a preposition before a clause, a verb
    /// used as a noun or as an adjective.
    private static func isDoubtful(_ token: Int, _ sentence: SentenceWords) -> Bool {
        let (left, right) = (sentence[token - 1], sentence[token + 1])
        switch sentence.words[token].tag {
        case .adposition: return right?.isOne(of: subjects) ?? false
        case .verb:
            return left?.tag == .determiner || right?.tag == .noun && left?.tag == .adjective
        default: return false
        }
    }

    /// Pronouns that begin a clause.
    private static let subjects = Set(
        words: "i he she we they ik jij hij we wij ze zij iemand niemand iedereen men")

    /// Whether a token is a mark that separates words; hyphens, slashes and apostrophes join them.
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
