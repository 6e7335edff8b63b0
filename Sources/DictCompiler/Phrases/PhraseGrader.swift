/// Grades Hangman phrases by the misses of a player who matches each word with a word list.
///
/// The player keeps, for each word of the phrase, the listed words that fit: the same length, the
/// open letters and no letter that was wrong or that would be open elsewhere. He then says the
/// letter that the phrase has most likely: the sum over the words of the share of fitting
/// words that hold it; of two equal ones the first of the alphabet. If no word fits any more,
/// he goes by the letters of all listed words. Whole numbers only.
///
/// A phrase that he has heard before he recognises when enough of it is open, and then says the
/// rest without a miss: *Once upon a time* is solved long before its last letter, while *Moonlight
/// Sonata* has to be worked out by whoever has never heard of it. ``PhraseRenown`` says how much is
/// enough.
public struct PhraseGrader: Sendable {
    /// A share of 1; shares are rounded down.
    private static let one: UInt64 = 1 << 32
    private static let alphabet = 26

    /// One length of the list: the words, each with the mask of its letters.
    private struct Bucket {
        var words: [[UInt8]] = []
        var masks: [UInt32] = []
    }

    private let buckets: [Bucket]
    private let overall: [UInt64]

    /// A grader for a player who knows `words`, folded; a word given twice counts twice.
    public init(words: [[UInt8]]) {
        var buckets: [Bucket] = []
        var overall = [UInt64](repeating: 0, count: Self.alphabet)
        for word in words where Self.isLetters(word) {
            while buckets.count <= word.count { buckets.append(Bucket()) }
            let mask = Self.mask(of: word)
            buckets[word.count].words.append(word)
            buckets[word.count].masks.append(mask)
            for letter in 0..<Self.alphabet where mask & (1 << UInt32(letter)) != 0 {
                overall[letter] += 1
            }
        }
        self.buckets = buckets
        self.overall = overall
    }

    /// The misses until the whole phrase is open.
    ///
    /// - Parameter phrase: Its words, folded: bytes a to z; what else the phrase shows, such as an
    ///   apostrophe, is open from the start and left out here.
    /// - Parameter renown: How well known the phrase is.
    /// - Returns: The number of wrong guesses until the phrase is solved.
    /// - Complexity: O(listed words of these lengths) for the first letter, then O(fitting words)
    ///   a letter.
    public func misses(of phrase: [[UInt8]], renown: PhraseRenown = .unknown) -> Int {
        let words = phrase.filter { Self.isLetters($0) }
        var hidden: UInt32 = 0
        for word in words { hidden |= Self.mask(of: word) }
        var fitting = words.map { word in
            word.count < buckets.count ? Array(buckets[word.count].words.indices) : []
        }
        var said: UInt32 = 0
        var misses = 0
        while hidden & ~said != 0, !renown.isRecognised(words, open: said) {
            let letter = likeliest(words, fitting, said: said)
            said |= 1 << letter
            if hidden & (1 << letter) == 0 { misses += 1 }
            for index in words.indices {
                fitting[index] = fitting[index].filter {
                    isFitting(buckets[words[index].count].words[$0], words[index], letter)
                }
            }
        }
        return misses
    }

    private func likeliest(_ words: [[UInt8]], _ fitting: [[Int]], said: UInt32) -> UInt32 {
        var scores = [UInt64](repeating: 0, count: Self.alphabet)
        for index in words.indices where Self.mask(of: words[index]) & ~said != 0 {
            guard !fitting[index].isEmpty else { continue }
            var counts = [UInt64](repeating: 0, count: Self.alphabet)
            let masks = buckets[words[index].count].masks
            for place in fitting[index] {
                var rest = masks[place] & ~said
                while rest != 0 {
                    counts[rest.trailingZeroBitCount] += 1
                    rest &= rest &- 1
                }
            }
            let total = UInt64(fitting[index].count)
            for letter in 0..<Self.alphabet {
                scores[letter] += counts[letter] * Self.one / total
            }
        }
        if scores.allSatisfy({ $0 == 0 }) { scores = overall.map { $0 + 1 } }
        var best: UInt32?
        for letter in 0..<UInt32(Self.alphabet) where said & (1 << letter) == 0 {
            guard let leader = best else {
                best = letter
                continue
            }
            if scores[Int(letter)] > scores[Int(leader)] { best = letter }
        }
        return best ?? 0
    }

    /// Whether a listed word has `letter` at the same places as the hidden one.
    private func isFitting(_ listed: [UInt8], _ hidden: [UInt8], _ letter: UInt32) -> Bool {
        let byte = UInt8(ascii: "a") + UInt8(letter)
        for index in hidden.indices where (listed[index] == byte) != (hidden[index] == byte) {
            return false
        }
        return true
    }

    private static func isLetters(_ word: [UInt8]) -> Bool {
        !word.isEmpty && word.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    }

    private static func mask(of word: [UInt8]) -> UInt32 {
        var mask: UInt32 = 0
        for letter in word { mask |= 1 << UInt32(letter - UInt8(ascii: "a")) }
        return mask
    }
}
