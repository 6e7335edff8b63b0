/// A model of a lexicon on a plain sorted array: slow, but easy to verify by eye.
public struct ReferenceLexicon: Sendable {
    /// The words, ascending by bytes, each once.
    public let words: [[UInt8]]
    private let ranks: [[UInt8]: Int]

    /// The model of `words`, in any order and with repetitions; the empty word is dropped.
    public init(_ words: [[UInt8]]) {
        let sorted = Set(words.filter { !$0.isEmpty }).sorted { $0.lexicographicallyPrecedes($1) }
        self.words = sorted
        ranks = Dictionary(uniqueKeysWithValues: zip(sorted, sorted.indices))
    }

    /// The letters of all words, ascending.
    public var alphabet: [UInt8] { Set(words.joined()).sorted() }

    /// The rank of `word`; `nil` if it is not a word of the lexicon.
    public func rank(of word: [UInt8]) -> Int? { ranks[word] }

    /// The words that start with `prefix`.
    public func words(startingWith prefix: [UInt8]) -> [[UInt8]] {
        words.filter { $0.starts(with: prefix) }
    }

    /// The words that match `pattern`, checked letter by letter.
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

    /// The words with a number of letters in `length` that `letters` can spell; `?` is any letter.
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

    /// The words at an edit distance of one from `word`.
    public func words(withinOneEditOf word: [UInt8]) -> [[UInt8]] {
        words.filter { abs($0.count - word.count) <= 1 && Self.distance($0, word) == 1 }
    }

    /// The optimal string alignment distance, by its recurrence.
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
