/// A name of up to sixteen bytes, packed into two integers so that it is a fast dictionary key.
struct PackedName: Hashable, Sendable {
    private var high: UInt64 = 0
    private var low: UInt64 = 0

    /// Creates a name from `bytes`; `nil` if they are empty, more than sixteen, or begin with a
    /// zero.
    init?(_ bytes: Span<UInt8>) {
        guard !bytes.isEmpty, bytes.count <= 16, bytes[0] != 0 else { return nil }
        for index in bytes.indices { append(bytes[index]) }
    }

    /// Creates a name from the first sixteen bytes of `name`.
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
    /// Creates a dictionary from the name of each case to its raw value.
    init<Names: CaseIterable & RawRepresentable>(
        _: Names.Type, name: (Names) -> StaticString
    ) where Names.RawValue == UInt8 {
        self.init(minimumCapacity: Names.allCases.count)
        for value in Names.allCases { self[PackedName(name(value))] = value.rawValue }
    }
}
