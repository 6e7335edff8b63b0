package import DictFormat
package import DictModel

/// The order of the entries of an artefact, such as answers or sentences.
///
/// The place of an entry follows from the entry and a key, and from nothing else: entries are sorted
/// by a keyed hash. So a list with one entry more or less has all others in the
/// same order, and every beginning of a list is a fair sample of it.
///
/// The hash is SipHash-2-4 (Aumasson and Bernstein, "SipHash: a fast short-input PRF", INDOCRYPT
/// 2012), keyed with a seed and the name of the list.
package struct EntryOrder: Sendable {
    private let key: (UInt64, UInt64)

    /// Creates an order for the list that is called `list`; other lists with the same seed are in
    /// unrelated orders.
    package init(seed: UInt64, list: String) {
        let unkeyed = SipHash(seed, 0)
        key = (seed, unkeyed.hash(Array(list.utf8)))
    }

    /// Creates the order of an artefact.
    package init(seed: UInt64, _ kind: ArtefactKind, _ language: Language) {
        self.init(seed: seed, list: language.code + "." + kind.name)
    }

    /// Returns `entries` in this order; those with the same hash are in byte order of their text.
    ///
    /// - Complexity: O(*n* log *n*) for *n* entries.
    package func sorted<Entry>(
        _ entries: [Entry], by text: (Entry) -> [UInt8]
    ) -> [Entry] {
        let siphash = SipHash(key.0, key.1)
        return entries.map { entry in
            let text = text(entry)
            return (hash: siphash.hash(text), text: text, entry: entry)
        }.sorted { one, other in
            one.hash == other.hash
                ? one.text.lexicographicallyPrecedes(other.text) : one.hash < other.hash
        }.map(\.entry)
    }
}

/// A hash function that is keyed with 128 bits.
private struct SipHash {
    private var state: (UInt64, UInt64, UInt64, UInt64)

    init(_ low: UInt64, _ high: UInt64) {
        // The letters of "somepseudorandomlygeneratedbytes", as the paper has them.
        state = (
            low ^ 0x736f_6d65_7073_6575, high ^ 0x646f_7261_6e64_6f6d,
            low ^ 0x6c79_6765_6e65_7261, high ^ 0x7465_6462_7974_6573
        )
    }

    func hash(_ bytes: [UInt8]) -> UInt64 {
        var hasher = self
        // The last word holds the bytes that are left and, on top, the length modulo 256.
        for start in stride(from: 0, through: bytes.count, by: 8) {
            let part = bytes[start..<min(start + 8, bytes.count)]
            var word = part.count < 8 ? UInt64(truncatingIfNeeded: bytes.count) << 56 : 0
            for (index, byte) in part.enumerated() { word |= UInt64(byte) << (8 * index) }
            hasher.compress(word)
        }
        hasher.state.2 ^= 0xff
        for _ in 0..<4 { hasher.round() }
        return hasher.state.0 ^ hasher.state.1 ^ hasher.state.2 ^ hasher.state.3
    }

    private mutating func compress(_ word: UInt64) {
        state.3 ^= word
        round()
        round()
        state.0 ^= word
    }

    private mutating func round() {
        state.0 &+= state.1
        state.2 &+= state.3
        state.1 = Self.rotated(state.1, by: 13) ^ state.0
        state.3 = Self.rotated(state.3, by: 16) ^ state.2
        state.0 = Self.rotated(state.0, by: 32)
        state.2 &+= state.1
        state.0 &+= state.3
        state.1 = Self.rotated(state.1, by: 17) ^ state.2
        state.3 = Self.rotated(state.3, by: 21) ^ state.0
        state.2 = Self.rotated(state.2, by: 32)
    }

    private static func rotated(_ word: UInt64, by count: UInt64) -> UInt64 {
        word << count | word >> (64 - count)
    }
}
