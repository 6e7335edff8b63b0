import DictFormat
import Testing

@Suite("What a wrong magic tells") struct MagicTests {
    static let tooShort = "too short"
    static let lineEnds = "line ends were converted"
    static let highBit = "high bits were stripped"
    static let utf8 = "re-encoded as UTF-8"

    /// `bytes` with each of `part` replaced.
    static func replacing(_ part: [UInt8], by other: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var rest = HeaderFixture.file[...]
        while let byte = rest.first {
            if rest.starts(with: part) {
                result += other
                rest = rest.dropFirst(part.count)
            } else {
                result.append(byte)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    @Test(
        "the likely cause is named",
        arguments: [
            ("no bytes", [], tooShort),
            ("one byte", [0x8A], tooShort),
            ("magic only", ArtefactHeader.magic, tooShort),
            ("header only", Array(HeaderFixture.file[..<24]), tooShort),
            ("one byte before the smallest file", Array(HeaderFixture.file[..<31]), tooShort),
            ("LF to CRLF", replacing([0x0A], by: [0x0D, 0x0A]), lineEnds),
            ("CRLF to LF", replacing([0x0D, 0x0A], by: [0x0A]), lineEnds),
            ("CR to LF", replacing([0x0D], by: [0x0A]), lineEnds),
            ("LF to CR", replacing([0x0A], by: [0x0D]), lineEnds),
            ("CR dropped", replacing([0x0D], by: []), lineEnds),
            ("7 bits", HeaderFixture.file.map { $0 & 0x7F }, highBit),
            (
                "Latin-1 to UTF-8",
                HeaderFixture.file.flatMap {
                    $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F]
                },
                utf8
            ),
            (
                "replacement characters",
                HeaderFixture.file.flatMap { $0 < 0x80 ? [$0] : [0xEF, 0xBF, 0xBD] }, utf8
            ),
            ("gzip", [0x1F, 0x8B, 8, 0] + [UInt8](repeating: 0, count: 40), "gzip"),
            ("a short gzip", [0x1F, 0x8B], "gzip"),
            (
                "PNG", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + HeaderFixture.file,
                "other"
            ),
            ("a text file", Array("aardvark\nabacus\nabandon\nabandoned\nabbey\n".utf8), "other"),
            ("zero bytes", [UInt8](repeating: 0, count: 100), "other"),
        ] as [(String, [UInt8], String)])
    func cause(name: String, bytes: [UInt8], part: String) throws {
        let problem = try #require(HeaderFixture.problem(bytes))
        #expect(problem.contains("not a dictc artefact"))
        #expect(problem.contains(part))
    }

    @Test("a cut file is called too short, or has not the length it states") func cuts() throws {
        let file = HeaderFixture.file
        for length in 0..<file.count {
            let problem = try #require(HeaderFixture.problem(Array(file[..<length])))
            let part =
                length < 32
                ? Self.tooShort : "truncated (\(length) bytes; expected \(file.count) bytes)"
            #expect(problem.contains(part), "cut to \(length) bytes")
        }
    }
}
