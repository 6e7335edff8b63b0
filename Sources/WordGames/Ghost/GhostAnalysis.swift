import DictModel
public import DictReader

/// An exact analysis of a position in Ghost, based on all words of a lexicon.
///
/// The fragment, the letters said so far, determines the position. The analysis takes microseconds
/// for a fragment of four letters or more, and some 30 milliseconds for an empty one in a large
/// lexicon.
public struct GhostAnalysis: Sendable {
    /// The number of letters in the analysed fragment.
    public let length: Int
    /// The reason why the round ended and the number of letters said by then, or `nil` if the round
    /// is still open.
    public let end: (reason: GhostEnd, length: Int)?
    /// The letters that follow the fragment in some word, sorted; empty if there are none.
    ///
    /// A player who says any other letter loses at once. So does a player whose letter ends the
    /// round; see ``GhostEnd``.
    public var next: String { String(decoding: nextBytes, as: UTF8.self) }
    /// The bytes of ``next``.
    package let nextBytes: [UInt8]
    /// The letters in ``next`` that win for the player to move even against best play, sorted.
    public var winningLetters: String { String(decoding: winningBytes, as: UTF8.self) }
    /// The bytes of ``winningLetters``.
    package let winningBytes: [UInt8]
    /// The number of words that can still be spelled in this round.
    ///
    /// These words begin with the fragment. A word that begins with a shorter fair word of at least
    /// ``GhostRules/minimumLosingLength`` letters is not counted, because the round ends before
    /// it is complete.
    public let playableCount: Int
    /// The words that can still be spelled in this round, in byte order.
    ///
    /// The list ends after the first `limit` words, as passed to ``init(of:in:limit:)``.
    public var playable: [String] { playableLetters.map { String(decoding: $0, as: UTF8.self) } }
    /// The letters of ``playable``.
    package let playableLetters: [[UInt8]]
    /// Whether the round is open and can end in one way only.
    ///
    /// Letters that fit no word and so lose at once are disregarded.
    public let isForced: Bool
    /// The fragment that will end the round, or `nil` if ``isForced`` is not true, or the fragment is a
    /// word that should not be shown; see ``Lexicon/isUnfit(_:)``.
    public var forced: String? { forcedLetters.map { String(decoding: $0, as: UTF8.self) } }
    /// The letters of ``forced``.
    package let forcedLetters: [UInt8]?

    /// Whether the player to move can win even against best play.
    public var moverWins: Bool { !winningBytes.isEmpty }
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
    /// - Complexity: O(*n*), where *n* is the number of words below the fragment.
    public init?(of fragment: some StringProtocol, in lexicon: Lexicon, limit: Int = 100) {
        guard let letters = lexicon.letters(of: fragment) else { return nil }
        self.init(of: letters.span, in: lexicon, limit: limit)
    }

    /// Analyses the position after `fragment`.
    ///
    /// - Parameters:
    ///   - fragment: The letters said so far, in lower case a to z.
    ///   - lexicon: The lexicon that determines what is a word.
    ///   - limit: The maximum number of words in ``playable``.
    /// - Complexity: O(*n*), where *n* is the number of words below the fragment.
    public init(of fragment: Span<UInt8>, in lexicon: Lexicon, limit: Int = 100) {
        var letters: [UInt8] = []
        for index in fragment.indices { letters.append(fragment[index]) }
        let walk = GhostWalk(letters, in: lexicon)
        length = letters.count
        end = walk.end
        guard let cursor = walk.cursor else {
            (nextBytes, winningBytes, playableLetters, playableCount) = ([], [], [], 0)
            (isForced, forcedLetters) = (false, nil)
            return
        }
        nextBytes = cursor.letterBytes
        guard walk.end == nil else {
            // Once a round is over, only the fragment that ended it can be a playable word.
            let isPlayable = walk.end?.length == letters.count && cursor.isWord
            playableLetters = isPlayable && limit > 0 ? [letters] : []
            (winningBytes, playableCount) = ([], isPlayable ? 1 : 0)
            (isForced, forcedLetters) = (false, nil)
            return
        }
        var search = GhostSearch(letters, at: cursor, in: lexicon)
        winningBytes = search.winningLetters
        playableCount = search.wordCount
        playableLetters = search.words(limit: limit)
        let forced = search.forcedLine()
        isForced = forced != nil
        forcedLetters = forced.flatMap { lexicon.isUnfit($0.span) ? nil : $0 }
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
