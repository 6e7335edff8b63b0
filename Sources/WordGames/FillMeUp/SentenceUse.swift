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
