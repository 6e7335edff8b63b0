/// A set of sentence identifiers, stored as hashes and used to find duplicates in a corpus.
///
/// Only the first million or so are stored, in at most 16 MiB. Two identifiers with the same 64-bit
/// hash count as duplicates; among a million, the chance of that is about 3 in 10^8.
struct IdentifierSet {
    private static let limit = 1 << 20

    /// The hash table, with open addressing and linear probing, in which 0 marks a free slot.
    private var slots: [UInt64] = []
    private var count = 0

    /// Whether no identifier has been inserted.
    var isEmpty: Bool { count == 0 }

    /// Inserts `identifier` and returns true, or returns false if it was inserted before.
    ///
    /// Once the set is full, new identifiers are no longer stored, so their duplicates are not
    /// found.
    mutating func insert(_ identifier: Span<UInt8>) -> Bool {
        let hash = Self.hash(identifier)
        if count * 2 >= slots.count {
            guard count < Self.limit else { return slot(of: hash) != nil }
            grow()
        }
        guard let slot = slot(of: hash) else { return false }
        slots[slot] = hash
        count += 1
        return true
    }

    /// Returns the index of a free slot for `hash`, or `nil` if the table already contains `hash`.
    private func slot(of hash: UInt64) -> Int? {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 {
            if slots[slot] == hash { return nil }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private mutating func grow() {
        let old = slots
        slots = [UInt64](repeating: 0, count: max(1_024, old.count * 2))
        for hash in old where hash != 0 {
            if let slot = slot(of: hash) { slots[slot] = hash }
        }
    }

    /// Returns a 64-bit hash of `bytes` that is never 0.
    ///
    /// The algorithm is FNV-1a, followed by a part of the finaliser of MurmurHash3.
    private static func hash(_ bytes: Span<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in bytes.indices { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3 }
        hash ^= hash >> 33
        hash = hash &* 0xFF51_AFD7_ED55_8CCD
        hash ^= hash >> 33
        return hash == 0 ? 1 : hash
    }
}
