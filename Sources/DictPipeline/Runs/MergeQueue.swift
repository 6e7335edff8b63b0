/// The sources of a merge by their next keys, as a binary heap with the smallest key at the top.
///
/// Of equal keys, that of the source with the smallest number comes first.
struct MergeQueue<Key: Comparable> {
    private var entries: [(key: Key, source: Int)] = []

    /// The smallest key and the number of its source, or `nil` if there are no more keys.
    var first: (key: Key, source: Int)? { entries.first }

    /// Adds `source`, whose next key is `key`.
    mutating func add(_ key: Key, _ source: Int) {
        entries.append((key, source))
        var child = entries.count - 1
        while child > 0, entries[child] < entries[(child - 1) / 2] {
            entries.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    /// Replaces the smallest key by the next one of the same source, or removes the source if there
    /// is none.
    mutating func replaceFirst(_ key: Key?) {
        guard let first = first?.source, let last = entries.last else { return }
        if let key {
            entries[0] = (key, first)
        } else {
            entries.removeLast()
            if entries.isEmpty { return }
            entries[0] = last
        }
        var parent = 0
        while 2 * parent + 1 < entries.count {
            var child = 2 * parent + 1
            if child + 1 < entries.count, entries[child + 1] < entries[child] { child += 1 }
            guard entries[child] < entries[parent] else { return }
            entries.swapAt(child, parent)
            parent = child
        }
    }
}
