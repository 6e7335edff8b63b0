/// The path of an element by hashes of its local names.
struct XMLElementPath: Sendable {
    /// The hash of the innermost name.
    let last: UInt64
    /// The hashes of the names around it, the outermost first.
    private let parents: [UInt64]

    /// The path written with `/` between its names; `nil` where a name is empty, or is more than a
    /// local name.
    init?(_ path: String) {
        var names: [UInt64] = []
        for name in path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false) {
            guard !name.isEmpty, !name.contains(0x3A), !name.contains(0x40) else { return nil }
            names.append(XMLNameHash(name).value)
        }
        last = names.removeLast()
        parents = names
    }

    /// Whether the names of all open elements, of which `last` is the innermost, end with it.
    func isEnd(of names: [UInt64]) -> Bool {
        if parents.isEmpty { return true }
        return names.count > parents.count
            && names.dropLast().suffix(parents.count).elementsEqual(parents)
    }
}

/// FNV-1a over the bytes of a name, 64 bits: two names of one file never meet by chance.
struct XMLNameHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The hash of no byte.
    init() {}

    /// The hash of `name`.
    init(_ name: some Sequence<UInt8>) {
        for byte in name { add(byte) }
    }

    /// Adds the next byte of the name.
    @inline(__always)
    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}
