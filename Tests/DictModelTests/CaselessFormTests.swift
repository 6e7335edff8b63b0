import DictModel
import Testing

@Suite("The caseless form") struct CaselessFormTests {
    @Test("is the Unicode lower case up to U+017F and from U+1E00 to U+1EFF") func lowerCase() {
        for value in UInt32(0)...0x2FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = String(scalar)
            let isMapped = value <= 0x17F || (0x1E00...0x1EFF).contains(value)
            let expected =
                value == 0x130
                ? "i" : value == 0x2019 ? "'" : isMapped ? scalar.properties.lowercaseMapping : text
            #expect(CaselessForm.of(Array(text.utf8)) == Array(expected.utf8))
        }
    }

    @Test(
        "of words",
        arguments: [
            ("An", "an"), ("ÉÉN", "één"), ("Don’t", "don't"), ("ĲS", "ĳs"), ("ẞ", "ß"), ("", ""),
            ("E\u{301}", "e\u{301}"), ("Ω漢🎲", "Ω漢🎲"),
        ])
    func words(text: String, form: String) {
        #expect(CaselessForm.of(Array(text.utf8)) == Array(form.utf8))
    }

    @Test("leaves bytes that are no UTF-8 as they are") func malformed() {
        #expect(
            CaselessForm.of([0x41, 0xFF, 0x42, 0xC3, 0x41, 0xE2, 0x80]) == [
                0x61, 0xFF, 0x62, 0xC3, 0x61, 0xE2, 0x80,
            ])
    }
}

@Suite("The ladder of classes") struct LadderTests {
    @Test("gives the class of the level, or the next easier one that is there")
    func rung() {
        // Determiner, noun and adjective: `An apple is sweet` without its verb.
        let classes: LexicalClassSet = [
            LexicalClassSet(.determiner), LexicalClassSet(.noun), LexicalClassSet(.other),
        ]
        let expected: [LexicalClass?] = [nil, nil, .determiner, .determiner, .noun, .noun, .noun]
        #expect((0...6).map { classes.rung(level: $0) } == expected)
        for level in [7, 100, Int.max] { #expect(classes.rung(level: level) == .noun) }
        for level in [-1, Int.min] { #expect(classes.rung(level: level) == nil) }
        let all = LexicalClassSet(rawValue: 0xFF)
        #expect((1...6).map { all.rung(level: $0) } == LexicalClass.ladder)
        #expect(LexicalClassSet(.other).rung(level: 6) == nil)
        #expect(LexicalClassSet().rung(level: 6) == nil)
    }
}
