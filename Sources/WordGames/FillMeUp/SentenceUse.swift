/// The sentences of a file that have been played, one bit each.
struct SentenceUse: Sendable, Equatable {
    /// Bit `i % 32` of element `i / 32` is set if sentence `i` has been played.
    var bits: [UInt32] = []

    /// Whether the sentence at `index` has been played.
    func contains(_ index: Int) -> Bool {
        guard index >= 0, index / 32 < bits.count else { return false }
        return bits[index / 32] >> UInt32(index % 32) & 1 == 1
    }

    /// Marks the sentence at `index` as played, which must be the index of a sentence in the file.
    mutating func insert(_ index: Int) {
        guard index >= 0 else { return }
        while bits.count <= index / 32 { bits.append(0) }
        bits[index / 32] |= 1 << UInt32(index % 32)
    }
}
