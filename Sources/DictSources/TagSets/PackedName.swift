/// A name of one to sixteen bytes as two numbers, the key of tables of names.
struct PackedName: Hashable, Sendable {
    private var high: UInt64 = 0
    private var low: UInt64 = 0

    /// The name `bytes`; `nil` if it is empty, longer than sixteen bytes or begins with a zero.
    init?(_ bytes: Span<UInt8>) {
        guard !bytes.isEmpty, bytes.count <= 16, bytes[0] != 0 else { return nil }
        for index in bytes.indices { append(bytes[index]) }
    }

    /// The first sixteen bytes of `name`.
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
    /// The raw values of the cases of `Names` by their names.
    init<Names: CaseIterable & RawRepresentable>(
        _: Names.Type, name: (Names) -> StaticString
    ) where Names.RawValue == UInt8 {
        self.init(minimumCapacity: Names.allCases.count)
        for value in Names.allCases { self[PackedName(name(value))] = value.rawValue }
    }
}
