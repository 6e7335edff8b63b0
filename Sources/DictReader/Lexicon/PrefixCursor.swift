/// A position in the tree of a lexicon's prefixes, which leads from letter to letter.
///
/// The cursor does not store the letters of its prefix; keep them yourself if you need them.
@safe
public struct PrefixCursor: Sendable {
    let lexicon: Lexicon
    private let node: Int
    /// Whether the prefix is a word.
    public let isWord: Bool
    /// The number of words that start with the prefix, including the prefix itself.
    public let count: Int
    /// The rank of the first word that starts with the prefix.
    let rank: Int

    init(_ lexicon: Lexicon, node: Int, isWord: Bool, count: Int, rank: Int) {
        self.lexicon = lexicon
        self.node = node
        self.isWord = isWord
        self.count = count
        self.rank = rank
    }

    /// A number that identifies the continuations of the prefix.
    ///
    /// Cursors of the same lexicon with equal numbers have the same continuations, whatever their
    /// prefixes.
    public var identity: Int { node }

    /// The letters that may follow the prefix, in ascending order.
    public var letters: [UInt8] {
        var letters: [UInt8] = []
        forEachChild { letter, _ in letters.append(letter) }
        return letters
    }

    /// The cursor after one more letter; `nil` if no word continues with `letter`.
    ///
    /// - Complexity: O(arcs of the node).
    public func child(_ letter: UInt8) -> PrefixCursor? {
        lexicon.walk.child(of: node, letter, words: isWord ? count &- 1 : count).map {
            PrefixCursor(
                lexicon, node: $0.node, isWord: $0.isWord != 0, count: $0.words,
                rank: rank &+ (isWord ? 1 : 0) &+ $0.before)
        }
    }

    /// Calls `body` with each letter that may follow, in ascending order, and the cursor after that
    /// letter.
    ///
    /// In a damaged file whose letters do not ascend, the calls end before the first letter that is
    /// out of order.
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
    /// The cursor at the empty prefix.
    public var root: PrefixCursor {
        PrefixCursor(self, node: info.root, isWord: false, count: count, rank: 0)
    }

    /// The cursor at `prefix`; `nil` if no word starts with it.
    ///
    /// - Complexity: O(arcs along the path).
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

    /// The number of words that start with `prefix`.
    ///
    /// - Complexity: O(arcs along the path).
    public func count(startingWith prefix: Span<UInt8>) -> Int {
        cursor(at: prefix)?.count ?? 0
    }
}
