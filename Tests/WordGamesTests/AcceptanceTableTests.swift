import Testing

/// The 93 cases of the rules, each with the test that holds it: a missing test does not compile,
/// a missing or repeated number is found here.
@Suite("Acceptance table") struct AcceptanceTableTests {
    typealias Case<Suite> = (number: String, test: (Suite) -> () throws -> Void)

    static var guess: [Case<WordGuessAcceptanceTests>] {
        [
            ("A1", { $0.a1 }), ("A2", { $0.a2 }), ("A3", { $0.a3 }), ("A4", { $0.a4 }),
            ("A5", { $0.a5 }), ("A6", { $0.a6 }), ("A7", { $0.a7 }), ("A8", { $0.a8 }),
            ("A9", { $0.a9 }), ("A10", { $0.a10 }), ("A11", { $0.a11 }), ("A12", { $0.a12 }),
            ("A13", { $0.a13 }), ("A14", { $0.a14 }), ("A15", { $0.a15 }), ("A16", { $0.a16 }),
            ("A17", { $0.a17 }), ("A18", { $0.a18 }), ("A19", { $0.a19 }), ("A20", { $0.a20 }),
            ("A21", { $0.a21 }), ("A22", { $0.a22 }), ("A23", { $0.a23 }), ("A24", { $0.a24 }),
        ]
    }

    static var ghost: [Case<GhostAcceptanceTests>] {
        [
            ("B1", { $0.b1 }), ("B2", { $0.b2 }), ("B3", { $0.b3 }), ("B4", { $0.b4 }),
            ("B5", { $0.b5 }), ("B6", { $0.b6 }), ("B7", { $0.b7 }), ("B8", { $0.b8 }),
            ("B9", { $0.b9 }), ("B10", { $0.b10 }), ("B11", { $0.b11 }), ("B12", { $0.b12 }),
            ("B13", { $0.b13 }), ("B14", { $0.b14 }), ("B15", { $0.b15 }), ("B16", { $0.b16 }),
            ("B17", { $0.b17 }), ("B18", { $0.b18 }), ("B19", { $0.b19 }), ("B20", { $0.b20 }),
        ]
    }

    static var wordle: [Case<WordleAcceptanceTests>] {
        [
            ("C1", { $0.c1 }), ("C2", { $0.c2 }), ("C3", { $0.c3 }), ("C4", { $0.c4 }),
            ("C5", { $0.c5 }), ("C6", { $0.c6 }), ("C7", { $0.c7 }), ("C8", { $0.c8 }),
            ("C9", { $0.c9 }), ("C10", { $0.c10 }), ("C11", { $0.c11 }), ("C12", { $0.c12 }),
            ("C13", { $0.c13 }), ("C14", { $0.c14 }),
        ]
    }

    static var hangman: [Case<HangmanAcceptanceTests>] {
        [
            ("D1", { $0.d1 }), ("D2", { $0.d2 }), ("D3", { $0.d3 }), ("D4", { $0.d4 }),
            ("D5", { $0.d5 }), ("D6", { $0.d6 }), ("D7", { $0.d7 }), ("D8", { $0.d8 }),
            ("D9", { $0.d9 }), ("D10", { $0.d10 }), ("D11", { $0.d11 }), ("D12", { $0.d12 }),
        ]
    }

    static var fillMeUp: [Case<FillMeUpAcceptanceTests>] {
        [
            ("E1", { $0.e1 }), ("E2", { $0.e2 }), ("E3", { $0.e3 }), ("E4", { $0.e4 }),
            ("E5", { $0.e5 }), ("E6", { $0.e6 }), ("E7", { $0.e7 }), ("E8", { $0.e8 }),
            ("E9", { $0.e9 }), ("E10", { $0.e10 }), ("E11", { $0.e11 }), ("E12", { $0.e12 }),
            ("E13", { $0.e13 }), ("E14", { $0.e14 }), ("E15", { $0.e15 }), ("E16", { $0.e16 }),
            ("E17", { $0.e17 }), ("E18", { $0.e18 }), ("E19", { $0.e19 }), ("E20", { $0.e20 }),
            ("E21", { $0.e21 }), ("E22", { $0.e22 }), ("E23", { $0.e23 }),
        ]
    }

    @Test("each of the 93 acceptance cases has a test, and has it once") func complete() {
        let found =
            Self.guess.map(\.number) + Self.ghost.map(\.number) + Self.wordle.map(\.number)
            + Self.hangman.map(\.number) + Self.fillMeUp.map(\.number)
        let counts = [("A", 24), ("B", 20), ("C", 14), ("D", 12), ("E", 23)]
        let expected = counts.flatMap { letter, count in (1...count).map { "\(letter)\($0)" } }
        #expect(expected.count == 93)
        #expect(found == expected)
    }
}
