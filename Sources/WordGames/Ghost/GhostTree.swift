import DictReader

/// A solver that decides positions of Ghost and remembers the results.
///
/// Once a fragment has three letters, every word that is completed is long enough to lose. The
/// outcome then depends only on the fragment's node in the lexicon, so each node is decided once.
/// Shorter fragments, of which there are few, are searched each time.
struct GhostTree {
    /// The outcome of an open fragment if both players play their best.
    struct Value {
        /// Whether the player whose turn it is wins.
        var moverWins: Bool
        /// The number of words with which the round can end, at most `Int.max`.
        ///
        /// These are the endings with the result ``GhostEnd/word``.
        var words: Int
        /// The number of fragments in the lexicon with which the round can end, at most `Int.max`.
        ///
        /// Both words and dead ends are counted.
        var ends: Int
    }

    /// The maximum length of a fragment that is searched, in letters.
    ///
    /// It is the length of the longest word that the lexicon format allows.
    static let maximumLength = 255

    private var memo = GhostNodeTable()

    /// Returns the outcome of the open fragment at `cursor`, which has `length` letters.
    mutating func value(of cursor: PrefixCursor, length: Int) -> Value {
        let lost = Value(moverWins: false, words: 0, ends: 0)
        guard length < Self.maximumLength else { return lost }
        let remembers = length + 1 >= GhostRules.minimumLosingLength
        if remembers {
            if let known = memo[cursor.identity] { return known }
            // Whoever comes back to this node while it is being decided, by a cycle in a damaged
            // file, finds it lost and goes no further.
            memo[cursor.identity] = lost
        }
        var value = lost
        cursor.forEachChild { _, child in
            if let end = Self.end(of: child, length: length + 1) {
                if end == .word { value.words = Self.sum(value.words, 1) }
                value.ends = Self.sum(value.ends, 1)
            } else {
                let next = self.value(of: child, length: length + 1)
                if !next.moverWins { value.moverWins = true }
                value.words = Self.sum(value.words, next.words)
                value.ends = Self.sum(value.ends, next.ends)
            }
        }
        if remembers { memo[cursor.identity] = value }
        return value
    }

    /// Returns why a round ends with the fragment at `cursor`, or `nil` if the round goes on.
    ///
    /// The fragment has `length` letters.
    static func end(of cursor: PrefixCursor, length: Int) -> GhostEnd? {
        let isWord = cursor.isWord
        if isWord && length >= GhostRules.minimumLosingLength { return .word }
        return cursor.count > (isWord ? 1 : 0) ? nil : .dead
    }

    /// Returns the sum of `a` and `b`, or `Int.max` if it would overflow.
    ///
    /// The number of paths in a damaged file can exceed `Int.max`.
    static func sum(_ a: Int, _ b: Int) -> Int {
        let (sum, overflows) = a.addingReportingOverflow(b)
        return overflows ? Int.max : sum
    }
}
