/// Maps the offset of each node in a lexicon to its number, so that a table needs only one entry
/// per node.
///
/// It stores a bit for each offset and, for every 64 offsets, the number of nodes before them. That
/// is 1.5 bits per byte of the section; a table indexed by offset would need a whole entry per
/// byte.
struct NodeIndex {
    /// The number of nodes.
    private(set) var count = 0

    private var begins: [UInt64]
    private var before: [UInt32]

    /// Creates an empty index for offsets below `limit`.
    init(limit: Int) {
        begins = [UInt64](repeating: 0, count: (limit + 63) / 64)
        before = [UInt32](repeating: 0, count: begins.count)
    }

    /// Adds the node that begins at `offset`, which must be below the limit; offsets must ascend.
    mutating func append(_ offset: Int) {
        let word = offset / 64
        if begins[word] == 0 { before[word] = UInt32(truncatingIfNeeded: count) }
        begins[word] |= 1 << UInt64(offset % 64)
        count += 1
    }

    /// The number of the node that begins at `offset`, from 0; `nil` if no node begins there.
    ///
    /// - Complexity: O(1).
    func number(ofNodeAt offset: Int) -> Int? {
        guard begins.indices.contains(offset >> 6) else { return nil }
        let bits = begins[offset >> 6]
        let bit = UInt64(1) << UInt64(offset & 63)
        guard bits & bit != 0 else { return nil }
        return Int(before[offset >> 6]) + (bits & (bit - 1)).nonzeroBitCount
    }
}
