import DictReader

/// A search that analyses open positions of Ghost and remembers those it has decided.
struct GhostSearch {
    private var tree = GhostTree()
    private let limit: Int
    private var found: [[UInt8]] = []
    /// The number of fragments that may still be visited while listing words.
    ///
    /// The limit is needed for damaged files. In an undamaged lexicon, each open fragment of four
    /// letters or more leads to a word, so the search visits fewer.
    private var fragments: Int

    /// Creates a search that lists at most `limit` words.
    init(limit: Int) {
        self.limit = limit
        fragments = 1 << 15 + min(max(limit, 0), 1 << 15) << 13
    }

    /// Returns the letters that win for the player to move at `cursor` even against best play,
    /// sorted.
    ///
    /// The fragment at `cursor` has `length` letters, and the round is still open.
    mutating func winningLetters(at cursor: PrefixCursor, length: Int) -> [UInt8] {
        var winning: [UInt8] = []
        cursor.forEachChild { letter, child in
            guard GhostTree.end(of: child, length: length + 1) == nil,
                !tree.value(of: child, length: length + 1).moverWins
            else { return }
            winning.append(letter)
        }
        return winning
    }

    /// Returns the number of words that can still be spelled in a round that has reached `cursor`.
    ///
    /// The fragment at `cursor` has `length` letters, and is itself counted if it is a word. The
    /// round is still open.
    mutating func countPlayable(at cursor: PrefixCursor, length: Int) -> Int {
        guard length + 1 < GhostRules.minimumLosingLength else {
            return GhostTree.sum(
                tree.value(of: cursor, length: length).words, cursor.isWord ? 1 : 0)
        }
        var count = cursor.isWord ? 1 : 0
        cursor.forEachChild { _, child in
            count = GhostTree.sum(
                count,
                GhostTree.end(of: child, length: length + 1) == nil
                    ? countPlayable(at: child, length: length + 1) : (child.isWord ? 1 : 0))
        }
        return count
    }

    /// Returns the first words, in byte order, that can still be spelled in a round that has
    /// reached `letters`.
    ///
    /// The number of words is at most the `limit` passed to ``init(limit:)``. Pass the position of
    /// `letters` in the lexicon as `cursor`. The round is still open.
    mutating func listPlayable(at cursor: PrefixCursor, _ letters: [UInt8]) -> [[UInt8]] {
        found = []
        list(cursor, letters)
        return found
    }

    private mutating func list(_ cursor: PrefixCursor, _ letters: [UInt8]) {
        guard found.count < limit, fragments > 0, letters.count <= GhostTree.maximumLength
        else { return }
        fragments -= 1
        if cursor.isWord { found.append(letters) }
        guard GhostTree.end(of: cursor, length: letters.count) == nil,
            tree.value(of: cursor, length: letters.count).ends > 0
        else { return }
        cursor.forEachChild { letter, child in list(child, letters + [letter]) }
    }

    /// Returns the fragment with which the round must end, or `nil` if it can end in several ways.
    ///
    /// The round has reached the fragment `letters`, whose position in the lexicon is `cursor`, and
    /// is still open. Letters that fit no word and so lose at once are disregarded.
    mutating func forcedLine(at cursor: PrefixCursor, _ letters: [UInt8]) -> [UInt8]? {
        guard tree.value(of: cursor, length: letters.count).ends == 1 else { return nil }
        var (place, line) = (cursor, letters)
        while GhostTree.end(of: place, length: line.count) == nil {
            var onward: (UInt8, PrefixCursor)?
            place.forEachChild { letter, child in if onward == nil { onward = (letter, child) } }
            guard let onward, line.count < GhostTree.maximumLength else { return nil }
            line.append(onward.0)
            place = onward.1
        }
        return line
    }
}
