public import DictModel

/// A word with its familiarity.
public struct FamiliarWord: Sendable, Equatable {
    /// The folded word, bytes a to z.
    public var letters: [UInt8]
    /// The tier: the lower, the more familiar; only the order of tiers matters.
    public var familiarity: UInt8

    /// The word `letters`, in the tier `familiarity`.
    public init(letters: [UInt8], familiarity: UInt8) {
        self.letters = letters
        self.familiarity = familiarity
    }
}

/// Why a word is not used for level packs and answers.
///
/// The rules are checked in this order, and only the first match counts.
public enum WordExclusion: String, Sendable, CaseIterable {
    /// It contains other characters than a to z.
    case letters
    /// It has neither a vowel nor a Y, like many abbreviations.
    case noVowel = "no vowel"
    /// It is on a block list.
    case blocked
    /// It is a form of another listed word.
    case inflected
}

/// The words that level packs and answers may use, by length, and why the others are excluded.
///
/// Words are judged individually here; the pack search checks the rules about combinations.
public struct LevelWordPool: Sendable {
    /// The usable words of one length, and statistics of the others.
    public struct Bucket: Sendable {
        /// The usable words, most familiar tier first, in byte order within a tier.
        public fileprivate(set) var words: [FamiliarWord] = []
        /// The number of words of this length that each rule excluded; only the first match counts.
        public fileprivate(set) var excluded: [WordExclusion: Int] = [:]
        /// A few of these words for each rule, in byte order.
        public fileprivate(set) var samples: [WordExclusion: [[UInt8]]] = [:]

        /// The rule that excluded the most words, and how many; `nil` if none was excluded.
        public var mostExcluding: (rule: WordExclusion, count: Int)? {
            var most: (rule: WordExclusion, count: Int)?
            for rule in WordExclusion.allCases {
                let count = excluded[rule] ?? 0
                if count > most?.count ?? 0 { most = (rule, count) }
            }
            return most
        }
    }

    /// What happened to a word.
    public enum Decision: Sendable, Equatable {
        /// Packs may use it.
        case kept
        /// It is excluded as a form of `base`.
        case form(of: [UInt8])
        /// It is excluded for another reason.
        case excluded(WordExclusion)

        /// Why the word is excluded; `nil` if it is kept.
        var exclusion: WordExclusion? {
            switch self {
            case .kept: nil
            case .form: .inflected
            case .excluded(let exclusion): exclusion
            }
        }
    }

    /// The language of the words.
    public let language: Language
    private var buckets: [Int: Bucket] = [:]

    /// Sorts `words` into usable and excluded ones.
    ///
    /// They may be of any length and in any order; if a word is given twice, its most familiar tier
    /// counts. A word is excluded if `isBlocked` returns `true` for it, or if it is a form of
    /// another word in `words`, whatever its length. So pass all familiar words, not only those of
    /// 3 to 7 letters. A word for which `isLemma` returns `true` is never treated as a form.
    ///
    /// To find out what happened to a word, observe the decisions. `dictc why` does so, so that its
    /// answer always matches a build:
    ///
    /// ```swift
    /// var fate: LevelWordPool.Decision?
    /// _ = LevelWordPool(language: .english, words: words, isBlocked: { _ in false }) {
    ///     if $0 == word { fate = $1 }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - language: The language of the words.
    ///   - words: All familiar words.
    ///   - isLemma: Whether a word is known not to be a form of another one.
    ///   - isBlocked: Whether a word is on a block list.
    ///   - observer: Called once for each distinct word, in no particular order.
    /// - Complexity: O(words x letters) and sorting.
    public init(
        language: Language, words: [FamiliarWord],
        isLemma: (_ word: [UInt8]) -> Bool = { _ in false },
        isBlocked: (_ word: [UInt8]) -> Bool,
        observer: ((_ word: [UInt8], _ decision: Decision) -> Void)? = nil
    ) {
        self.language = language
        var tiers: [[UInt8]: UInt8] = [:]
        for word in words {
            tiers[word.letters] = min(word.familiarity, tiers[word.letters] ?? .max)
        }
        let inflection = Inflection(language)
        for (letters, familiarity) in tiers {
            let decision = Self.decision(
                on: letters, isBlocked: isBlocked, isLemma: isLemma, inflection: inflection,
                isListed: { tiers[$0] != nil })
            observer?(letters, decision)
            if let exclusion = decision.exclusion {
                buckets[letters.count, default: Bucket()].excluded[exclusion, default: 0] += 1
                buckets[letters.count, default: Bucket()].samples[exclusion, default: []]
                    .append(letters)
            } else {
                buckets[letters.count, default: Bucket()].words.append(
                    FamiliarWord(letters: letters, familiarity: familiarity))
            }
        }
        // A dictionary is unordered, so every list is sorted.
        for length in Array(buckets.keys) {
            buckets[length]?.words.sort {
                $0.familiarity == $1.familiarity
                    ? $0.letters.lexicographicallyPrecedes($1.letters)
                    : $0.familiarity < $1.familiarity
            }
            for rule in WordExclusion.allCases {
                guard let all = buckets[length]?.samples[rule] else { continue }
                let sorted = all.sorted { $0.lexicographicallyPrecedes($1) }
                buckets[length]?.samples[rule] = Array(sorted.prefix(8))
            }
        }
    }

    /// The words of `length` letters.
    public subscript(length length: Int) -> Bucket {
        buckets[length] ?? Bucket()
    }

    private static func decision(
        on word: [UInt8], isBlocked: (_ word: [UInt8]) -> Bool,
        isLemma: (_ word: [UInt8]) -> Bool, inflection: Inflection,
        isListed: (_ word: [UInt8]) -> Bool
    ) -> Decision {
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        if word.isEmpty || !word.allSatisfy(letters.contains) { return .excluded(.letters) }
        if !word.contains(where: { Array.isVowel($0) || $0 == UInt8(ascii: "y") }) {
            return .excluded(.noVowel)
        }
        if isBlocked(word) { return .excluded(.blocked) }
        if isLemma(word) { return .kept }
        guard let base = inflection.base(of: word, listed: isListed) else { return .kept }
        return .form(of: base)
    }
}
