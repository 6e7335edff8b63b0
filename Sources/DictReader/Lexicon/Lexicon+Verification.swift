public import DictFormat

extension Lexicon {
    /// Checks the nodes of the lexicon and everything that the file states about them.
    ///
    /// The nodes must follow one another without a break, and each must be reachable from the root.
    /// The letters of each node must be in ascending order. The numbers of words, nodes and arcs,
    /// the length of the longest word and the ratings of words must be correct. If all this is true,
    /// the order of the words and their ranks are correct as well.
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
        try fairWords?.verify()
    }
}
