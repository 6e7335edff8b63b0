/// The path of an element, stored as hashes of its local names.
struct XMLElementPath: Sendable {
    /// The hash of the innermost name.
    let last: UInt64
    /// The hashes of the names before the last, the outermost first.
    private let parents: [UInt64]

    /// Creates the path written with `/` between local names; `nil` if it is invalid.
    init?(_ path: String) {
        guard let names = XMLPathStep.names(of: path)?.map({ XMLNameHash($0).value }),
            let last = names.last
        else { return nil }
        self.last = last
        parents = names.dropLast()
    }

    /// Whether the path is the end of `names`, given that its last name matches.
    ///
    /// `names` has the hashes for all open elements, the innermost last.
    func isEnd(of names: [UInt64]) -> Bool {
        if parents.isEmpty { return true }
        return names.count > parents.count
            && names.dropLast().suffix(parents.count).elementsEqual(parents)
    }
}

/// A 64-bit FNV-1a hash of a name, so long that names in one file do not collide by chance.
struct XMLNameHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Creates the hash of an empty name.
    init() {}

    /// Creates the hash of `name`.
    init(_ name: some Sequence<UInt8>) {
        for byte in name { add(byte) }
    }

    /// Adds the next byte of the name.
    @inline(__always)
    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}
