/// A lexicon based on a plain sorted array, against which tests check the results of `Lexicon`.
///
/// It is slow, but easy to verify by eye.
public struct ReferenceLexicon: Sendable {
    /// The distinct words of the lexicon, in byte order.
    public let words: [[UInt8]]
    private let ranks: [[UInt8]: Int]

    /// Creates a lexicon with `words`, which may be in any order and may repeat.
    ///
    /// Empty words are dropped.
    public init(_ words: [[UInt8]]) {
        let sorted = Set(words.filter { !$0.isEmpty }).sorted { $0.lexicographicallyPrecedes($1) }
        self.words = sorted
        ranks = Dictionary(uniqueKeysWithValues: zip(sorted, sorted.indices))
    }

    /// The letters that occur in the words, in ascending order and without repetitions.
    public var alphabet: [UInt8] { Set(words.joined()).sorted() }

    /// Returns the index of `word` in ``words``, or `nil` if the lexicon does not contain it.
    public func rank(of word: [UInt8]) -> Int? { ranks[word] }

    /// Returns the words that start with `prefix`, in byte order.
    public func words(startingWith prefix: [UInt8]) -> [[UInt8]] {
        words.filter { $0.starts(with: prefix) }
    }

    /// Returns the words that match `pattern`, in byte order.
    ///
    /// In a pattern, `?` matches one letter, and `*` matches any number of letters, including none.
    public func words(matching pattern: [UInt8]) -> [[UInt8]] {
        words.filter { Self.matches(pattern[...], $0[...]) }
    }

    private static func matches(_ pattern: ArraySlice<UInt8>, _ word: ArraySlice<UInt8>) -> Bool {
        guard let first = pattern.first else { return word.isEmpty }
        if first == UInt8(ascii: "*") {
            return matches(pattern.dropFirst(), word)
                || (!word.isEmpty && matches(pattern, word.dropFirst()))
        }
        guard let letter = word.first, first == UInt8(ascii: "?") || first == letter else {
            return false
        }
        return matches(pattern.dropFirst(), word.dropFirst())
    }

    /// Returns the words that can be spelled with `letters`, in byte order.
    ///
    /// A word need not use all of them. A `?` among the letters can be used as any letter.
    ///
    /// - Parameters:
    ///   - letters: The letters, each of which can be used once.
    ///   - length: The allowed lengths of a word, in letters.
    /// - Returns: The words.
    public func words(from letters: [UInt8], length: ClosedRange<Int>) -> [[UInt8]] {
        let jokers = letters.filter { $0 == UInt8(ascii: "?") }.count
        var have = [Int](repeating: 0, count: 256)
        for letter in letters where letter != UInt8(ascii: "?") { have[Int(letter)] += 1 }
        return words.filter { word in
            var left = have
            for letter in word { left[Int(letter)] -= 1 }
            return length.contains(word.count)
                && left.reduce(0) { $0 + max(0, -$1) } <= jokers
        }
    }

    /// Returns the words that are exactly one edit away from `word`, in byte order.
    ///
    /// An edit inserts, deletes or replaces a letter, or swaps two adjacent letters.
    public func words(withinOneEditOf word: [UInt8]) -> [[UInt8]] {
        words.filter { abs($0.count - word.count) <= 1 && Self.distance($0, word) == 1 }
    }

    /// Returns the minimum number of edits that turn `a` into `b` (optimal string alignment
    /// distance).
    ///
    /// The implementation follows the recurrence that defines this distance.
    private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var table = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in 0...a.count { table[i][0] = i }
        for j in 0...b.count { table[0][j] = j }
        for i in 0..<a.count {
            for j in 0..<b.count {
                var best = min(
                    table[i][j + 1] + 1, table[i + 1][j] + 1, table[i][j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    best = min(best, table[i - 1][j - 1] + 1)
                }
                table[i + 1][j + 1] = best
            }
        }
        return table[a.count][b.count]
    }
}
