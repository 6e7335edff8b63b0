import DictModel

/// A hash table that maps the tags of a tag set to universal parts of speech.
///
/// A tag can have at most eight bytes, which is enough for all tag sets in use. A look-up takes one
/// multiplication and about one comparison.
struct TagTable: Sendable {
    private static let size = 256

    private var keys = [UInt64](repeating: 0, count: size)
    private var tags = [UniversalTag?](repeating: nil, count: size)

    /// Creates a table from `rows`, each with a part of speech and the tags that mean it.
    ///
    /// The tags in a row are separated by spaces.
    init(_ rows: KeyValuePairs<UniversalTag, String>) {
        for (tag, names) in rows {
            for name in names.utf8.split(separator: ASCII.space) { insert(Array(name), tag) }
        }
    }

    /// Returns the universal part of speech for the tag `name`, or `nil` if the table has no such
    /// tag.
    func tag(_ name: Span<UInt8>) -> UniversalTag? {
        let key = Self.key(name)
        guard key != 0 else { return nil }
        var slot = Self.slot(key)
        while keys[slot] != 0 {
            if keys[slot] == key { return tags[slot] }
            slot = (slot + 1) & (Self.size - 1)
        }
        return nil
    }

    private mutating func insert(_ name: [UInt8], _ tag: UniversalTag) {
        let key = Self.key(name.span)
        var slot = Self.slot(key)
        while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (Self.size - 1) }
        keys[slot] = key
        tags[slot] = tag
    }

    /// Returns the bytes of `name` as one integer, or 0 if `name` is empty or longer than eight
    /// bytes.
    private static func key(_ name: Span<UInt8>) -> UInt64 {
        guard name.count <= 8 else { return 0 }
        var key: UInt64 = 0
        for index in name.indices { key = key << 8 | UInt64(name[index]) }
        return key
    }

    private static func slot(_ key: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 56)
    }
}
