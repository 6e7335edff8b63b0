/// A lexicon on a plain sorted array, to test others against: slow, but easy to verify by eye.
public struct ReferenceLexicon: Sendable {
    /// The words in byte order, without repetitions.
    public let words: [[UInt8]]
    private let ranks: [[UInt8]: Int]

    /// Creates a lexicon with `words`, which may be in any order and repeated; drops empty words.
    public init(_ words: [[UInt8]]) {
        let sorted = Set(words.filter { !$0.isEmpty }).sorted { $0.lexicographicallyPrecedes($1) }
        self.words = sorted
        ranks = Dictionary(uniqueKeysWithValues: zip(sorted, sorted.indices))
    }

    /// The letters that occur in the words, ascending.
    public var alphabet: [UInt8] { Set(words.joined()).sorted() }

    /// Returns the index of `word` in ``words``; `nil` if the lexicon does not contain it.
    public func rank(of word: [UInt8]) -> Int? { ranks[word] }

    /// Returns the words that start with `prefix`.
    public func words(startingWith prefix: [UInt8]) -> [[UInt8]] {
        words.filter { $0.starts(with: prefix) }
    }

    /// Returns the words that match `pattern`; `?` matches one letter, `*` any number of letters.
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

    /// Returns the words that `letters` can spell and whose number of letters is in `length`.
    ///
    /// A `?` among the letters can be used as any letter.
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

    /// Returns the words at an edit distance of one from `word`.
    public func words(withinOneEditOf word: [UInt8]) -> [[UInt8]] {
        words.filter { abs($0.count - word.count) <= 1 && Self.distance($0, word) == 1 }
    }

    /// Returns the optimal string alignment distance, computed from its recurrence.
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
