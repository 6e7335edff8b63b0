/// A cache for the distances of packs that a search has already examined.
///
/// The distance of a pack is how far its chance of winning is from the target range. With few
/// words, a search comes across the same packs again and again; with more than 128, it hardly ever
/// does, so nothing is stored. The key of a pack is its exact set of words, so a cached distance is
/// always right.
struct PackMemory {
    /// A pack as a set of words: a mask with bit i for the word at index i of the search's list.
    typealias Key = SIMD2<UInt64>

    private static let wordLimit = 128
    /// The number of entries at which the cache is cleared; that many use about 8 MB.
    private static let entryLimit = 1 << 17

    private var distances: [Key: UInt64] = [:]
    private var isInUse = false

    /// Enables the cache if all indices in `available` are less than 128, and disables it
    /// otherwise.
    mutating func prepare(for available: [Int]) {
        isInUse = (available.max() ?? 0) < Self.wordLimit
    }

    /// Returns the key of a pack in which `word` replaces the word at the position `place`.
    ///
    /// All words are given by their indices in the search's list.
    ///
    /// - Parameters:
    ///   - places: The words of the pack before the replacement.
    ///   - word: The replacement.
    ///   - place: The position in `places` of the word to replace.
    /// - Returns: The key, or `nil` if the cache is disabled.
    func key(_ places: ArraySlice<Int>, with word: Int, at place: Int) -> Key? {
        guard isInUse else { return nil }
        var key = Key.zero
        for index in places.indices {
            let word = index == place ? word : places[index]
            key[word >> 6] |= 1 << UInt64(word & 63)
        }
        return key
    }

    /// The cached distance of the pack with the given key, or `nil` if there is none or the key is
    /// `nil`.
    subscript(key: Key?) -> UInt64? {
        get { key.flatMap { distances[$0] } }
        set {
            guard let key, let newValue else { return }
            if distances.count >= Self.entryLimit { distances.removeAll(keepingCapacity: true) }
            distances[key] = newValue
        }
    }
}
