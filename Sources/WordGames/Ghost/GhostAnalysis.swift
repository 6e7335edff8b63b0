public import DictReader

/// An exact analysis of a fragment in Ghost, based on all words of a lexicon.
///
/// Creating an analysis takes O(nodes below the fragment): microseconds from four letters on, a few
/// milliseconds for the empty fragment of a large lexicon.
public struct GhostAnalysis: Sendable {
    /// The number of letters in the fragment.
    public let length: Int
    /// The reason why the round is over, and the number of letters after which it ended; `nil` if
    /// it is still open.
    public let end: (reason: GhostEnd, length: Int)?
    /// The letters that can follow the fragment in a word, ascending; empty if there are none.
    ///
    /// Any other letter loses at once, and so does a letter that completes a word of
    /// ``GhostRules/minimumLosingLength`` letters or more.
    public let next: [UInt8]
    /// The letters in ``next`` with which the player to move wins even against best play,
    /// ascending.
    public let winningLetters: [UInt8]
    /// The number of words that play can spell: those that begin with the fragment, but not with a
    /// shorter word of at least ``GhostRules/minimumLosingLength`` letters.
    public let playableCount: Int
    /// The first playable words in byte order, up to the limit passed to the initialiser.
    public let playable: [[UInt8]]
    /// The only word or dead end that the round can still lead to; `nil` if the round is over or
    /// the players have a choice.
    public let forced: [UInt8]?

    /// Whether the player to move can win even against best play.
    public var moverWins: Bool { !winningLetters.isEmpty }
    /// Whether the round is still open.
    public var isOpen: Bool { end == nil }

    /// Analyses `fragment`, which must be folded, and lists at most `limit` playable words.
    public init(of fragment: Span<UInt8>, in lexicon: Lexicon, limit: Int = 100) {
        var letters: [UInt8] = []
        for index in fragment.indices { letters.append(fragment[index]) }
        let walk = GhostWalk(letters, in: lexicon)
        length = letters.count
        end = walk.end
        guard let cursor = walk.cursor else {
            (next, winningLetters, playable, playableCount, forced) = ([], [], [], 0, nil)
            return
        }
        next = cursor.letters
        guard walk.end == nil else {
            // Once a round is over, only the fragment that ended it can be a playable word.
            let isPlayable = walk.end?.length == letters.count && cursor.isWord
            playable = isPlayable && limit > 0 ? [letters] : []
            (winningLetters, playableCount, forced) = ([], isPlayable ? 1 : 0, nil)
            return
        }
        var search = GhostSearch(limit: limit)
        winningLetters = search.winningLetters(at: cursor, length: letters.count)
        playableCount = search.countPlayable(at: cursor, length: letters.count)
        playable = search.listPlayable(at: cursor, letters)
        forced = search.forcedLine(at: cursor, letters)
    }
}

/// The path from the empty fragment to a given one.
private struct GhostWalk {
    /// The reason why the round ended on the way, and after how many letters; `nil` if it did not
    /// end.
    private(set) var end: (reason: GhostEnd, length: Int)?
    /// The cursor at the fragment; `nil` if no word begins with it.
    private(set) var cursor: PrefixCursor?

    init(_ letters: [UInt8], in lexicon: Lexicon) {
        var place = lexicon.root
        for (index, letter) in letters.enumerated() {
            guard let child = place.child(letter) else {
                if end == nil { end = (.dead, index + 1) }
                return
            }
            place = child
            if end == nil, let reason = GhostTree.end(of: place, length: index + 1) {
                end = (reason, index + 1)
            }
        }
        cursor = place
    }
}
