/// An index that numbers the nodes of a lexicon in the order of their offsets, starting at 0.
///
/// It maps offsets to these numbers, which lets other tables have one entry per node instead of one
/// per byte. It stores a bit for each offset and, for every 64 offsets, the number of nodes before
/// them: 1.5 bits per byte of section NODE.
struct NodeIndex {
    /// The number of nodes in the index.
    private(set) var count = 0

    private var begins: [UInt64]
    private var before: [UInt32]

    /// Creates an empty index for nodes at offsets below `limit`.
    init(limit: Int) {
        begins = [UInt64](repeating: 0, count: (limit + 63) / 64)
        before = [UInt32](repeating: 0, count: begins.count)
    }

    /// Adds the node that begins at `offset`.
    ///
    /// The offset must be below the `limit` passed to ``init(limit:)``, and greater than those of
    /// all nodes added before.
    mutating func append(_ offset: Int) {
        let word = offset / 64
        if begins[word] == 0 { before[word] = UInt32(truncatingIfNeeded: count) }
        begins[word] |= 1 << UInt64(offset % 64)
        count += 1
    }

    /// Returns the number assigned to the node that begins at `offset`, or `nil` if no node begins
    /// there.
    ///
    /// Nodes are numbered starting at 0, in the order of their offsets.
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
