import DictFormat

/// The words below nodes that many arcs lead to, if they are few and short.
///
/// A long enumeration comes to the same endings, such as `ing` and `ings`, again and again. With
/// them at hand, it need not walk over their arcs.
struct Endings {
    /// A hash table of nodes without a second choice: a node whose slot is taken is not remembered.
    ///
    /// From the lowest bit, a slot has a node (32 bits), the number of its endings (8), which is 0 if
    /// they are too many or too long, and the index of the first (24). A free slot is 0.
    private var slots: ContiguousArray<UInt64> = []
    /// The endings: up to seven letters, the first one in the lowest byte, and their number in the
    /// highest byte.
    private var endings: ContiguousArray<UInt64> = []

    private static let slotBits: UInt32 = 13
    /// The maximum number of letters of an ending.
    private static let mostLetters = 7
    /// The maximum number of endings of a node, and of all together.
    private static let mostWords = 32
    private static let mostEndings = 1 << 15

    /// Whether endings are remembered, which takes up to 320 KB of memory.
    var isActive: Bool { !slots.isEmpty }

    /// Begins to remember endings.
    mutating func activate() { slots = ContiguousArray(repeating: 0, count: 1 << Self.slotBits) }

    /// Returns the ending at `index`, an index that ``range(of:)`` returned.
    @inline(__always)
    subscript(index: Int) -> UInt64 { endings[index] }

    /// Returns the indices of the endings of `node`: an empty range if it has too many or too long
    /// ones, and `nil` if that is not known.
    @inline(__always)
    func range(of node: Int) -> Range<Int>? {
        guard isActive else { return nil }
        let slot = slots[Self.slot(of: node)]
        guard UInt32(truncatingIfNeeded: slot) == UInt32(truncatingIfNeeded: node) else {
            return nil
        }
        let first = Int(truncatingIfNeeded: slot &>> 40)
        return first..<first &+ Int(truncatingIfNeeded: slot &>> 32 & 0xff)
    }

    /// Remembers the endings of `node`, which are probably `words` in number, if there is room.
    mutating func remember(_ node: Int, words: Int, _ walk: NodeWalk) {
        let slot = Self.slot(of: node)
        guard isActive, slots[slot] == 0 else { return }
        let first = endings.count
        if words > Self.mostWords || first > Self.mostEndings - Self.mostWords
            || !collect(node, 0, depth: 0, first, walk)
        {
            endings.removeLast(endings.count - first)
        }
        slots[slot] =
            UInt64(UInt32(truncatingIfNeeded: node)) | UInt64(endings.count - first) << 32
            | UInt64(first) << 40
    }

    /// Appends the words below `node` to ``endings``, each after the `depth` letters in `letters`.
    ///
    /// Each step of the recursion adds a word, so that it ends soon even in a damaged file.
    ///
    /// - Returns: Whether they are few and short, and the node is not damaged.
    private mutating func collect(
        _ node: Int, _ letters: UInt64, depth: Int, _ first: Int, _ walk: NodeWalk
    ) -> Bool {
        guard depth < Self.mostLetters, var place = walk.arcs(of: node) else { return false }
        while true {
            let arc = walk.next(&place)
            guard arc.letter != 255, arc.isWord != 0 || arc.node != 0,
                endings.count - first < Self.mostWords
            else { return false }
            let word = letters | UInt64(arc.letter) &<< UInt64(8 * depth)
            if arc.isWord != 0 { endings.append(word | UInt64(depth + 1) << 56) }
            if arc.node != 0, !collect(arc.node, word, depth: depth + 1, first, walk) {
                return false
            }
            if arc.isLast { return true }
        }
    }

    @inline(__always)
    private static func slot(of node: Int) -> Int {
        let hash = UInt32(truncatingIfNeeded: node) &* 0x9e37_79b1
        return Int(truncatingIfNeeded: hash &>> (32 &- slotBits))
    }
}
