public import DictModel

/// A word with its tier of familiarity.
public struct FamiliarWord: Sendable, Equatable {
    /// The folded word, bytes a to z.
    public var letters: [UInt8]
    /// The tier, the most familiar one lowest; only the order of tiers matters.
    public var familiarity: UInt8

    /// The word `letters` of the tier `familiarity`.
    public init(letters: [UInt8], familiarity: UInt8) {
        self.letters = letters
        self.familiarity = familiarity
    }
}

/// Why a word is not used for level packs and answers.
public enum WordExclusion: String, Sendable, CaseIterable {
    /// It holds something else than a to z.
    case letters
    /// It has neither a vowel nor a Y, as abbreviations do.
    case noVowel = "no vowel"
    /// It is on a block list.
    case blocked
    /// It is a form of another listed word.
    case inflected
}

/// The words that level packs and answers may use, by length, and what kept the others out.
///
/// Words are judged one by one here; rules about words together are the pack search's.
public struct LevelWordPool: Sendable {
    /// The usable words of one length and the count of the others.
    public struct Bucket: Sendable {
        /// The usable words, the most familiar tier first, in byte order inside a tier.
        public fileprivate(set) var words: [FamiliarWord] = []
        /// How many words of this length each rule kept out; the first rule that holds counts.
        public fileprivate(set) var excluded: [WordExclusion: Int] = [:]
        /// A few of those words for each rule, in byte order.
        public fileprivate(set) var samples: [WordExclusion: [[UInt8]]] = [:]

        /// The rule that kept out most words and how many, `nil` where none did.
        public var mostExcluding: (rule: WordExclusion, count: Int)? {
            var most: (rule: WordExclusion, count: Int)?
            for rule in WordExclusion.allCases {
                let count = excluded[rule] ?? 0
                if count > most?.count ?? 0 { most = (rule, count) }
            }
            return most
        }
    }

    /// The language of the words.
    public let language: Language
    private var buckets: [Int: Bucket] = [:]

    /// Sorts out `words`, which may be of any length and order; a word given twice has its most
    /// familiar tier.
    ///
    /// A word is kept out where `isBlocked` says so, or where it is a form of another word of
    /// `words` of any length. Give all familiar words, then, and not only those of 3 to 7 letters.
    /// A word of which `isLemma` says so is never taken for a form.
    ///
    /// - Complexity: O(words x letters) and sorting.
    public init(
        language: Language, words: [FamiliarWord],
        isLemma: (_ word: [UInt8]) -> Bool = { _ in false },
        isBlocked: (_ word: [UInt8]) -> Bool
    ) {
        self.language = language
        var tiers: [[UInt8]: UInt8] = [:]
        for word in words {
            tiers[word.letters] = min(word.familiarity, tiers[word.letters] ?? .max)
        }
        let inflection = Inflection(language)
        for (letters, familiarity) in tiers {
            let exclusion = Self.exclusion(
                of: letters, isBlocked: isBlocked, isLemma: isLemma, inflection: inflection,
                isListed: { tiers[$0] != nil })
            if let exclusion {
                buckets[letters.count, default: Bucket()].excluded[exclusion, default: 0] += 1
                buckets[letters.count, default: Bucket()].samples[exclusion, default: []]
                    .append(letters)
            } else {
                buckets[letters.count, default: Bucket()].words.append(
                    FamiliarWord(letters: letters, familiarity: familiarity))
            }
        }
        // The dictionary has no order of its own, so every list is put in one.
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

    private static func exclusion(
        of word: [UInt8], isBlocked: (_ word: [UInt8]) -> Bool,
        isLemma: (_ word: [UInt8]) -> Bool, inflection: Inflection,
        isListed: (_ word: [UInt8]) -> Bool
    ) -> WordExclusion? {
        if word.isEmpty || !word.allSatisfy({ $0 >= 0x61 && $0 <= 0x7a }) { return .letters }
        if !word.contains(where: { Array.isVowel($0) || $0 == 0x79 }) { return .noVowel }
        if isBlocked(word) { return .blocked }
        if isLemma(word) { return nil }
        return inflection.base(of: word, listed: isListed) == nil ? nil : .inflected
    }
}
