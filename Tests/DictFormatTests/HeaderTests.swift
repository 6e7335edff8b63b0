import DictFormat
import DictModel
import DictTestSupport
import Testing

/// A small file, and its damages.
enum HeaderFixture {
    static let first = SectionID("ONE")
    static let second = SectionID("TWO")

    static var file: [UInt8] {
        var writer = ArtefactWriter(kind: .levels, language: .dutch)
        writer.add(first, [1, 2, 3])
        writer.add(second, [UInt8](repeating: 9, count: 40))
        return writer.finish()
    }

    /// The file after `change`, with the checksum of the header made right again.
    static func resealed(_ change: (inout [UInt8]) -> Void) -> [UInt8] {
        var bytes = file
        change(&bytes)
        let end = 24 + 32 * Int(bytes[12])
        let sum = Checksum.of(Array(bytes[..<end]))
        for index in 0..<8 { bytes[end + index] = UInt8(truncatingIfNeeded: sum >> (8 * index)) }
        return bytes
    }

    /// Reads and verifies the header of `bytes`; the error's description, or nothing.
    static func problem(_ bytes: [UInt8]) -> String? {
        // Safe because the view does not leave the closure.
        unsafe bytes.withUnsafeBytes { buffer in
            let view = unsafe ByteView(buffer)
            do throws(FormatError) {
                let header = try ArtefactHeader(view)
                try header.verify(view)
                return nil
            } catch {
                return error.description
            }
        }
    }
}

