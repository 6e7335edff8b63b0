import DictFormat

/// The words below nodes that many arcs lead to, if they are few and short.
///
/// A long enumeration comes to the same endings, such as `ing` and `ings`, again and again. With
/// them at hand, it need not walk over their arcs.
struct Endings {
    private var table = Table()
    /// The endings of the node that is being remembered.
    private var found: ContiguousArray<UInt64> = []

    /// The maximum number of letters of an ending.
    private static let mostLetters = 7
    /// The maximum number of endings of a node, and of all together.
    private static let mostWords = 32
    private static let mostEndings = 1 << 15

    /// The endings of a node, which ``subscript(_:)`` returns.
    struct Known {
        /// From the lowest bit, the node (32 bits), the length of the longest ending (3), the number
        /// of endings (6), which is 0 if they are too many or too long, and the index of the first
        /// (23).
        fileprivate let bits: UInt64

        /// The number of endings.
        var count: Int { Int(truncatingIfNeeded: bits &>> 35 & 0x3f) }
        /// The number of letters of the longest one.
        var longest: Int { Int(truncatingIfNeeded: bits &>> 32 & 7) }
        fileprivate var first: Int { Int(truncatingIfNeeded: bits &>> 41) }
    }

    /// The nodes and their endings, in up to 384 KB of memory.
    private struct Table {
        /// A hash table of nodes without a second choice: a node whose slot is taken is not
        /// remembered.
        ///
        /// A free slot is 0.
        var slots: ContiguousArray<UInt64> = []
        /// The endings: up to seven letters, the first one in the lowest byte, and their number in
        /// the highest byte.
        var endings: ContiguousArray<UInt64> = []

        static let slotBits: UInt32 = 14

        @inline(__always)
        static func slot(of node: Int) -> Int {
            let hash = UInt32(truncatingIfNeeded: node) &* 0x9e37_79b1
            return Int(truncatingIfNeeded: hash &>> (32 &- slotBits))
        }

        @inline(__always)
        func known(_ node: Int) -> Known? {
            let slot = Self.slot(of: node)
            guard slot < slots.count else { return nil }
            let bits = slots[slot]
            return UInt32(truncatingIfNeeded: bits) == node ? Known(bits: bits) : nil
        }
    }

    /// The endings that `known` refers to: up to seven letters each, the first one in the lowest byte,
    /// and their number in the highest byte.
    subscript(known: Known) -> Span<UInt64> {
        @_lifetime(borrow self) @inline(__always) get {
            table.endings.span.extracting(known.first..<known.first &+ known.count)
        }
    }

    /// Returns the endings of `node`, or `nil` if it is not known whether it has few and short ones.
    @inline(__always)
    func known(_ node: Int) -> Known? { table.known(node) }

    /// Remembers the endings of `node`, which are probably `words` in number, if there is room.
    mutating func remember(_ node: Int, words: Int, _ walk: NodeWalk) -> Known? {
        if table.slots.isEmpty {
            table.slots = ContiguousArray(repeating: 0, count: 1 << Table.slotBits)
            found = ContiguousArray(repeating: 0, count: Self.mostWords)
        }
        let slot = Table.slot(of: node)
        guard table.slots[slot] == 0 else { return nil }
        let first = table.endings.count
        var longest: UInt64 = 0
        if words <= Self.mostWords, first <= Self.mostEndings - Self.mostWords {
            for index in 0..<collect(node, walk) {
                longest = max(longest, found[index] &>> 56)
                table.endings.append(found[index])
            }
        }
        let known = Known(
            bits: UInt64(UInt32(truncatingIfNeeded: node)) | longest << 32
                | UInt64(table.endings.count - first) << 35 | UInt64(first) << 41)
        table.slots[slot] = known.bits
        return known
    }

    /// Collects the words below `node` in ``found``.
    ///
    /// - Returns: Their number, or 0 if they are too many or too long, or the node is damaged.
    private mutating func collect(_ node: Int, _ walk: NodeWalk) -> Int {
        var count = 0
        let table = table
        var output = found.mutableSpan
        return Self.collect(node, 0, depth: 0, into: &output, &count, table, walk) ? count : 0
    }

    /// Writes the words below `node` into `found` from `count` on, each after the `depth` letters in
    /// `letters`.
    ///
    /// Each step of the recursion adds a word, so that it ends soon even in a damaged file.
    ///
    /// - Returns: Whether they are few and short, and the node is not damaged.
    private static func collect(
        _ node: Int, _ letters: UInt64, depth: Int, into found: inout MutableSpan<UInt64>,
        _ count: inout Int, _ table: borrowing Table, _ walk: NodeWalk
    ) -> Bool {
        guard depth < mostLetters, var place = walk.arcs(of: node) else { return false }
        while true {
            let arc = walk.next(&place)
            guard arc.letter != 255, arc.isWord != 0 || arc.node != 0, count < found.count else {
                return false
            }
            let bits = UInt64(truncatingIfNeeded: 8 &* depth)
            let word = letters | UInt64(arc.letter) &<< bits
            let length = depth &+ 1
            if arc.isWord != 0 {
                found[count] = word | UInt64(truncatingIfNeeded: length) &<< 56
                count &+= 1
            }
            if arc.node != 0 {
                if let known = table.known(arc.node) {
                    // Without words, or with too many, the arc's node makes those of `node` too many.
                    guard known.count > 0, length &+ known.longest <= mostLetters,
                        count &+ known.count <= found.count
                    else { return false }
                    for index in known.first..<known.first &+ known.count {
                        let ending = table.endings[index]
                        let letters = (ending &<< 8) &>> 8
                        let size = UInt64(truncatingIfNeeded: length) &+ ending &>> 56
                        found[count] = word | letters &<< (bits &+ 8) | size &<< 56
                        count &+= 1
                    }
                } else if !collect(
                    arc.node, word, depth: length, into: &found, &count, table, walk)
                {
                    return false
                }
            }
            if arc.isLast { return true }
        }
    }
}
