/// The rivals of many gaps, of which those with the same rivals share one array.
///
/// A pack has far fewer different sets of rivals than gaps, and a set may have hundreds of answers.
struct SharedRivals {
    /// The number of sentences whose rivals are found before any of them are shared.
    private static let waveSize = 2048

    private let answers: [[UInt8]]
    private var sets: [Key: [[UInt8]]] = [:]

    /// Creates sets of `answers`, by whose indices ``found(_:_:_:)`` knows them.
    init(_ answers: [[UInt8]]) { self.answers = answers }

    /// Returns the rivals of each gap in each of `count` sentences.
    ///
    /// - Parameters:
    ///   - count: The number of sentences.
    ///   - crew: What calls `body`, maybe on several threads.
    ///   - body: A closure that returns, for each gap in the sentence with an index, the indices of
    ///     its rivals.
    /// - Returns: For each sentence and each of its gaps, the rivals.
    mutating func found(
        _ count: Int, _ crew: some ParallelMap,
        _ body: @escaping @Sendable (_ sentence: Int) -> [[UInt32]]
    ) -> [[[[UInt8]]]] {
        var found: [[[[UInt8]]]] = []
        for start in stride(from: 0, to: count, by: Self.waveSize) {
            let wave = crew.values(min(Self.waveSize, count - start)) { body(start + $0) }
            for gaps in wave { found.append(gaps.map { shared($0) }) }
        }
        return found
    }

    private mutating func shared(_ rivals: [UInt32]) -> [[UInt8]] {
        if let set = sets[Key(rivals: rivals)] { return set }
        let set = rivals.map { answers[Int($0)] }
        sets[Key(rivals: rivals)] = set
        return set
    }

    /// Rivals as the key of a table, mixed into one number before they are hashed.
    private struct Key: Hashable {
        let rivals: [UInt32]

        func hash(into hasher: inout Hasher) {
            var mixed: UInt64 = 0
            for rival in rivals {
                mixed = (mixed ^ UInt64(rival)) &* 0x9E37_79B9_7F4A_7C15
                mixed ^= mixed >> 32
            }
            hasher.combine(mixed)
        }
    }
}
