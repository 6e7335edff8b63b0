package import DictModel

/// A word together with its familiarity.
package struct FamiliarWord: Sendable, Equatable {
    /// The folded word, in UTF-8; a pool uses it only if it consists of bytes a to z.
    package var letters: [UInt8]
    /// The familiarity tier of the word; a lower tier is more familiar, and only the order of tiers
    /// matters.
    package var familiarity: UInt8

    /// Creates a word in the familiarity tier `familiarity`.
    package init(letters: [UInt8], familiarity: UInt8) {
        self.letters = letters
        self.familiarity = familiarity
    }
}

/// The reasons why level packs and answer lists do not use a word.
///
/// The reasons are checked in this order, and only the first that applies is recorded.
package enum WordExclusion: String, Sendable, CaseIterable {
    /// The word is empty or contains characters other than a to z.
    case letters
    /// The word has neither a vowel nor a Y, like many abbreviations.
    case noVowel = "no vowel"
    /// The word is on a block list.
    case blocked
    /// The word is a form of another listed word.
    case inflected
}

/// The words that level packs and answer lists may use, grouped by length, with the reasons why
/// other words are excluded.
///
/// Words are judged one by one here; rules for combinations of words are left to the pack search.
package struct LevelWordPool: Sendable {
    /// The usable words of one length, and statistics on the excluded ones.
    package struct Bucket: Sendable {
        /// The usable words: the most familiar tier first, in alphabetical order within a tier.
        package fileprivate(set) var words: [FamiliarWord] = []
        /// The number of words excluded for each reason; each word is counted once.
        package fileprivate(set) var excluded: [WordExclusion: Int] = [:]
        /// Up to 8 excluded words for each reason, sorted byte by byte.
        package fileprivate(set) var samples: [WordExclusion: [[UInt8]]] = [:]
        /// The number of words of the lexicon that the pool did not get to see, for each reason.
        package fileprivate(set) var passedOver: [WordAbsence: Int] = [:]
    }

    /// The decision on whether a pool uses a word.
    package enum Decision: Sendable, Equatable {
        /// The word may be used.
        case kept
        /// The word is excluded because it is a form of the associated word.
        case form(of: [UInt8])
        /// The word is excluded for a reason other than being a form.
        case excluded(WordExclusion)

        /// The reason why the word is excluded, or `nil` if it is kept.
        var exclusion: WordExclusion? {
            switch self {
            case .kept: nil
            case .form: .inflected
            case .excluded(let exclusion): exclusion
            }
        }
    }

    /// The language of the words.
    package let language: Language
    private var buckets: [Int: Bucket] = [:]

    /// Creates a pool by dividing `words` into usable and excluded ones.
    ///
    /// Words may be of any length and in any order; if one occurs twice, its most familiar tier is
    /// used. A word is excluded if it is a form of another word in `words`, whatever its length. So
    /// pass all familiar words, not only those of 3 to 7 letters.
    ///
    /// To find out what happened to a word, pass an observer. The command `dictc why` does so, and
    /// therefore always agrees with a build:
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
    ///   - isLemma: A closure that returns whether a word is known not to be a form of another one.
    ///   - isBlocked: A closure that returns whether a word is on a block list.
    ///   - passedOver: For each length, the numbers of words that are not in `words`, by reason.
    ///   - observer: A closure that is called with each distinct word and the decision on it, in no
    ///     particular order.
    /// - Complexity: O(*n* log *n*), where *n* is the number of words.
    package init(
        language: Language, words: [FamiliarWord],
        isLemma: (_ word: [UInt8]) -> Bool = { _ in false },
        isBlocked: (_ word: [UInt8]) -> Bool, passedOver: [Int: [WordAbsence: Int]] = [:],
        observer: ((_ word: [UInt8], _ decision: Decision) -> Void)? = nil
    ) {
        self.language = language
        for (length, counts) in passedOver {
            buckets[length, default: Bucket()].passedOver = counts
        }
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

    /// The usable words of `length` letters, with statistics on the excluded ones.
    package subscript(length length: Int) -> Bucket {
        buckets[length] ?? Bucket()
    }

    /// The usable words of all lengths that levels have.
    package var usable: Set<[UInt8]> {
        Set(LevelShape.all.flatMap { self[length: $0.wordLength].words.map(\.letters) })
    }

    /// Returns the decision on `word`, which is familiar.
    ///
    /// `isBlocked`, `isLemma` and `isListed` return whether a word is on a block list, is known not
    /// to be a form of another one, and is familiar.
    package static func decision(
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
