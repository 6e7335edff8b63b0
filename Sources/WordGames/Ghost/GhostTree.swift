import DictReader

/// Decides positions of Ghost, and remembers those it has decided.
///
/// From a fragment of three letters on, what follows depends only on the lexicon's node, because
/// every further word is long enough to lose by; so a node is decided once. Shorter fragments
/// are searched anew, which is at most 26 + 26² of them. O(nodes below the fragment) in all.
struct GhostTree {
    /// What follows from an open fragment with the best play of both.
    struct Value {
        /// Whether the player who has to add a letter wins.
        var moverWins: Bool
        /// The words with which a round can end by rule ``GhostEnd/word``.
        var words: Int
        /// The fragments with which a round can end at all inside the lexicon.
        var ends: Int
    }

    /// No fragment is followed further: longer words exist only in damaged files.
    private static let maximumLength = 1024

    private var memo = GhostNodeTable()

    /// The value of the open fragment of `length` letters at `cursor`.
    mutating func value(of cursor: PrefixCursor, length: Int) -> Value {
        let lost = Value(moverWins: false, words: 0, ends: 0)
        guard length < Self.maximumLength else { return lost }
        let remembers = length + 1 >= GhostRules.minimumLosingLength
        if remembers {
            if let known = memo[cursor.identity] { return known }
            // Stands in while the node is decided, so that a circle in a damaged file ends here.
            memo[cursor.identity] = lost
        }
        var value = lost
        cursor.forEachChild { _, child in
            if let end = Self.end(of: child, length: length + 1) {
                if end == .word { value.words += 1 }
                value.ends += 1
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

    /// How the round ends at the fragment of `length` letters at `cursor`; `nil` where it goes on.
    static func end(of cursor: PrefixCursor, length: Int) -> GhostEnd? {
        let isWord = cursor.isWord
        if isWord && length >= GhostRules.minimumLosingLength { return .word }
        return cursor.count > (isWord ? 1 : 0) ? nil : .dead
    }

    private static func sum(_ a: Int, _ b: Int) -> Int {
        let (sum, overflows) = a.addingReportingOverflow(b)
        return overflows ? Int.max : sum
    }
}
