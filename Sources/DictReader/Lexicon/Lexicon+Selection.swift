extension Lexicon {
    /// The word at `rank` in byte order, from 0; `nil` if `rank` is not in `0..<count` or the file
    /// is damaged.
    ///
    /// This is the inverse of ``rank(of:)``.
    ///
    /// - Complexity: O(arcs along the path).
    public func word(at rank: Int) -> [UInt8]? {
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
