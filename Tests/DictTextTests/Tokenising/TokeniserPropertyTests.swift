import DictModel
import DictTestSupport
import Testing

@testable import DictText

@Suite("Properties of the tokeniser") struct TokeniserPropertyTests {
    @Test(
        "any bytes are cut without a trap, in order and without gaps",
        arguments: 1...40 as ClosedRange<UInt64>)
    func randomBytes(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            let count = Int.random(in: 0...80, using: &generator)
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
            for language in Language.allCases {
                #expect(TokeniserFixture.fault(in: bytes, language) == nil, "\(bytes)")
            }
        }
    }

    @Test("any code points keep their characters whole", arguments: 1...40 as ClosedRange<UInt64>)
    func randomUnicode(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...24, using: &generator) {
                text.append(scalar(using: &generator))
            }
            for language in Language.allCases {
                let bytes = Array(String(text).utf8)
                #expect(TokeniserFixture.fault(in: bytes, language) == nil, "\(text.map(\.value))")
            }
        }
    }

    @Test("any mixture of signs that rules name is cut", arguments: 1...40 as ClosedRange<UInt64>)
    func randomSigns(seed: UInt64) {
        let parts = [
            "a", "I", "n", "t", "s", "dont", "www", "com", "12", "3", "'", "’", "-", ".", "...",
            ",",
            ",,", "(", ")", ":", "/", "@", "&", "%", "$", "#", "_", "*", "!", "?", "\"", " ", " ",
            "\u{301}", "\u{200D}", "é", "²", "😀", "…", "\n", "etc", "=", "+", "“", "”", "`",
        ]
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let count = Int.random(in: 1...14, using: &generator)
            let text = (0..<count).compactMap { _ in parts.randomElement(using: &generator) }
                .joined()
            for language in Language.allCases {
                let fault = TokeniserFixture.fault(in: Array(text.utf8), language)
                #expect(fault == nil, "\(text.debugDescription)")
            }
        }
    }

    @Test("each code point joins its neighbours where it does so for a reader")
    func everyScalar() {
        var wrong: [UInt32] = []
        for value in UInt32(0x80)...0x10_FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            var behind = String.UnicodeScalarView("a".unicodeScalars)
            behind.append(scalar)
            var before = String.UnicodeScalarView()
            before.append(scalar)
            before.append("a")
            if String(behind).count == 1, !JoiningScalars.joinsBefore(value) { wrong.append(value) }
            if String(before).count == 1, !JoiningScalars.joinsAfter(value) { wrong.append(value) }
            let isSpace = scalar.properties.isWhitespace
            if isSpace != (CharacterKind(value) == .space) { wrong.append(value) }
        }
        #expect(wrong.isEmpty)
    }

    @Test(
        "100,000 bytes of an awkward pattern take no longer than others", .timeLimit(.minutes(1)),
        arguments: [
            "a", "a.", "a-", "a'", "a@", "a/", "'", ".", "(", "(a-", ":", "1-", "1,", "1.",
            "\u{301}",
            "e\u{301}", "\u{200D}", "www.", "http://", "!(", ". \"", "\" ", "_", "a_", ",", ",,",
            "😀",
            "\u{600}", "don't", "<", "5%-", "Mr. ", "I. ", "#", "a&", "a=", "=-",
        ])
    func awkwardPatterns(pattern: String) {
        let text = Array(String(repeating: pattern, count: 100_000 / pattern.utf8.count).utf8)
        for language in Language.allCases {
            let tokeniser = Tokeniser(language)
            #expect(tokeniser.tokens(in: text.span).last?.end ?? 0 > text.count - 8)
            #expect(tokeniser.sentences(in: text.span).last?.end ?? 0 > text.count - 8)
        }
    }

    /// A code point: often one that joins others, a sign or an ASCII letter.
    private func scalar(using generator: inout SeededGenerator) -> Unicode.Scalar {
        let ranges: [ClosedRange<UInt32>] = [
            0x20...0x7E, 0x20...0x7E, 0x300...0x320, 0x200B...0x200F, 0xFE00...0xFE0F, 0xA0...0x24F,
            0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x1F600...0x1F64F, 0x2010...0x2030,
            0x900...0x97F, 0x1100...0x11FF, 0xAC00...0xACFF, 0x600...0x6DD, 0x9...0xD,
            0x80...0xD7FF, 0xE000...0x10FFFF,
        ]
        let range = ranges.randomElement(using: &generator) ?? 0x20...0x7E
        return Unicode.Scalar(UInt32.random(in: range, using: &generator)) ?? "x"
    }
}
