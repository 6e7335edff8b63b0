/// A cache of the distances of packs that a search has already examined, if there are few words.
///
/// With few words, a search meets the same packs again and again; with more than 128 it hardly ever
/// does, so nothing is stored. The key of a pack is its exact set of words, so a hit is always
/// right.
struct PackMemory {
    /// A pack, as a mask with bit i for the word at index i of the search's list.
    typealias Key = SIMD2<UInt64>

    private static let wordLimit = 128
    /// The number of entries, about 8 MB, at which the cache is cleared.
    private static let entryLimit = 1 << 17

    private var distances: [Key: UInt64] = [:]
    private var isInUse = false

    /// Prepares for packs with the words at `available`.
    mutating func prepare(for available: [Int]) {
        isInUse = (available.max() ?? 0) < Self.wordLimit
    }

    /// The key of the words at `places`, with `word` instead of the one at `place`; `nil` if the
    /// cache is not in use.
    func key(_ places: ArraySlice<Int>, with word: Int, at place: Int) -> Key? {
        guard isInUse else { return nil }
        var key = Key.zero
        for index in places.indices {
            let word = index == place ? word : places[index]
            key[word >> 6] |= 1 << UInt64(word & 63)
        }
        return key
    }

    /// The distance of a pack; `nil` if unknown.
    subscript(key: Key?) -> UInt64? {
        get { key.flatMap { distances[$0] } }
        set {
            guard let key, let newValue else { return }
            if distances.count >= Self.entryLimit { distances.removeAll(keepingCapacity: true) }
            distances[key] = newValue
        }
    }
}
