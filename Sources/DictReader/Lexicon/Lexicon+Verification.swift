public import DictFormat

extension Lexicon {
    /// Checks the nodes of the lexicon and everything that the file states about them.
    ///
    /// The nodes must follow one another without a break, and each must be reachable from the root.
    /// The letters of each node must be in ascending order. The numbers of words, nodes and arcs,
    /// the length of the longest word, the directory of letter pairs and the ratings of words must
    /// be correct. If all this is true, the order of the words and their ranks are correct as well.
    ///
    /// If the checksums are correct, only a file from a faulty writer can fail this check.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` or ``FormatError/damagedEntry(_:_:_:)`` if the file
    ///   breaks one of these rules.
    /// - Complexity: O(*n*) time and memory, where *n* is the size of the nodes in bytes, even if
    ///   they lead to many more words.
    public func verifyStructure() throws(FormatError) {
        var proof = try NodeProof(walk)
        guard proof.nodeCount == info.nodeCount, proof.arcCount == info.arcCount else {
            throw .damaged(LexiconFormat.info, .value)
        }
        let (words, longest) = try proof.prove(from: info.root)
        guard words == UInt32(count) else { throw .damaged(LexiconFormat.info, .structure) }
        guard Int(longest) == longestWord else { throw .damaged(LexiconFormat.info, .value) }
        try verifyPairs()
        try fairWords?.verify()
    }

    /// Checks the directory of letter pairs that a file of version 1 has (section PAIR).
    ///
    /// An entry must lead to the same node as two steps from the root, and state the number of
    /// words that precede this node. If no word begins with a pair, its entry must be 0.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` if an entry is wrong.
    private func verifyPairs() throws(FormatError) {
        guard let pairs else { return }
        var at = 0
        for first in alphabet {
            for second in alphabet {
                guard let entry = pairs.uint64(at) else {
                    throw .damaged(LexiconFormat.pairs, .length)
                }
                at += walk.packing.wide
                let found = PairEntry(
                    walk.packing.step(entry),
                    before: walk.packing.before(entry, width: walk.packing.wide))
                guard found == walk.tables.pair(first, second) else {
                    throw .damaged(LexiconFormat.pairs, .structure)
                }
            }
        }
    }
}
