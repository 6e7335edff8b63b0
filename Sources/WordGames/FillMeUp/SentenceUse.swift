/// A list of the sentences that have been played, in the order in which they were.
///
/// A saved game may hold any numbers, so they need not be indices of sentences in the file.
struct SentenceUse: Sendable, Equatable {
    /// The indices of the sentences; the last element is the sentence that was played last.
    private(set) var oldestFirst: [Int] = []

    /// Creates an empty list.
    init() {}

    /// Creates a list of the sentences at `indices`, which were played in this order.
    init(oldestFirst indices: [Int]) { oldestFirst = indices }

    /// Creates a list from a set as older versions saved it, which does not hold the order.
    ///
    /// Bit `i % 32` of element `i / 32` is set if sentence `i` has been played.
    init(bits: [UInt32]) {
        for (place, word) in bits.enumerated() {
            for bit in 0..<32 where word >> UInt32(bit) & 1 == 1 {
                oldestFirst.append(32 * place + bit)
            }
        }
    }

    /// Returns whether the list consists of sentences in a file of `count` sentences, each at most
    /// once.
    func isSound(count: Int) -> Bool {
        oldestFirst.count <= count && flags(count: count).count(where: { $0 }) == oldestFirst.count
    }

    /// Returns, for each of `count` sentences, whether it has been played.
    func flags(count: Int) -> [Bool] {
        var flags = [Bool](repeating: false, count: count)
        for index in oldestFirst where flags.indices.contains(index) { flags[index] = true }
        return flags
    }

    /// Marks the sentences at `indices` as the ones that were played last.
    mutating func insert(_ indices: [Int]) {
        oldestFirst.removeAll { indices.contains($0) }
        oldestFirst += indices
    }
}
