public import DictReader

/// All that Ghost asks about a fragment, exact for the words of a lexicon.
///
/// Cost: O(nodes below the fragment), which is microseconds from four letters on and some
/// milliseconds for the empty fragment of a large lexicon.
public struct GhostAnalysis: Sendable {
    /// How many letters the fragment has.
    public let length: Int
    /// Why the round is over, and after how many letters of the fragment; `nil` where it goes on.
    public let end: (reason: GhostEnd, length: Int)?
    /// The letters that keep the fragment the beginning of a word, ascending.
    ///
    /// Any other loses at once, and so does one of these that makes a word. Empty where no word
    /// goes on.
    public let next: [UInt8]
    /// Those of ``next`` after which the other player loses against best play, ascending.
    public let winningLetters: [UInt8]
    /// The words that begin with the fragment and that no shorter word of at least
    /// ``GhostRules/minimumLosingLength`` letters begins: those which play can spell.
    public let playableCount: Int
    /// The first playable words in order, at most as many as were asked for.
    public let playable: [[UInt8]]
    /// The whole word or dead end to which every further letter is forced; `nil` where the round
    /// is over or the players have a choice.
    public let forced: [UInt8]?

    /// Whether the player who has to add a letter wins against best play.
    public var moverWins: Bool { !winningLetters.isEmpty }
    /// Whether the round goes on.
    public var isOpen: Bool { end == nil }

    /// Analyses `fragment`, which is folded, and lists at most `limit` playable words.
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
            // Of what stands beyond the end of a round, only its last fragment can be a word.
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

/// The way from the empty fragment to a given one.
private struct GhostWalk {
    /// Where and why the round ended on the way.
    private(set) var end: (reason: GhostEnd, length: Int)?
    /// The fragment's place; `nil` where no word begins with it.
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
