import DictCompiler
import DictModel
import Testing

@Suite("The phrases of a pack") struct PhraseRulesTests {
    @Test(
        "short forms are familiar where their word is",
        arguments: [
            ("don't", true), ("it's", true), ("dogs'", true), ("o'clock", true), ("can't", true),
            ("it,", true), ("zebra's", false), ("zebra", false), ("'it", true), ("1984", true),
        ])
    func shortForms(token: String, isFamiliar: Bool) {
        let words = PhraseWords(.english) {
            ["do", "it", "dogs"].map { Array($0.utf8) }.contains($0)
        }
        #expect(words.isFamiliar(Array(token.utf8)) == isFamiliar)
    }

    static func rules() -> PhraseRules {
        let words = "better late than never zebra dirty word café".split(separator: " ")
        return PhraseRules(
            .english, familiar: Set(words.filter { $0 != "zebra" }.map { letters(String($0)) }),
            unwanted: Expressions([["late", "never"].map(letters)]),
            isBlocked: { $0 == letters("dirty") })
    }

    static func letters(_ text: String) -> [UInt8] {
        var letters: [UInt8] = []
        _ = Folding(.english).fold(Array(text.utf8).span, into: &letters)
        return letters
    }

    static let dropped: [(String, PhraseRules.Rule, detail: String?)] = [
        ("better 😀 never", .characters, nil), ("better нет never", .characters, nil),
        ("- 1984 -", .characters, nil), ("late", .tooShort, "4 letters"),
        ("better late than never better late", .tooLong, "29 letters"),
        ("never a dirty word", .blocked, "dirty"), ("better zebra", .unfamiliar, "zebra"),
        ("Better late, never late", .unfamiliar, "late never"),
        ("late-Never word", .unfamiliar, "late never"),
    ]

    @Test("a phrase that breaks a rule is dropped for it", arguments: dropped)
    func drops(text: String, rule: PhraseRules.Rule, detail: String?) {
        var rules = Self.rules()
        #expect(rules.judge(Array(text.utf8)) == .dropped(rule, detail: detail))
    }

    @Test("a phrase is accepted once, whatever its capitals, accents and signs")
    func accepts() {
        var rules = Self.rules()
        let words = ["better", "late", "than", "never"].map { Self.letters($0) }
        #expect(rules.judge(Array("Better late than never!".utf8)) == .accepted(words))
        #expect(
            rules.judge(Array("better late-than Never".utf8)) == .dropped(.duplicate, detail: nil))
        #expect(
            rules.judge(Array("never, café".utf8))
                == .accepted([Self.letters("never"), Self.letters("cafe")]))
    }
}
