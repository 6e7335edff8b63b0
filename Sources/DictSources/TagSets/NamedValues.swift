/// A name of up to sixteen bytes, packed into two integers, which are quick to compare.
struct PackedName: Equatable, Sendable {
    private var high: UInt64 = 0
    private var low: UInt64 = 0

    /// Creates a name from `bytes`, or `nil` if they cannot be packed.
    ///
    /// There must be 1 to 16 bytes, of which the first is not zero.
    init?(_ bytes: Span<UInt8>) { self.init(bytes) { $0 } }

    /// Creates a name from `bytes` in capital letters, or `nil` if they cannot be packed.
    init?(capitals bytes: Span<UInt8>) {
        self.init(bytes) { ASCII.isLetter($0) ? $0 & 0xDF : $0 }
    }

    @inline(__always)
    private init?(_ bytes: Span<UInt8>, _ form: (UInt8) -> UInt8) {
        guard !bytes.isEmpty, bytes.count <= 16, bytes[0] != 0 else { return nil }
        for index in bytes.indices { append(form(bytes[index])) }
    }

    /// A number whose highest bits depend on all bytes of the name.
    fileprivate var mixed: UInt64 { (low ^ high &* 0x517c_c1b7_2722_0a95) &* 0x9e37_79b9_7f4a_7c15 }

    private mutating func append(_ byte: UInt8) {
        high = high << 8 | low >> 56
        low = low << 8 | UInt64(byte)
    }
}

/// A table of names and their meanings, such as the tags of a tag set.
///
/// It is a small hash table. Looking a name up takes a multiplication and one comparison or two, a
/// fraction of what a dictionary takes to compute a hash that nobody can foresee: the names in the
/// table are fixed, so no text from outside makes it slow.
struct NamedValues<Value: Sendable>: Sendable {
    /// The names and their values, a power of two of them, at least half of which are empty.
    private var slots: [(name: PackedName, value: Value)?]
    private let shift: UInt64

    /// Creates a table of `rows`, each with a value and the names, between blanks, that mean it.
    init(_ rows: KeyValuePairs<Value, String>) {
        self.init(
            rows.flatMap { value, names in
                names.utf8.split(separator: ASCII.space).map { (Array($0), value) }
            })
    }

    /// Creates a table of the cases of an enumeration by their raw values.
    init(_: Value.Type) where Value: CaseIterable & RawRepresentable<String> {
        self.init(Value.allCases.map { (Array($0.rawValue.utf8), $0) })
    }

    /// Creates a table of `names`, all different and of 1 to 16 bytes, with their values.
    init(_ names: [(name: [UInt8], value: Value)]) {
        var bits: UInt64 = 1
        while 1 << bits < 2 * names.count { bits += 1 }
        shift = 64 - bits
        slots = Array(repeating: nil, count: 1 << bits)
        for (name, value) in names {
            guard let name = PackedName(name.span) else { continue }
            slots[slot(of: name)] = (name, value)
        }
    }

    subscript(name: Span<UInt8>) -> Value? {
        guard let name = PackedName(name) else { return nil }
        return self[name]
    }

    subscript(name: PackedName) -> Value? { slots[slot(of: name)]?.value }

    /// Returns the slot of `name`, or the empty one where it would be.
    private func slot(of name: PackedName) -> Int {
        var slot = Int(truncatingIfNeeded: name.mixed &>> shift)
        while let taken = slots[slot]?.name, taken != name { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }
}
