public import DictFormat

extension Lexicon {
    /// Walks over the whole file and compares what it finds with what it states: the number of
    /// words, their order, the rank of each and the word at each rank.
    ///
    /// With a right checksum only a faulty writer can fail this; the tool runs it after each build.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)``.
    /// - Complexity: O(words), about 2 microseconds a word.
    public func verifyStructure() throws(FormatError) {
        var next = 0
        var isSound = true
        var previous: [UInt8] = []
        try forEachWord { word in
            let copy = [UInt8](copying: word)
            isSound =
                (next == 0 || previous.lexicographicallyPrecedes(copy)) && contains(word)
                && rank(of: word) == next && self.word(at: next) == copy
            previous = copy
            next += 1
            return isSound
        }
        guard isSound else { throw .damaged(LexiconFormat.nodes, .order) }
        guard next == count else { throw .damaged(LexiconFormat.info, .structure) }
    }
}
