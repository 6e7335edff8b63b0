import DictLexicon
import DictModel
import Testing

@Suite("The rules of the lexicon") struct LexiconRulesTests {
    static let examples: [(String, Rejection?)] = [
        ("peafowl", nil), ("café", nil), ("a", nil), ("ĳs", nil),
        (String(repeating: "x", count: 64), nil), (String(repeating: "x", count: 65), .tooLong),
        (String(repeating: "ß", count: 33), .tooLong),
        ("Paris", .name), ("Paris's", .name), ("'s-Gravenhage", .name), ("IJsland", .name),
        ("De Koog", .name), ("NATO", .abbreviation), ("N.O.", .abbreviation),
        ("kWh", .innerCapital),
        ("peafowl's", .apostrophe), ("e-mail", .hyphen), ("a b", .space), ("m2", .digit),
        ("42-jarige", .digit), ("27MC", .digit), ("etc.", .period), ("€10-biljet", .symbol),
        ("p\u{430}ard", .letterOutsideAlphabet), ("λόγος", .letterOutsideAlphabet),
        ("a\u{200B}b", .invisible), ("a\u{202E}b", .control), ("\u{301}a", .looseMark),
        ("cafÃ©", .symbol), ("", .empty), ("😀", .symbol),
    ]

    @Test("each spelling has one reason, the most telling", arguments: examples)
    func reasons(spelling: String, expected: Rejection?) {
        #expect(reason(Array(spelling.utf8)) == expected)
    }

    @Test("bad bytes are told first")
    func malformed() {
        #expect(reason([0x50, 0x2D, 0xE9]) == .malformed)
    }

    @Test("capitals are letters where the rules fold them")
    func folded() {
        let rules = LexiconRules(capitals: .folded)
        #expect(reason(Array("PEAFOWL".utf8), rules) == nil)
        #expect(reason(Array("PEAFOWL'S".utf8), rules) == .apostrophe)
    }

    @Test("the names of the reasons and their sentences differ")
    func names() {
        #expect(Set(Rejection.allCases.map(\.rawValue)).count == Rejection.allCases.count)
        #expect(Set(Rejection.allCases.map(\.summary)).count == Rejection.allCases.count)
    }

    private func reason(_ bytes: [UInt8], _ rules: LexiconRules = LexiconRules()) -> Rejection? {
        var letters: [UInt8] = []
        let traits = Folding(.dutch).fold(bytes.span, into: &letters)
        return rules.rejection(of: traits, letters: letters.count)
    }
}
