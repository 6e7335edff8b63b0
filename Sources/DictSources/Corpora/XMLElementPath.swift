/// The path of an XML element, stored as hashes of local names.
struct XMLElementPath: Sendable {
    /// The hash of the innermost name in the path.
    let last: UInt64
    /// The hashes of all names in the path except the innermost, starting with the outermost.
    private let parents: [UInt64]

    /// Creates the path written as local names with `/` between them, or `nil` if it is invalid.
    init?(_ path: String) {
        guard let names = XMLPathStep.names(of: path)?.map({ XMLNameHash($0).value }),
            let last = names.last
        else { return nil }
        self.last = last
        parents = names.dropLast()
    }

    /// Whether the path matches the innermost open element, given that its name matches ``last``.
    ///
    /// `names` contains the hashes of the local names of all open elements, with the innermost
    /// last.
    func isEnd(of names: [UInt64]) -> Bool {
        if parents.isEmpty { return true }
        return names.count > parents.count
            && names.dropLast().suffix(parents.count).elementsEqual(parents)
    }
}

/// A 64-bit FNV-1a hash of an XML name.
///
/// It is long enough that the names in a file are most unlikely to collide by chance.
struct XMLNameHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Creates the hash of an empty name.
    init() {}

    /// Creates the hash of the bytes in `name`.
    init(_ name: some Sequence<UInt8>) {
        for byte in name { add(byte) }
    }

    /// Adds the next byte of the name to the hash.
    @inline(__always)
    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}
