/// A numbering of the features that occur in training, which maps the key of a feature to its
/// number.
///
/// Numbers start at 0 and follow the first occurrences of the keys. Keys are looked up in a hash
/// table with open addressing.
struct FeatureIndex {
    /// The number returned for a feature that is not in the index.
    static let none = UInt32.max
    private var slots: [UInt32]
    /// The keys of all features, indexed by their numbers.
    private(set) var keys: [UInt32] = []
    private var counts: [UInt32] = []
    private var mask: Int

    /// Creates an empty index.
    init() {
        mask = 1 << 16 - 1
        slots = [UInt32](repeating: Self.none, count: mask + 1)
    }

    /// The number of features.
    var count: Int { keys.count }

    /// Counts one occurrence of the feature with `key`, and adds the feature if it is new.
    mutating func add(_ key: UInt32) {
        let slot = place(of: key)
        let number = slots[slot]
        if number != Self.none {
            counts[Int(number)] &+= 1
            return
        }
        slots[slot] = UInt32(keys.count)
        keys.append(key)
        counts.append(1)
        if 2 * keys.count > slots.count { grow(to: 2 * slots.count) }
    }

    /// Returns the number of the feature with `key`, or ``none`` if the feature is not in the
    /// index.
    @inline(__always)
    func number(of key: UInt32) -> UInt32 { slots[place(of: key)] }

    /// Removes all features with fewer than `least` occurrences, and renumbers the others.
    mutating func prune(below least: UInt32) {
        let (oldKeys, oldCounts) = (keys, counts)
        (keys, counts) = ([], [])
        for (key, count) in zip(oldKeys, oldCounts) where count >= least {
            keys.append(key)
            counts.append(count)
        }
        var size = 1 << 16
        while size < 2 * keys.count { size *= 2 }
        grow(to: size)
    }

    private mutating func grow(to size: Int) {
        mask = size - 1
        slots = [UInt32](repeating: Self.none, count: size)
        for (number, key) in keys.enumerated() { slots[place(of: key)] = UInt32(number) }
    }

    @inline(__always)
    private func place(of key: UInt32) -> Int {
        var slot = Int((UInt64(key) &* 0x9e37_79b9_7f4a_7c15) >> 32) & mask
        while true {
            let number = slots[slot]
            if number == Self.none || keys[Int(number)] == key { return slot }
            slot = (slot + 1) & mask
        }
    }
}
