/// A simulated Hangman player, whose number of wrong guesses is the difficulty of a phrase.
///
/// For each word of the phrase, the player keeps the words of a list that fit: they have the right
/// length, the revealed letters in the right places, and no letter that is known to be wrong. The
/// next guess is the letter with the highest score, the first in the alphabet on a tie. Its score
/// is a sum over the words of the phrase: the share of their fitting words that contain the letter.
/// If no listed word fits any more, letters are guessed by their frequency in the whole list. Only
/// integers are used.
///
/// A well-known phrase is recognised when enough of it is revealed, and completed without further
/// misses: *Once upon a time* is solved long before its last letter, whereas *Moonlight Sonata* has
/// to be worked out by anyone who has never heard of it. ``PhraseRenown`` defines how much is
/// enough.
package struct PhraseGrader: Sendable {
    /// A share of 1 as a fixed-point number; shares are rounded down.
    private static let one: UInt64 = 1 << 32
    private static let alphabet = 26

    /// The listed words of one length, each with a mask of the letters that it contains.
    private struct Bucket {
        /// The words, one after the other.
        var letters: [UInt8] = []
        var masks: [UInt32] = []
        /// For each letter, the number of words that contain it.
        var counts = [UInt64](repeating: 0, count: alphabet)
    }

    private let buckets: [Bucket]
    private let overall: [UInt64]

    /// Creates a grader whose simulated player knows `words`, which must be folded.
    ///
    /// Words that contain anything but the letters a to z are ignored. A word that occurs twice has
    /// twice the weight.
    package init(words: [[UInt8]]) {
        var buckets: [Bucket] = []
        var overall = [UInt64](repeating: 0, count: Self.alphabet)
        for word in words where Self.isLetters(word) {
            while buckets.count <= word.count { buckets.append(Bucket()) }
            let mask = Self.mask(of: word)
            buckets[word.count].letters += word
            buckets[word.count].masks.append(mask)
            for letter in 0..<Self.alphabet where mask & (1 << UInt32(letter)) != 0 {
                buckets[word.count].counts[letter] += 1
                overall[letter] += 1
            }
        }
        self.buckets = buckets
        self.overall = overall
    }

    /// Returns the number of wrong guesses until all letters are revealed or the phrase is
    /// recognised.
    ///
    /// The first guess takes time proportional to the number of listed words of the same lengths;
    /// each further one, to the number of words that still fit.
    ///
    /// - Parameters:
    ///   - phrase: The words of the phrase, folded to bytes a to z. Omit all other characters, such
    ///     as apostrophes, because they are shown from the start.
    ///   - renown: How well known the phrase is.
    /// - Returns: The number of wrong guesses.
    package func misses(of phrase: [[UInt8]], renown: PhraseRenown = .unknown) -> Int {
        let words = phrase.filter { Self.isLetters($0) }
        var hidden: UInt32 = 0
        for word in words { hidden |= Self.mask(of: word) }
        var fitting = words.map { word in
            word.count < buckets.count ? Array(buckets[word.count].masks.indices) : []
        }
        var said: UInt32 = 0
        var misses = 0
        while hidden & ~said != 0, !renown.isRecognised(words, open: said) {
            let letter = likeliest(words, fitting, said: said)
            said |= 1 << letter
            if hidden & (1 << letter) == 0 { misses += 1 }
            for index in words.indices {
                guard words[index].count < buckets.count else { continue }
                let bucket = buckets[words[index].count]
                let isHidden = Self.mask(of: words[index]) & (1 << letter) != 0
                // Of most words, their letters tell; only those with the letter have to be read. Each
                // is written, since no processor foresees which are kept.
                var kept = 0
                for position in fitting[index].indices {
                    let place = fitting[index][position]
                    fitting[index][kept] = place
                    let hasLetter = bucket.masks[place] >> letter & 1 != 0
                    var isFitting = hasLetter == isHidden
                    if isHidden, hasLetter {
                        isFitting = self.isFitting(bucket, place, words[index], letter)
                    }
                    kept += isFitting ? 1 : 0
                }
                fitting[index].removeLast(fitting[index].count - kept)
            }
        }
        return misses
    }

    private func likeliest(_ words: [[UInt8]], _ fitting: [[Int]], said: UInt32) -> UInt32 {
        var scores = [UInt64](repeating: 0, count: Self.alphabet)
        for index in words.indices where Self.mask(of: words[index]) & ~said != 0 {
            guard !fitting[index].isEmpty else { continue }
            let bucket = buckets[words[index].count]
            // Before the first guess, all words fit.
            let counts = said == 0 ? bucket.counts : Self.counts(bucket, fitting[index], said)
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

    /// Returns, for each letter that is not in `said`, the number of the words `fitting` of a bucket
    /// that contain it.
    private static func counts(_ bucket: Bucket, _ fitting: [Int], _ said: UInt32) -> [UInt64] {
        var counts = [UInt64](repeating: 0, count: alphabet)
        for place in fitting {
            var rest = bucket.masks[place] & ~said
            while rest != 0 {
                counts[rest.trailingZeroBitCount] += 1
                rest &= rest &- 1
            }
        }
        return counts
    }

    /// Whether the listed word at `place` has `letter` at exactly the same positions as the equally
    /// long word `hidden`.
    private func isFitting(
        _ bucket: Bucket, _ place: Int, _ hidden: [UInt8], _ letter: UInt32
    ) -> Bool {
        let byte = UInt8(ascii: "a") + UInt8(letter)
        let start = place * hidden.count
        for index in hidden.indices
        where (bucket.letters[start + index] == byte) != (hidden[index] == byte) {
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
