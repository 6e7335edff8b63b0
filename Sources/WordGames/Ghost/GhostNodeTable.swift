/// An open-addressing hash table that stores the values of lexicon nodes.
///
/// A `Dictionary` would need a source of random seeds, which small WebAssembly hosts lack.
struct GhostNodeTable {
    private var keys: [Int] = []
    private var values: [GhostTree.Value] = []
    private var slots: [Int32] = Array(repeating: -1, count: 64)

    /// The value of the lexicon node `node`, or `nil` if none has been stored.
    ///
    /// Setting a value replaces an earlier one. Setting `nil` has no effect.
    ///
    /// - Complexity: O(1) on average.
    subscript(node: Int) -> GhostTree.Value? {
        get {
            let found = slots[slot(of: node)]
            return found < 0 ? nil : values[Int(found)]
        }
        set {
            guard let newValue else { return }
            let place = slot(of: node)
            if slots[place] >= 0 {
                values[Int(slots[place])] = newValue
                return
            }
            slots[place] = Int32(truncatingIfNeeded: keys.count)
            keys.append(node)
            values.append(newValue)
            if keys.count * 2 > slots.count { grow() }
        }
    }

    /// Returns the slot that contains `node`, or else the free slot to store it in.
    private func slot(of node: Int) -> Int {
        let mask = slots.count - 1
        // Fibonacci hashing (Knuth, The Art of Computer Programming 3, section 6.4).
        let mixed = UInt64(bitPattern: Int64(node)) &* 0x9E37_79B9_7F4A_7C15
        var place = Int(truncatingIfNeeded: mixed >> 32) & mask
        while slots[place] >= 0, keys[Int(slots[place])] != node { place = (place + 1) & mask }
        return place
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 2)
        for (index, key) in keys.enumerated() {
            slots[slot(of: key)] = Int32(truncatingIfNeeded: index)
        }
    }
}
