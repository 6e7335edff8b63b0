/// Which sentences of a file have been played: a bit each.
struct SentenceUse: Sendable, Equatable {
    /// Bit `i % 32` of number `i / 32` stands for sentence `i`.
    var bits: [UInt32] = []

    /// Whether the sentence at `index` has been played.
    func contains(_ index: Int) -> Bool {
        guard index >= 0, index / 32 < bits.count else { return false }
        return bits[index / 32] >> UInt32(index % 32) & 1 == 1
    }

    /// Notes that the sentence at `index`, one of a file's, has been played.
    mutating func insert(_ index: Int) {
        guard index >= 0 else { return }
        while bits.count <= index / 32 { bits.append(0) }
        bits[index / 32] |= 1 << UInt32(index % 32)
    }
}
