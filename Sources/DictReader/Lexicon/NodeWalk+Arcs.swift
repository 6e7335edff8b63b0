import DictFormat

extension NodeWalk {
    /// A position among the arcs of a node, which moves from one arc to the next.
    ///
    /// It is either at an arc of a list or at an entry of a dense node.
    struct Place {
        /// The offset of the next arc or entry in section NODE.
        var at: Int
        /// The index of the next arc's code, or of its first byte's.
        var code: Int
        /// A bitmap of the labels that are left in a dense node, or 0 for a list of arcs.
        var letters: UInt32
        /// The size of an entry in a dense node, in bytes, or 0 for a list of arcs.
        var width: Int
    }

    /// An arc of a node, decoded from either form in which arcs are stored.
    struct Arc {
        /// The letter of the arc, or 255 if the bytes are not an arc.
        var letter: UInt8
        /// Nonzero if the letters on the path, including this arc's letter, are a word, and zero
        /// otherwise.
        var isWord: UInt64
        /// Whether the arc is the last one of its node.
        var isLast: Bool
        /// The offset of the node that the arc leads to, or 0 if there is none.
        var node: Int
    }

    /// Returns the place of the first arc of the node at offset `node`.
    ///
    /// Returns `nil` for the dead node and for offsets at which no node may begin.
    @inline(__always)
    func arcs(of node: Int) -> Place? {
        guard isNode(node) else { return nil }
        let code = firstCode(node)
        let head = head(code)
        guard NodeWalk.isDense(head) else {
            return Place(at: node, code: code, letters: 0, width: 0)
        }
        let letters = uint32(node &+ 1)
        if letters == 0 { return nil }
        return Place(
            at: node &+ LexiconFormat.denseHead, code: 0, letters: letters,
            width: Int(head &>> 28))
    }

    /// Returns the arc at `place`, and moves `place` to the next arc.
    ///
    /// After the last arc, ``Place/at`` is the offset of the first byte after the node.
    @inline(__always)
    func next(_ place: inout Place) -> Arc {
        if place.letters != 0 {
            let entry = uint64(place.at)
            let letter = tables.letter(place.letters.trailingZeroBitCount)
            place.letters &= place.letters &- 1
            place.at &+= place.width
            let step = packing.step(entry)
            return Arc(
                letter: letter, isWord: step.isWord, isLast: place.letters == 0, node: step.node)
        }
        let (at, head) = arc(at: place)
        guard head & 0xff != 0xff else { return Arc(letter: 255, isWord: 0, isLast: true, node: 0) }
        place.at = at &+ Int(head &>> 28)
        place.code = code(after: head, at: place.at)
        return Arc(
            letter: UInt8(truncatingIfNeeded: head), isWord: UInt64(head & NodeCode.word),
            isLast: head & NodeCode.last != 0,
            node: target(of: head, at: at))
    }

    /// Returns the offset of the last byte of the code at `place`, which is in a list, and its head.
    @inline(__always)
    private func arc(at place: Place) -> (at: Int, head: UInt32) {
        let head = head(place.code)
        guard head & (0xff | NodeCode.escape) == 0xff | NodeCode.escape else {
            return (place.at, head)
        }
        return (place.at &+ 1, self.head(escaped(head, at: place.at &+ 1)))
    }

    /// Returns the number of words at and below the arc at `place`.
    ///
    /// The arc must not be the last one of its node, because the count of that arc is not stored.
    @inline(__always)
    func words(at place: Place) -> Int {
        if place.letters != 0 {
            let following = packing.before(uint64(place.at &+ place.width), width: place.width)
            return following &- packing.before(uint64(place.at), width: place.width)
        }
        let (at, head) = arc(at: place)
        return wordsPassed(head, at: at)
    }

    /// A node that was reached by an arc, and the number of words at and below it.
    struct Child {
        var node: Int
        /// Nonzero if the letters on the path to the node are a word, and zero otherwise.
        var isWord: UInt64
        var words: Int
        /// The number of words at and below the preceding arcs of the node's parent.
        var before: Int
    }

    /// Returns the node that the arc for `letter` leads to, or `nil` if `node` has no such arc.
    ///
    /// `words` is the number of words below `node`.
    func child(of node: Int, _ letter: UInt8, words: Int) -> Child? {
        guard var place = arcs(of: node) else { return nil }
        var left = words
        while true {
            let before = place
            let arc = next(&place)
            if arc.letter == 255 { return nil }
            let isWanted = arc.letter == letter
            // Letters ascend, so a later one ends the search.
            if !isWanted, arc.isLast || arc.letter > letter { return nil }
            let below = arc.isLast ? left : self.words(at: before)
            if isWanted {
                return Child(
                    node: arc.node, isWord: arc.isWord, words: max(0, below), before: words &- left)
            }
            left &-= below
        }
    }
}
