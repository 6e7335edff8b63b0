import DictReader

/// A search that analyses an open position of Ghost.
struct GhostSearch {
    /// The outcome of the round for each letter that may follow, in alphabetical order, as
    /// ``GhostTree/outcome(of:length:)`` has it.
    let outcomes: [(letter: UInt8, outcome: GhostTree.Value)]
    private let cursor: PrefixCursor
    private let letters: [UInt8]
    private var tree: GhostTree
    private var found: [[UInt8]] = []
    /// The number of fragments that may still be visited while listing words.
    ///
    /// The limit is needed for damaged files. In an undamaged lexicon, each open fragment leads to
    /// a word, so the search visits fewer.
    private var fragments = 0

    /// Analyses the round that has reached `letters`, whose position in `lexicon` is `cursor`.
    ///
    /// The round is still open.
    init(_ letters: [UInt8], at cursor: PrefixCursor, in lexicon: Lexicon) {
        var tree = GhostTree(words: lexicon.count)
        var outcomes: [(letter: UInt8, outcome: GhostTree.Value)] = []
        cursor.forEachChild { letter, child in
            outcomes.append((letter, tree.outcome(of: child, length: letters.count + 1)))
        }
        (self.cursor, self.letters, self.tree, self.outcomes) = (cursor, letters, tree, outcomes)
    }

    /// The letters that win for the player to move even against best play, sorted.
    var winningLetters: [UInt8] { outcomes.filter { $0.outcome.moverWins }.map { $0.letter } }

    /// The number of words that can still be spelled, the fragment itself included if it is one.
    var wordCount: Int {
        outcomes.reduce(cursor.isWord ? 1 : 0) { GhostTree.sum($0, $1.outcome.words) }
    }

    /// Returns the first `limit` words, in byte order, that can still be spelled.
    mutating func words(limit: Int) -> [[UInt8]] {
        found = []
        fragments = 1 << 15 + min(max(limit, 0), 1 << 15) << 13
        list(cursor, letters, limit)
        return found
    }

    private mutating func list(_ cursor: PrefixCursor, _ letters: [UInt8], _ limit: Int) {
        guard found.count < limit, fragments > 0, letters.count <= GhostTree.maximumLength
        else { return }
        fragments -= 1
        if cursor.isWord { found.append(letters) }
        guard GhostTree.end(of: cursor, length: letters.count) == nil,
            leadsOn(cursor, length: letters.count)
        else { return }
        cursor.forEachChild { letter, child in list(child, letters + [letter], limit) }
    }

    /// Whether a round that has reached the open fragment at `cursor` can end, as it always can in
    /// an undamaged lexicon.
    private mutating func leadsOn(_ cursor: PrefixCursor, length: Int) -> Bool {
        GhostTree.key(of: cursor) == nil
            ? tree.mayStillSearch() : tree.value(of: cursor, length: length).ends > 0
    }

    /// Returns the fragment with which the round must end, or `nil` if it can end in several ways.
    ///
    /// Letters that fit no word and so lose at once are disregarded.
    func forcedLine() -> [UInt8]? {
        guard outcomes.reduce(0, { GhostTree.sum($0, $1.outcome.ends) }) == 1 else { return nil }
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
