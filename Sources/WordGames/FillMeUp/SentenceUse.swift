/// A set of sentence indices that marks which sentences have been played.
struct SentenceUse: Sendable, Equatable {
    /// The set as bits: bit `i % 32` of element `i / 32` is set if sentence `i` has been played.
    var bits: [UInt32] = []

    /// Returns whether the sentence at `index` has been played.
    func contains(_ index: Int) -> Bool {
        guard index >= 0, index / 32 < bits.count else { return false }
        return bits[index / 32] >> UInt32(index % 32) & 1 == 1
    }

    /// Marks the sentence at `index` as played.
    ///
    /// Storage grows with the index, so pass only the index of a sentence that exists.
    mutating func insert(_ index: Int) {
        guard index >= 0 else { return }
        while bits.count <= index / 32 { bits.append(0) }
        bits[index / 32] |= 1 << UInt32(index % 32)
    }
}