@Suite("The artefact header") struct HeaderTests {
    @Test("tells what was written") func roundTrip() throws {
        let bytes = HeaderFixture.file
        #expect(HeaderFixture.problem(bytes) == nil)
        // Safe because the view does not leave the closure.
        try unsafe bytes.withUnsafeBytes { buffer in
            let view = unsafe ByteView(buffer)
            let header = try ArtefactHeader(view)
            #expect(header.kind == .levels)
            #expect(header.language == .dutch)
            #expect(header.minor == 0)
            #expect(header.size == 24 + 2 * 32 + 8)
            #expect(header.sections.map(\.range) == [96..<99, 112..<152])
            #expect(header.sections.map(\.id) == [HeaderFixture.first, HeaderFixture.second])
            #expect(try header.section(HeaderFixture.second, of: view).count == 40)
            #expect(throws: FormatError.self) {
                try header.section(SectionID("NONE"), of: view)
            }
        }
    }

    @Test("a file without sections is whole") func empty() {
        let bytes = ArtefactWriter(kind: .answers, language: .english).finish()
        #expect(bytes.count == 32)
        #expect(HeaderFixture.problem(bytes) == nil)
    }

    @Test("a higher minor version is read") func minorVersion() {
        #expect(HeaderFixture.problem(HeaderFixture.resealed { $0[9] = 1 }) == nil)
        #expect(HeaderFixture.problem(HeaderFixture.resealed { $0[9] = 255 }) == nil)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let part: String
        let change: @Sendable (inout [UInt8]) -> Void

        init(_ name: String, _ part: String, _ change: @escaping @Sendable (inout [UInt8]) -> Void)
        {
            (testDescription, self.part, self.change) = (name, part, change)
        }
    }

    static func set(_ value: UInt64, at offset: Int) -> @Sendable (inout [UInt8]) -> Void {
        { bytes in
            for index in 0..<8 {
                bytes[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index))
            }
        }
    }

    @Test(
        "is refused with the reason, its checksum being right",
        arguments: [
            Case("newer major", "version (2; expected 1)", { $0[8] = 2 }),
            Case("older major", "version (0; expected 1)", { $0[8] = 0 }),
            Case("kind 0", "unknown kind", { $0[10] = 0 }),
            Case("kind 8", "unknown kind", { $0[10] = 8 }),
            Case("language 0", "language (number 0)", { $0[11] = 0 }),
            Case("language 255", "language (number 255)", { $0[11] = 255 }),
            Case("length 0", "longer than its header states (expected 0 bytes)", set(0, at: 16)),
            Case("length 1 more", "truncated (152 bytes; expected 153 bytes)", set(153, at: 16)),
            Case("length 2^32 - 1", "expected 4294967295 bytes", set(0xFFFF_FFFF, at: 16)),
            Case("length 2^63", "expected 9223372036854775808 bytes", set(1 << 63, at: 16)),
            Case("length 2^64 - 1", "expected 18446744073709551615 bytes", set(.max, at: 16)),
            Case("offset into the header", "ONE is misplaced", set(80, at: 32)),
            Case("offset 0", "ONE is misplaced", set(0, at: 32)),
            Case("offset not aligned", "ONE is misplaced", set(97, at: 32)),
            Case("a hole", "TWO is misplaced", set(128, at: 64)),
            Case("overlap", "TWO is misplaced", set(96, at: 64)),
            Case("offset 2^63", "ONE is misplaced", set(1 << 63, at: 32)),
            Case("offset 2^64 - 1", "TWO is misplaced", set(.max, at: 64)),
            Case("length 2^63 of a section", "ONE is misplaced", set(1 << 63, at: 40)),
            Case("offset + length beyond 2^64", "TWO is misplaced", set(.max - 100, at: 72)),
            Case(
                "a section twice", "ONE is misplaced",
                { $0.replaceSubrange(56..<60, with: $0[24..<28]) }),
            Case("longer than the file", "TWO is misplaced", set(41, at: 72)),
            Case(
                "shorter than the file", "its header states (expected 151 bytes)",
                set(39, at: 72)),
        ])
    func refused(_ damage: Case) throws {
        let problem = try #require(HeaderFixture.problem(HeaderFixture.resealed(damage.change)))
        #expect(problem.contains(damage.part))
    }

    @Test(
        "is refused where its own checksum or a section's is wrong",
        arguments: [
            (30, "checksum of the header"), (12, "checksum of the header"),
            (13, "checksum of the header"), (88, "checksum of the header"),
            (96, "checksum of section ONE"), (151, "checksum of section TWO"),
            (99, "bytes between sections are not zero"),
            (111, "bytes between sections are not zero"),
        ])
    func checksums(offset: Int, part: String) throws {
        var bytes = HeaderFixture.file
        bytes[offset] ^= 0x40
        let problem = try #require(HeaderFixture.problem(bytes))
        #expect(problem.contains(part))
    }

    @Test("every bit flip, every cut and every added byte is found") func exhaustive() {
        let file = HeaderFixture.file
        for bit in 0..<file.count * 8 {
            var bytes = file
            bytes[bit / 8] ^= 1 << (bit % 8)
            if HeaderFixture.problem(bytes) == nil { Issue.record("bit \(bit) passes") }
        }
        for length in 0..<file.count where HeaderFixture.problem(Array(file[..<length])) == nil {
            Issue.record("a cut to \(length) bytes passes")
        }
        #expect(HeaderFixture.problem(file + [0]) != nil)
        #expect(HeaderFixture.problem(file + file) != nil)
    }

    @Test("random bytes behind the magic neither pass nor trap", arguments: 0..<4 as Range<UInt64>)
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<2000 {
            var bytes = HeaderFixture.file
            for offset in 8..<Int.random(in: 9...bytes.count, using: &random) {
                bytes[offset] = UInt8.random(in: 0...255, using: &random)
            }
            if HeaderFixture.problem(bytes) == nil { Issue.record("random bytes pass") }
        }
    }

    @Test("the hint is apart from the sentence") func hints() {
        let later = FormatError.unsupportedVersion(found: 2, supported: 1)
        #expect(later.hint == "update dictc")
        let earlier = FormatError.unsupportedVersion(found: 0, supported: 1)
        #expect(earlier.hint == "rebuild the file with `dictc build`")
        #expect(later.found == "2" && later.expected == "1")
        #expect(FormatError.notAnArtefact(.gzip).hint == "decompress it")
        #expect(FormatError.dirtyPadding.hint == nil && FormatError.dirtyPadding.found == nil)
    }

    @Test("every error has a sentence of its own") func sentences() {
        let findings: [FormatError.MagicFinding] = [
            .tooShort, .lineEndsConverted, .highBitStripped, .encodedAsUTF8, .gzip, .other,
        ]
        let damages: [FormatError.Damage] = [
            .length, .value, .structure, .order, .words, .repeated, .unused,
        ]
        let id = HeaderFixture.first
        var errors: [FormatError] = findings.map { .notAnArtefact($0) }
        errors += damages.map { .damaged(id, $0) }
        errors += [
            .unsupportedVersion(found: 2, supported: 1), .wrongKind(found: 2, expected: .lexicon),
            .unknownLanguage(found: 9), .wrongLength(found: 3, stated: 4),
            .wrongLength(found: 5, stated: 4),
            .checksumMismatch(section: nil), .checksumMismatch(section: id),
            .misplacedSection(id), .missingSection(id), .dirtyPadding,
        ]
        #expect(Set(errors.map(\.description)).count == errors.count)
        for error in errors {
            #expect(error.description.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
            #expect(!error.description.contains("hint"))
        }
    }
}
