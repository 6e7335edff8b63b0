import DictModel
import DictTestSupport
import Testing

@Suite("Strict UTF-8") struct UTF8ScalarTests {
    static let malformed: [([UInt8], Int)] = [
        ([0x80], 0), ([0xC0, 0xAF], 0), ([0xC1, 0xBF], 0), ([0x61, 0xC3], 1),
        ([0xE0, 0x80, 0x80], 0), ([0xE0, 0x9F, 0xBF], 0), ([0xED, 0xA0, 0x80], 0),
        ([0xED, 0xBF, 0xBF], 0), ([0xF0, 0x8F, 0xBF, 0xBF], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
        ([0xF5, 0x80, 0x80, 0x80], 0), ([0xFF], 0), ([0xE2, 0x82], 0), ([0xF0, 0x9F, 0x98], 0),
        ([0x63, 0x61, 0x66, 0xE9], 3), ([0xC3, 0xA9, 0xC3, 0x28], 2),
        (Array("abcdefghijklmno".utf8) + [0xFE], 15),
    ]

    @Test("bad bytes are found with their offset", arguments: malformed)
    func finds(bytes: [UInt8], offset: Int) {
        #expect(UTF8Scalar.malformedOffset(in: bytes.span) == offset)
        #expect(fold(bytes).1.contains(.malformed))
    }

    @Test("every scalar is decoded")
    func decodesAll() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let bytes = Array(String(scalar).utf8)
            let step = UTF8Scalar.decode(bytes.span, at: 0)
            if step.value != value || step.length != bytes.count { Issue.record("\(value)") }
        }
    }

    @Test("agrees with the standard library on random bytes", arguments: 0..<50 as Range<UInt64>)
    func agrees(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        // Bytes near the borders of table 3-7 make well-formed sequences likely.
        let pool: [UInt8] = [
            0x61, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED,
            0xEE, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5,
        ]
        for _ in 0..<400 {
            let length = Int.random(in: 0..<12, using: &random)
            let bytes = (0..<length).map { _ in pool.randomElement(using: &random) ?? 0 }
            let isValid = String(validating: bytes, as: UTF8.self) != nil
            #expect((UTF8Scalar.malformedOffset(in: bytes.span) == nil) == isValid)
        }
    }

    @Test(
        "text in messages acts on no terminal",
        arguments: [
            ("café", "café"), ("a\u{1B}[2J", "a\\u{001B}[2J"), ("a\u{202E}b", "a\\u{202E}b"),
            ("a\u{9B}2J\u{80}", "a\\u{009B}2J\\u{0080}"), ("\u{A1}\u{7F}", "¡\\u{007F}"),
            ("\u{200B}", "\\u{200B}"), ("\\", "\\\\"), ("\u{E0001}", "\\u{E0001}"), ("😀", "😀"),
        ])
    func escapes(text: String, expected: String) {
        #expect(PrintableText.escaped(Array(text.utf8)) == expected)
    }

    @Test("bad bytes and long texts are shown as what they are")
    func escapesBytes() {
        #expect(PrintableText.escaped([0x63, 0xE9]) == "c\\xE9")
        #expect(PrintableText.escaped([UInt8](repeating: 0x61, count: 300), limit: 3) == "aaa…")
    }
}
