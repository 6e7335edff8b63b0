/// A name of up to sixteen bytes, packed into two integers to make a fast dictionary key.
struct PackedName: Hashable, Sendable {
    private var high: UInt64 = 0
    private var low: UInt64 = 0

    /// Creates a name from `bytes`, or `nil` if they cannot be packed.
    ///
    /// There must be 1 to 16 bytes, of which the first is not zero.
    init?(_ bytes: Span<UInt8>) {
        guard !bytes.isEmpty, bytes.count <= 16, bytes[0] != 0 else { return nil }
        for index in bytes.indices { append(bytes[index]) }
    }

    /// Creates a name from the UTF-8 of `name`, of which only the first sixteen bytes are used.
    init(_ name: StaticString) {
        name.withUTF8Buffer { buffer in
            // Safe because the index stays within the buffer.
            for index in 0..<min(buffer.count, 16) { unsafe append(buffer[index]) }
        }
    }

    private mutating func append(_ byte: UInt8) {
        high = high << 8 | low >> 56
        low = low << 8 | UInt64(byte)
    }
}

extension [PackedName: UInt8] {
    /// Creates a dictionary that maps the name of each case of an enumeration to the case's raw
    /// value.
    init<Names: CaseIterable & RawRepresentable>(
        _: Names.Type, name: (Names) -> StaticString
    ) where Names.RawValue == UInt8 {
        self.init(minimumCapacity: Names.allCases.count)
        for value in Names.allCases { self[PackedName(name(value))] = value.rawValue }
    }
}
