import DictReader

/// A solver that decides positions of Ghost and remembers the results.
///
/// Once a fragment has three letters, every word that is completed is long enough to lose. The
/// outcome then depends only on the fragment's node in the lexicon, so each node is decided once.
/// Shorter fragments, of which there are few, are searched each time.
struct GhostTree {
    /// The outcome of a round that is still open, with best play by both players.
    struct Value {
        /// Whether the player whose turn it is wins.
        var moverWins: Bool
        /// The number of endings of the round with the result ``GhostEnd/word``, clamped to
        /// `Int.max`.
        var words: Int
        /// The number of endings of the round, with a word or a dead end, clamped to `Int.max`.
        ///
        /// Letters that fit no word and so end the round at once are disregarded.
        var ends: Int
    }

    /// The maximum length of a fragment that is searched, in letters.
    ///
    /// It is the length of the longest word that the lexicon format allows.
    static let maximumLength = 255

    private var memo = GhostNodeTable()

    /// Returns the outcome of a round that has reached the fragment at `cursor` and is still open.
    ///
    /// The fragment has `length` letters.
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
