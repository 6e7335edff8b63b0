import DictModel
public import DictReader

/// An exact analysis of a position in Ghost, based on all words of a lexicon.
///
/// The fragment, the letters said so far, determines the position. The analysis takes microseconds
/// for a fragment of four letters or more, and a few milliseconds for an empty one in a large
/// lexicon.
public struct GhostAnalysis: Sendable {
    /// The number of letters in the analysed fragment.
    public let length: Int
    /// The reason why the round ended and the number of letters said by then, or `nil` if the round
    /// is still open.
    public let end: (reason: GhostEnd, length: Int)?
    /// The letters that follow the fragment in some word, sorted; empty if there are none.
    ///
    /// A player who says any other letter loses at once. So does a player whose letter completes a
    /// word of ``GhostRules/minimumLosingLength`` letters or more.
    public let next: [UInt8]
    /// The letters in ``next`` that win for the player to move even against best play, sorted.
    public let winningLetters: [UInt8]
    /// The number of words that can still be spelled in this round.
    ///
    /// These words begin with the fragment. A word that begins with a shorter word of at least
    /// ``GhostRules/minimumLosingLength`` letters is not counted, because the round ends before
    /// it is complete.
    public let playableCount: Int
    /// The words that can still be spelled in this round, in byte order.
    ///
    /// The list ends after the first `limit` words, as passed to ``init(of:in:limit:)``.
    public var playable: [String] { playableLetters.map { String(decoding: $0, as: UTF8.self) } }
    /// The letters of ``playable``.
    package let playableLetters: [[UInt8]]
    /// The fragment that will end the round, or `nil` if the round is over or can end in several
    /// ways.
    ///
    /// Letters that fit no word and so lose at once are disregarded.
    public var forced: String? { forcedLetters.map { String(decoding: $0, as: UTF8.self) } }
    /// The letters of ``forced``.
    package let forcedLetters: [UInt8]?

    /// Whether the player to move can win even against best play.
    public var moverWins: Bool { !winningLetters.isEmpty }
    /// Whether the round is still open.
    public var isOpen: Bool { end == nil }

    /// Analyses the position after `fragment`, ignoring case and accents.
    ///
    /// The result is `nil` if the fragment contains anything that is not a letter.
    ///
    /// - Parameters:
    ///   - fragment: The letters said so far.
    ///   - lexicon: The lexicon that determines what is a word.
    ///   - limit: The maximum number of words in ``playable``.
    /// - Complexity: O(*n*), where *n* is the number of lexicon nodes below the fragment.
    public init?(of fragment: some StringProtocol, in lexicon: Lexicon, limit: Int = 100) {
        guard let letters = lexicon.folded(fragment) else { return nil }
        self.init(of: letters.span, in: lexicon, limit: limit)
    }

    /// Analyses the position after `fragment`.
    ///
    /// - Parameters:
    ///   - fragment: The letters said so far, in lower case a to z.
    ///   - lexicon: The lexicon that determines what is a word.
    ///   - limit: The maximum number of words in ``playable``.
    /// - Complexity: O(*n*), where *n* is the number of lexicon nodes below the fragment.
    public init(of fragment: Span<UInt8>, in lexicon: Lexicon, limit: Int = 100) {
        var letters: [UInt8] = []
        for index in fragment.indices { letters.append(fragment[index]) }
        let walk = GhostWalk(letters, in: lexicon)
        length = letters.count
        end = walk.end
        guard let cursor = walk.cursor else {
            (next, winningLetters, playableLetters, playableCount, forcedLetters) = (
                [], [], [], 0, nil
            )
            return
        }
        next = cursor.letters
        guard walk.end == nil else {
            // Once a round is over, only the fragment that ended it can be a playable word.
            let isPlayable = walk.end?.length == letters.count && cursor.isWord
            playableLetters = isPlayable && limit > 0 ? [letters] : []
            (winningLetters, playableCount, forcedLetters) = ([], isPlayable ? 1 : 0, nil)
            return
        }
        var search = GhostSearch(limit: limit)
        winningLetters = search.winningLetters(at: cursor, length: letters.count)
        playableCount = search.countPlayable(at: cursor, length: letters.count)
        playableLetters = search.listPlayable(at: cursor, letters)
        forcedLetters = search.forcedLine(at: cursor, letters)
    }
}

/// A walk through the lexicon, letter by letter, from the empty fragment to a given one.
private struct GhostWalk {
    /// The reason why the round ended on the way and the number of letters said by then, or `nil`
    /// if the round is still open.
    private(set) var end: (reason: GhostEnd, length: Int)?
    /// The position of the fragment in the lexicon, or `nil` if no word begins with it.
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
