import DictFormat
import Testing

@testable import DictReader

@Suite("Numbers in bits") struct BitReaderTests {
    /// What a section of `bytes` gives: the numbers that `body` reads, or `nil` after an error.
    private func numbers(
        _ bytes: [UInt8], _ body: (inout BitReader, inout [UInt32]) throws -> Void
    ) -> [UInt32]? {
        let memory = ArtefactBytes(bytes)
        defer { withExtendedLifetime(memory) {} }
        var reader = BitReader(memory.view, LexiconFormat.codes)
        var numbers: [UInt32] = []
        do { try body(&reader, &numbers) } catch { return nil }
        return numbers
    }

    @Test("a section ends with eight zero bytes behind the last bits") func end() {
        let zeros = [UInt8](repeating: 0, count: 8)
        let sections: [(bytes: [UInt8], isWhole: Bool)] = [
            ([5] + zeros, true), ([5] + zeros + [0], false), ([5] + zeros.dropLast(), false),
            ([13] + zeros, false), ([5, 1] + zeros.dropLast(), false),
            ([5] + zeros.dropLast() + [1], false),
        ]
        for section in sections {
            let found = numbers(section.bytes) { reader, numbers in
                numbers.append(UInt32(try reader.number(3)))
                try reader.finish()
            }
            #expect(found == (section.isWhole ? [5] : nil), "\(section.bytes)")
        }
    }

    @Test("a number at the limit is refused") func limit() {
        // The parameter 0 in five bits, and 3 as three bits 1 and a 0.
        let bytes: [UInt8] = [0b1110_0000] + [UInt8](repeating: 0, count: 9)
        for limit: UInt32 in 2...4 {
            let ascending = numbers(bytes) { reader, numbers in
                try reader.ascending(1, below: limit) { numbers.append($1) }
            }
            let plain = numbers(bytes) { reader, numbers in
                try reader.numbers(1, below: limit) { numbers.append($1) }
            }
            let expected: [UInt32]? = limit > 3 ? [3] : nil
            #expect(ascending == expected)
            #expect(plain == expected)
        }
    }
}
