/// The numbers of the nodes of a lexicon by the offsets at which they begin, for a table with one
/// entry per node.
///
/// A bit for each offset, and for each 64 of them the number of nodes before: 1.5 bits per byte of
/// the section, where a table by offset would take a whole entry for each byte.
struct NodeIndex {
    /// The number of nodes.
    private(set) var count = 0

    private var begins: [UInt64]
    private var before: [UInt32]

    /// An index without nodes, for offsets below `limit`.
    init(limit: Int) {
        begins = [UInt64](repeating: 0, count: (limit + 63) / 64)
        before = [UInt32](repeating: 0, count: begins.count)
    }

    /// Adds the node that begins at `offset`, which is below the limit; offsets must ascend.
    mutating func append(_ offset: Int) {
        let word = offset / 64
        if begins[word] == 0 { before[word] = UInt32(truncatingIfNeeded: count) }
        begins[word] |= 1 << UInt64(offset % 64)
        count += 1
    }

    /// The number of the node that begins at `offset`, from 0; `nil` if none does.
    ///
    /// O(1).
    func number(ofNodeAt offset: Int) -> Int? {
        guard begins.indices.contains(offset >> 6) else { return nil }
        let bits = begins[offset >> 6]
        let bit = UInt64(1) << UInt64(offset & 63)
        guard bits & bit != 0 else { return nil }
        return Int(before[offset >> 6]) + (bits & (bit - 1)).nonzeroBitCount
    }
}
