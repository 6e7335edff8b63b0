extension Lexicon {
    /// Returns the word that is preceded by `rank` other words in byte order.
    ///
    /// This method is the inverse of ``rank(of:)``. It returns `nil` if `rank` is not in
    /// `0..<count` or the file is damaged.
    ///
    /// - Complexity: O(*n*), where *n* is the number of arcs in the nodes along the path to the
    ///   word.
    package func letters(at rank: Int) -> [UInt8]? {
        guard rank >= 0, rank < count else { return nil }
        var word: [UInt8] = []
        var left = rank
        var node = info.root
        while word.count < longestWord, var place = walk.arcs(of: node) {
            var previous = -1
            while true {
                let before = place
                let arc = walk.next(&place)
                guard arc.letter != 255, Int(arc.letter) > previous else { return nil }
                previous = Int(arc.letter)
                if !arc.isLast {
                    let words = walk.words(at: before)
                    if left >= words, words > 0 {
                        left &-= words
                        continue
                    }
                }
                word.append(arc.letter)
                if arc.isWord != 0 {
                    if left == 0 { return word }
                    left &-= 1
                }
                node = arc.node
                break
            }
        }
        return nil
    }
}
