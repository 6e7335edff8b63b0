/// A position in a lexicon's tree of prefixes, from which you can move to longer prefixes.
///
/// The cursor does not store the letters of its prefix; keep them yourself if you need them.
@safe
public struct PrefixCursor: Sendable {
    let lexicon: Lexicon
    private let node: Int
    /// Whether the prefix itself is a word.
    public let isWord: Bool
    /// The number of words that start with the prefix, including the prefix if it is a word.
    public let count: Int
    /// The number of words in the lexicon that precede the prefix and all its continuations.
    let rank: Int

    init(_ lexicon: Lexicon, node: Int, isWord: Bool, count: Int, rank: Int) {
        self.lexicon = lexicon
        self.node = node
        self.isWord = isWord
        self.count = count
        self.rank = rank
    }

    /// A number that identifies the continuations of the prefix, for example in a cache.
    ///
    /// Cursors of the same lexicon with equal numbers have the same continuations, even if their
    /// prefixes differ.
    public var identity: Int { node }

    /// The letters with which a word can continue after the prefix, in ascending order.
    public var letters: String { String(decoding: letterBytes, as: UTF8.self) }

    /// The bytes of ``letters``.
    package var letterBytes: [UInt8] {
        var letters: [UInt8] = []
        forEachChild { letter, _ in letters.append(letter) }
        return letters
    }

    /// Returns the cursor for the prefix with `letter` appended, or `nil` if no word continues in
    /// this way.
    ///
    /// - Complexity: O(*n*), where *n* is the number of letters that may follow the prefix.
    public func child(_ letter: UInt8) -> PrefixCursor? {
        lexicon.walk.child(of: node, letter, words: isWord ? count &- 1 : count).map {
            PrefixCursor(
                lexicon, node: $0.node, isWord: $0.isWord != 0, count: $0.words,
                rank: rank &+ (isWord ? 1 : 0) &+ $0.before)
        }
    }

    /// Calls `body` with each letter that may follow the prefix, and with the cursor for the prefix
    /// with that letter appended.
    ///
    /// Letters are visited in ascending order. If the letters in a damaged file are not sorted, the
    /// calls end before the first one that is out of order.
    public func forEachChild(_ body: (UInt8, PrefixCursor) -> Void) {
        let walk = lexicon.walk
        guard var place = walk.arcs(of: node) else { return }
        var left = isWord ? count &- 1 : count
        var below = isWord ? rank &+ 1 : rank
        var previous = -1
        while true {
            let before = place
            let arc = walk.next(&place)
            guard arc.letter != 255, Int(arc.letter) > previous else { return }
            previous = Int(arc.letter)
            let words = arc.isLast ? left : walk.words(at: before)
            left &-= words
            body(
                arc.letter,
                PrefixCursor(
                    lexicon, node: arc.node, isWord: arc.isWord != 0, count: max(0, words),
                    rank: below))
            below &+= words
            if arc.isLast { return }
        }
    }
}

extension Lexicon {
    /// The cursor at the empty prefix, from which all words can be reached.
    public var root: PrefixCursor {
        PrefixCursor(self, node: info.root, isWord: false, count: count, rank: 0)
    }

    /// Returns the cursor at `text`, or `nil` if no word starts with it.
    ///
    /// Case and accents are ignored.
    ///
    /// - Complexity: O(*n*), where *n* is the number of arcs in the nodes along the path.
    public func cursor(at text: some StringProtocol) -> PrefixCursor? {
        letters(of: text).flatMap { cursor(at: $0.span) }
    }

    /// Returns the cursor at `prefix`, or `nil` if no word starts with it.
    ///
    /// The prefix must be folded; see ``Lexicon/folded(_:)``.
    ///
    /// - Complexity: O(*n*), where *n* is the number of arcs in the nodes along the path.
    public func cursor(at prefix: Span<UInt8>) -> PrefixCursor? {
        var at = NodeWalk.Child(node: info.root, isWord: 0, words: count, before: 0)
        var rank = 0
        for index in prefix.indices {
            let below = at.isWord != 0 ? at.words &- 1 : at.words
            guard let child = walk.child(of: at.node, prefix[index], words: below) else {
                return nil
            }
            rank &+= (at.isWord != 0 ? 1 : 0) &+ child.before
            at = child
        }
        return PrefixCursor(
            self, node: at.node, isWord: at.isWord != 0, count: at.words, rank: rank)
    }

    /// Returns the number of words that start with `prefix`, including `prefix` itself if it is a
    /// word.
    ///
    /// The prefix must be folded; see ``Lexicon/folded(_:)``.
    ///
    /// - Complexity: O(*n*), where *n* is the number of arcs in the nodes along the path.
    public func count(startingWith prefix: Span<UInt8>) -> Int {
        cursor(at: prefix)?.count ?? 0
    }
}
