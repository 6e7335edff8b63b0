package import DictModel

/// A finder of the words in a sentence that a game may hide for players to guess.
///
/// Such a word is familiar and consists only of letters, with a space or punctuation on each side.
/// It occurs once in the sentence, and not inside an earlier word. Its lexical class must be
/// certain. Names are never hidden. Unless the tags were assigned by hand, capitalised words that
/// do not begin the sentence are not hidden either, because taggers mistake names for nouns.
package struct GapFinder: Sendable {
    /// A word that may be hidden.
    package struct Candidate: Sendable, Equatable {
        /// The index of the word's token in the sentence.
        package var token: Int
        /// The lexical class of the word in its sentence.
        package var lexicalClass: LexicalClass
        /// The word in its ``CaselessForm``, as packs store it.
        package var answer: [UInt8]
        /// The letters of the word, folded to `a` to `z`.
        package var letters: [UInt8]
    }

    /// A reason why a word may not be hidden.
    ///
    /// The reasons are checked in the order of the cases.
    package enum Obstacle: String, Sendable, CaseIterable {
        /// The word is a name or part of one.
        case name
        /// The word contains something other than letters, or has inner capitals, as in *iPhone*.
        case notLetters
        /// The word is joined to another one, as in a contraction or a hyphenated compound.
        case attached
        /// The word occurs more than once in the sentence.
        case repeated
        /// The letters of the word occur earlier in the sentence, inside another word.
        case inside
        /// The lexical class of the word is not certain.
        case uncertain
        /// The word is not familiar to players, or is blocked.
        case unfamiliar
        /// The word begins the sentence, and another word of the same class may be hidden instead.
        case first
        /// A list of rivals says that too many other words fit (``ListedRivals``).
        case open
    }

    /// The words of a sentence that may be hidden, and the reasons why others may not.
    package struct Outcome: Sendable {
        /// The words that may be hidden, in text order.
        package var candidates: [Candidate] = []
        /// The token indices of the words that may not be hidden, each with the reason.
        ///
        /// Tokens that are never considered, such as punctuation marks, are not included.
        package var obstacles: [(token: Int, obstacle: Obstacle)] = []
    }

    private let isFamiliar: @Sendable ([UInt8]) -> Bool

    /// Creates a finder that accepts only familiar words.
    ///
    /// - Parameter isFamiliar: A closure that returns whether a folded word may be an answer.
    package init(isFamiliar: @escaping @Sendable ([UInt8]) -> Bool) {
        self.isFamiliar = isFamiliar
    }

    /// Returns the words of `sentence` that may be hidden, and the reasons why others may not.
    ///
    /// - Parameters:
    ///   - sentence: The tagged sentence.
    ///   - hasGoldTags: Whether people assigned or checked the tags. If not, words with a capital
    ///     inside the sentence are treated as names.
    ///   - isCertain: A closure that returns whether the lexical class of the token with the given
    ///     index is certain.
    /// - Returns: A candidate or an obstacle for each word that was considered.
    /// - Complexity: O(*n* · *b*), where *n* is the number of tokens and *b* the number of bytes in
    ///   the sentence.
    package func outcome(
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

    /// Removes the first word of the sentence from the candidates if another candidate has the same
    /// class.
    private func dropFirstWord(of outcome: inout Outcome) {
        guard let first = outcome.candidates.first, first.token == 0,
            outcome.candidates.dropFirst().contains(where: {
                $0.lexicalClass == first.lexicalClass
            })
        else { return }
        outcome.candidates.removeFirst()
        outcome.obstacles.append((0, .first))
    }

    /// Whether words with the part of speech `tag` may be hidden.
    ///
    /// This is the case for the six lexical classes that have a level in the game, and for
    /// adjectives, adverbs and numerals.
    static func isTaggable(_ tag: UniversalTag) -> Bool {
        switch tag {
        case .adjective, .adverb, .numeral: true
        default: LexicalClass(tag) != .other
        }
    }

    /// Whether the token with the index `token` is capitalised although it does not begin the
    /// sentence.
    ///
    /// The pronoun *I* is an exception. After a short form such as Dutch *'s*, the second token
    /// counts as the beginning.
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
        if word.letters.count == 1, word.lexicalClass == .noun { return .notLetters }
        if token > 0, Self.isRoman(sentence.form(at: token)) { return .notLetters }
        if token > 0, sentence.words[token - 1].traits.contains(.digit),
            !word.letters.contains(where: Self.isVowel)
        {
            // 300 ft, 5 km
            return .notLetters
        }
        if word.isJoinedLeft, !isMark(token - 1, sentence) { return .attached }
        if word.isJoinedRight, !isMark(token + 1, sentence) { return .attached }
        if sentence.words.count(where: { $0.letters == word.letters }) > 1 { return .repeated }
        let earlier = sentence.words[..<token]
        if earlier.contains(where: { Self.holds($0.letters, word.letters) }) { return .inside }
        if !isCertain(token) || Self.isDoubtful(token, sentence) { return .uncertain }
        return isFamiliar(word.letters) ? nil : .unfamiliar
    }

    private static func isVowel(_ byte: UInt8) -> Bool {
        byte >= 0x80 || "aeiouy".utf8.contains(byte)
    }

    /// Whether `form` is a Roman number that begins with a capital, such as `Ix` or `IV`.
    private static func isRoman(_ form: ArraySlice<UInt8>) -> Bool {
        guard form.count > 1, let first = form.first, first < 0x61 else { return false }
        let values: [UInt8: Int] = [
            0x49: 1, 0x56: 5, 0x58: 10, 0x4C: 50, 0x43: 100, 0x44: 500, 0x4D: 1000,
        ]
        var last = 1001
        var repeats = 0
        for byte in form {
            guard let value = values[byte & ~0x20] else { return false }
            // IX and XC are one step back; nothing stands four times.
            repeats = value == last ? repeats + 1 : 0
            if repeats > 2 || value > 10 * last { return false }
            last = value
        }
        return true
    }

    /// Whether taggers and people often disagree on the class of the token with the index `token`.
    ///
    /// This is the case for a preposition before a clause, and for a verb that may be used as a
    /// noun or an adjective.
    private static func isDoubtful(_ token: Int, _ sentence: SentenceWords) -> Bool {
        let (left, right) = (sentence[token - 1], sentence[token + 1])
        switch sentence.words[token].tag {
        case .adposition: return right?.isOne(of: subjects) ?? false
        case .verb:
            return left?.tag == .determiner || right?.tag == .noun && left?.tag == .adjective
        default: return false
        }
    }

    /// English and Dutch pronouns that can be the subject of a clause.
    private static let subjects = Set(
        words: "i he she we they ik jij hij we wij ze zij iemand niemand iedereen men")

    /// Whether the token with the index `token` is a mark that separates words.
    ///
    /// Hyphens, slashes and apostrophes do not count, because they join words. Nor do tokens with
    /// digits.
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
