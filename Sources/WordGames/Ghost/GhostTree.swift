import DictReader

/// A solver that decides positions of Ghost and remembers the results.
///
/// Once a fragment has three letters, the outcome depends on the fragment's node in the lexicon and
/// on which of the words below it are fair. If all of them are, or none, the node alone decides, so
/// it is decided once. Other fragments are searched: there are no more of them than beginnings of
/// fair words.
struct GhostTree {
    /// The outcome of a round that is still open, with best play by both players.
    struct Value {
        /// Whether the player whose turn it is wins.
        var moverWins = false
        /// The number of letters until the round ends, if the loser plays for time and the winner
        /// for a quick end.
        var depth = 0
        /// The number of words that can still be spelled, without the fragment itself, clamped to
        /// `Int.max`.
        var words = 0
        /// The number of endings of the round, with a word or a dead end, clamped to `Int.max`.
        ///
        /// Letters that fit no word and so end the round at once are disregarded.
        var ends = 0
    }

    /// The maximum length of a fragment that is searched, in letters.
    ///
    /// It is the length of the longest word that the lexicon format allows.
    static let maximumLength = 255

    private var memo = GhostNodeTable()
    /// The number of fragments that may still be searched without a memory.
    ///
    /// The limit is needed for damaged files.
    private(set) var searches: Int

    /// Creates a solver for a lexicon of `words` words.
    init(words: Int) { searches = min(words, 1 << 20) << 3 + 1 << 10 }

    /// Returns the outcome of a round that has reached the fragment at `cursor` and is still open.
    ///
    /// The fragment has `length` letters.
    mutating func value(of cursor: PrefixCursor, length: Int) -> Value {
        var value = Value()
        guard length < Self.maximumLength else { return value }
        let key = length + 1 >= GhostRules.minimumLosingLength ? Self.key(of: cursor) : nil
        if let key {
            if let known = memo[key] { return known }
            // Whoever comes back to this node while it is being decided, by a cycle in a damaged
            // file, finds it lost and goes no further.
            memo[key] = value
        } else if !mayStillSearch() {
            return value
        }
        cursor.forEachChild { _, child in
            add(outcome(of: child, length: length + 1), to: &value)
        }
        if let key { memo[key] = value }
        return value
    }

    /// Returns the outcome of a round for the player who has just reached the fragment at `cursor`.
    ///
    /// The fragment has `length` letters. Whether that player wins is ``Value/moverWins``, and the
    /// fragment itself is counted.
    mutating func outcome(of cursor: PrefixCursor, length: Int) -> Value {
        var outcome = Value(depth: 1, words: cursor.isWord ? 1 : 0, ends: 1)
        guard Self.end(of: cursor, length: length) == nil else { return outcome }
        let next = value(of: cursor, length: length)
        outcome.moverWins = !next.moverWins
        outcome.depth += next.depth
        outcome.words = Self.sum(outcome.words, next.words)
        outcome.ends = next.ends
        return outcome
    }

    /// Adds what comes of one of the letters that may follow to the outcome of a fragment.
    private func add(_ outcome: Value, to value: inout Value) {
        if outcome.moverWins {
            value.depth = value.moverWins ? min(value.depth, outcome.depth) : outcome.depth
            value.moverWins = true
        } else if !value.moverWins {
            value.depth = max(value.depth, outcome.depth)
        }
        value.words = Self.sum(value.words, outcome.words)
        value.ends = Self.sum(value.ends, outcome.ends)
    }

    /// Counts a fragment that is searched without a memory, and returns whether it may be.
    mutating func mayStillSearch() -> Bool {
        searches -= 1
        return searches >= 0
    }

    /// Returns the key with which the outcome of a fragment is remembered, or `nil` if it depends
    /// on more than the fragment's node: if some of its words are fair and others are not.
    static func key(of cursor: PrefixCursor) -> Int? {
        switch cursor.fairCount {
        case cursor.count: cursor.identity << 1 | 1
        case 0: cursor.identity << 1
        default: nil
        }
    }

    /// Returns why a round ends with the fragment at `cursor`, or `nil` if the round goes on.
    ///
    /// The fragment has `length` letters.
    static func end(of cursor: PrefixCursor, length: Int) -> GhostEnd? {
        let isWord = cursor.isWord
        let isLast = cursor.count <= (isWord ? 1 : 0)
        if isWord && length >= GhostRules.minimumLosingLength && (isLast || cursor.isFair) {
            return .word
        }
        return isLast ? .dead : nil
    }

    /// Returns the sum of `a` and `b`, or `Int.max` if it would overflow.
    ///
    /// The number of paths in a damaged file can exceed `Int.max`.
    static func sum(_ a: Int, _ b: Int) -> Int {
        let (sum, overflows) = a.addingReportingOverflow(b)
        return overflows ? Int.max : sum
    }
}
