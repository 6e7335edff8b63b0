import DictReader

/// Decides positions of Ghost and remembers the results.
///
/// From three letters on, the outcome depends only on the lexicon's node, because every longer word
/// is long enough to lose; so each node is decided once. Shorter fragments, at most 26 + 26² of
/// them, are searched each time. O(nodes below the fragment) in all.
struct GhostTree {
    /// The outcome of an open fragment if both sides play their best; counts stop at `Int.max`.
    struct Value {
        /// Whether the player to move wins.
        var moverWins: Bool
        /// The number of words that can end the round with ``GhostEnd/word``.
        var words: Int
        /// The number of fragments inside the lexicon that can end the round in any way.
        var ends: Int
    }

    /// The maximum length of a fragment that is searched: that of the longest word the format
    /// allows.
    static let maximumLength = 255

    private var memo = GhostNodeTable()

    /// The value of the open fragment of `length` letters at `cursor`.
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

    /// The reason why the round ends at the fragment of `length` letters at `cursor`; `nil` if it
    /// goes on.
    static func end(of cursor: PrefixCursor, length: Int) -> GhostEnd? {
        let isWord = cursor.isWord
        if isWord && length >= GhostRules.minimumLosingLength { return .word }
        return cursor.count > (isWord ? 1 : 0) ? nil : .dead
    }

    /// The sum of `a` and `b`, at most `Int.max`, because a damaged file can lead to more paths
    /// than that.
    static func sum(_ a: Int, _ b: Int) -> Int {
        let (sum, overflows) = a.addingReportingOverflow(b)
        return overflows ? Int.max : sum
    }
}
