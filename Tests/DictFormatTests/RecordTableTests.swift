import Testing

@testable import DictFormat

@Suite("Tables of records") struct RecordTableTests {
    /// Nine records of one byte, behind an index of two entries.
    private static let bytes: [UInt8] =
        [0, 0, 0, 0, 16, 0, 0, 0]
        + Array("\u{1}a\u{1}b\u{1}c\u{1}d\u{1}e\u{1}f\u{1}g\u{1}h\u{1}i".utf8)

    @Test(
        "an index that does not lead to each eighth record is found",
        arguments: [(0, 0, nil), (0, 1, 0), (4, 16, nil), (4, 14, 8), (4, 15, 8), (4, 17, 8)]
            as [(Int, UInt8, Int?)])
    func index(offset: Int, value: UInt8, misplaced: Int?) throws {
        var bytes = Self.bytes
        bytes[offset] = value
        #expect(try Self.misplaced(bytes) == misplaced)
    }

    @Test("bytes behind the last record, and records behind the end, are found") func end() throws {
        #expect(try Self.misplaced(Self.bytes + [0]) == 9)
        #expect(try Self.misplaced(Self.bytes.dropLast()) == 8)
    }

    private static func misplaced(_ bytes: [UInt8]) throws -> Int? {
        // Safe because the view does not leave the closure.
        try unsafe bytes.withUnsafeBytes { buffer in
            try #require(RecordTable(unsafe ByteView(buffer), count: 9)).misplaced
        }
    }
}
