/// The different sets of rivals of the gaps in some sentences.
///
/// Thousands of gaps share a set of hundreds of words, so that a set is best known by a number.
struct DifferentRivals {
    /// The sets, each sorted byte by byte and without duplicates.
    private(set) var sets: [[[UInt8]]] = []
    private var indices: [Key: Int] = [:]

    /// Returns the index of the set of `rivals`, after adding it if it is new.
    mutating func index(of rivals: [[UInt8]]) -> Int {
        if let known = indices[Key(rivals: rivals)] { return known }
        let ascending = Self.ascending(rivals)
        let index = indices[Key(rivals: ascending)] ?? sets.count
        if index == sets.count { sets.append(ascending) }
        indices[Key(rivals: ascending)] = index
        indices[Key(rivals: rivals)] = index
        return index
    }

    /// Returns `rivals` sorted byte by byte and without duplicates.
    ///
    /// Rivals that are so already keep their array, which many gaps may share.
    private static func ascending(_ rivals: [[UInt8]]) -> [[UInt8]] {
        let isAscending = zip(rivals, rivals.dropFirst()).allSatisfy {
            $0.lexicographicallyPrecedes($1)
        }
        return isAscending
            ? rivals : Set(rivals).sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Rivals as the key of a table, of which only the lengths and the ends are hashed.
    ///
    /// All bytes would take most of the time; arrays that share their storage are compared at once.
    private struct Key: Hashable {
        let rivals: [[UInt8]]

        func hash(into hasher: inout Hasher) {
            var mixed: UInt64 = 0
            for word in rivals {
                let ends = UInt64(word.first ?? 0) << 8 | UInt64(word.last ?? 0)
                mixed = (mixed ^ (UInt64(word.count) << 16 | ends)) &* 0x9E37_79B9_7F4A_7C15
                mixed ^= mixed >> 32
            }
            hasher.combine(mixed)
        }
    }
}
