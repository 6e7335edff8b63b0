public import DictFormat
import DictModel

extension Lexicon {
    /// Calls `body` with each word that starts with `prefix`, in byte order, until `body` returns
    /// `false`.
    ///
    /// The prefix must be folded; see ``folded(_:)``. The span passed to `body` is valid only
    /// during the call.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` if the nodes contradict the stated number or length
    ///   of words. By then, `body` may already have received some words.
    /// - Complexity: O(*n* + *m*), where *n* is the number of letters in `prefix` and *m* is the
    ///   number of arcs below it; about 35 instructions per arc, and one allocation of a few
    ///   kilobytes.
    public func forEachWord(
        startingWith prefix: Span<UInt8>, _ body: (Span<UInt8>) -> Bool
    ) throws(FormatError) {
        guard let start = place(of: prefix) else { return }
        if start.isWord != 0, !body(prefix) { return }
        guard start.node != 0, prefix.count < longestWord else { return }
        var enumeration = Enumeration(self)
        for index in prefix.indices { enumeration.setLetter(prefix[index], at: index) }
        try enumeration.run(below: start.node, depth: prefix.count, body)
    }

    /// Calls `body` with every word in the lexicon, in byte order, until `body` returns `false`.
    ///
    /// The span passed to `body` is valid only during the call.
    ///
    /// - Throws: The same errors as ``forEachWord(startingWith:_:)``.
    public func forEachWord(_ body: (Span<UInt8>) -> Bool) throws(FormatError) {
        try forEachWord(startingWith: [UInt8]().span, body)
    }

    /// Returns the first words in byte order that start with `prefix`, at most `limit` of them.
    ///
    /// The prefix must be folded; see ``folded(_:)``.
    ///
    /// - Throws: The same errors as ``forEachWord(startingWith:_:)``.
    package func words(
        startingWith prefix: Span<UInt8>, limit: Int
    ) throws(FormatError) -> [[UInt8]] {
        var words: [[UInt8]] = []
        if limit <= 0 { return words }
        try forEachWord(startingWith: prefix) { word in
            words.append([UInt8](copying: word))
            return words.count < limit
        }
        return words
    }

    /// Returns the node at the end of `prefix`, and whether `prefix` itself is a word.
    ///
    /// Returns `nil` if no word starts with `prefix`.
    func place(of prefix: Span<UInt8>) -> NodeWalk.Step? {
        var at = NodeWalk.Step(node: info.root, isWord: 0)
        var unused = 0
        var index = 0
        if prefix.count >= 2 {
            at = walk.tables.pair(prefix[0], prefix[1]).step
            index = 2
        }
        while index < prefix.count {
            guard let next = walk.follow(at.node, prefix[index], counting: false, &unused) else {
                return nil
            }
            at = next
            index &+= 1
        }
        if at.node == 0, at.isWord == 0 { return nil }
        return at
    }
}

extension Array where Element == UInt8 {
    /// Creates an array that contains a copy of the bytes in `span`.
    init(copying span: Span<UInt8>) {
        self = []
        reserveCapacity(span.count)
        for index in span.indices { append(span[index]) }
    }
}
