public import DictFormat

extension Lexicon {
    /// Walks over the whole file and compares what it finds with what it states: the number of
    /// words, their order, the rank of each, the word at each rank, the longest word, and the
    /// directory of letter pairs.
    ///
    /// With a right checksum only a faulty writer can fail this; the tool runs it after each build.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)``.
    /// - Complexity: O(words), about 2 microseconds a word.
    public func verifyStructure() throws(FormatError) {
        var next = 0
        var isSound = true
        var previous: [UInt8] = []
        var longest = 0
        try forEachWord { word in
            let copy = [UInt8](copying: word)
            isSound =
                (next == 0 || previous.lexicographicallyPrecedes(copy)) && contains(word)
                && rank(of: word) == next && self.word(at: next) == copy
            previous = copy
            longest = max(longest, copy.count)
            next += 1
            return isSound
        }
        guard isSound else { throw .damaged(LexiconFormat.nodes, .order) }
        guard next == count else { throw .damaged(LexiconFormat.info, .structure) }
        guard longest == longestWord else { throw .damaged(LexiconFormat.info, .value) }
        try verifyPairs()
    }

    /// Compares the directory with the nodes: an entry leads where two steps from the root lead,
    /// after as many words; pairs that begin no word have entries of zero.
    private func verifyPairs() throws(FormatError) {
        for first in alphabet {
            for second in alphabet {
                let entry = pair(first, second)
                let step = walk.packing.step(entry)
                var rank = 0
                let none = NodeWalk.Step(node: 0, isWord: 0)
                let middle = walk.follow(info.root, first, counting: true, &rank) ?? none
                rank += middle.isWord != 0 ? 1 : 0
                let end = walk.follow(middle.node, second, counting: true, &rank) ?? none
                let isNone = end.node == 0 && end.isWord == 0
                let before = walk.packing.before(entry, width: walk.packing.wide)
                guard step.node == end.node, (step.isWord != 0) == (end.isWord != 0),
                    before == (isNone ? 0 : rank)
                else { throw .damaged(LexiconFormat.pairs, .structure) }
            }
        }
    }
}
