/// A cache of numbers for sets of words, which forgets an older number when a newer one needs its
/// place.
///
/// It is small enough to stay in the processor's cache, where a table with a place for each set
/// would not.
struct SetCache {
    /// The cached number of one set of words.
    struct Entry {
        /// The bits of a tag that hold the key; the other ones hold the time.
        private static let keyBits: UInt64 = 20

        var value: UInt64 = 0
        private var tag: UInt64 = 0

        init() {}

        /// Creates an entry for a key of at most 20 bits.
        init(_ key: UInt64, at time: UInt64, _ value: UInt64) {
            self.value = value
            tag = time << Self.keyBits | key
        }

        /// The time at which the number was stored.
        var time: UInt64 { tag >> Self.keyBits }

        func isOf(_ key: UInt64) -> Bool { (tag ^ key) & (1 << Self.keyBits - 1) == 0 }
    }

    private var entries: [Entry]
    private let shift: UInt64

    /// Creates a cache with 2^`bits` places.
    init(bits: UInt64) {
        entries = Array(repeating: Entry(), count: 1 << bits)
        shift = 64 - bits
    }

    /// The entry at the place for `key`, which may be that of another key.
    subscript(key: UInt64) -> Entry {
        get { entries[place(of: key)] }
        set { entries[place(of: key)] = newValue }
    }

    /// Multiplicative hashing (Knuth, The Art of Computer Programming 3, section 6.4).
    private func place(of key: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> shift)
    }
}
