import DictTestSupport
import Foundation
import Testing

@Suite("dictc play ghost, by script") struct PlayGhostTests {
    static let peafowl = ["Ann", "Bob", "P", "E", "A", "F", "O", "W", "L"]

    @Test("PEAFOWL: player 1 says L and loses, because it is a word") func example() throws {
        let sandbox = try PlayFixture.sandbox()
        let run = try sandbox.play("ghost", Self.peafowl)
        #expect(run.status == 0 && run.errors.isEmpty)
        try PlayGolden.expect(run.output, "ghost-peafowl")
        #expect(run.output.contains("Bob wins: PEAFOWL is a word, and Ann said L."))
        #expect(run.output.contains("1. Bob: 1 win *"))
    }

    @Test(
        "each end of a round names its reason and who lost",
        arguments: [
            (["q", "z"], "Bob wins: no word starts with Q, and Ann said Q."),
            (
                ["p", "z"],
                "Ann wins: no word starts with PZ, and Bob said Z.\nPEAFOWL was still possible."
            ),
            (["P", "E", "A", "r"], "Ann wins: PEAR is a word, and Bob said R."),
            (["h", "a", "h"], "Bob wins: nothing longer starts with HAH, and Ann said H."),
            (["p", "e", "a", "f", "a"], "Bob wins: no word starts with PEAFA, and Ann said A."),
        ])
    func ends(letters: [String], end: String) throws {
        let run = try PlayFixture.sandbox().play("ghost --names Ann,Bob", letters)
        #expect(run.output.contains(end), "\(run.output)")
        #expect(run.status == 0)
    }

    @Test("QZ ends where words begin with Q") func deadPair() throws {
        let sandbox = try PlayFixture.sandbox()
        try sandbox.compile(["quiz", "peafowl"], to: "packs/en.lexicon")
        let run = try sandbox.play("ghost", ["Ann", "Bob", "Q", "Z"])
        #expect(run.output.contains("Ann wins: no word starts with QZ, and Bob said Z."))
    }

    @Test("what is no letter is ignored and costs no turn")
    func ignored() throws {
        let lines = [
            "", "p3", "3", "pe", "?", "ж", "\u{1B}[2J", "é", String(repeating: "p", count: 9_000),
        ]
        let run = try PlayFixture.sandbox().play("ghost --names Ann,Bob", ["p"] + lines + ["a"])
        // The E with its accent is the letter E; the A after it is Ann's.
        #expect(run.output.contains("PE_  Ann's turn"))
        #expect(run.output.hasSuffix("PEA_  Bob's turn\n"), "\(run.output)")
        #expect(!run.output.utf8.contains(0x1B))
        #expect(run.status == 0)
    }

    @Test("a Dutch round, and the language is the preference from then on") func dutch() throws {
        let sandbox = try PlayFixture.sandbox()
        let run = try sandbox.play(
            "ghost --language nl", ["Ann", "Bob"] + "fiets".map(String.init))
        try PlayGolden.expect(run.output, "ghost-dutch")
        let next = try sandbox.play("ghost", ["Ann", "Bob", "g"])
        #expect(next.output.contains("Ghost (Nederlands)"))
        #expect(try sandbox.archive().contains(#""language" : "nl""#))
    }

    @Test("a change of the language restarts the round") func languageChange() throws {
        let sandbox = try PlayFixture.sandbox()
        let run = try sandbox.play(
            "ghost --names Ann,Bob", ["p", "e", ":language nl", "f", ":language xx", "i"])
        #expect(run.output.contains("PE_  Ann's turn\nGhost (Nederlands): Ann tegen Bob\n"))
        #expect(run.output.contains("\n_  Ann is aan de beurt\nF_  Bob is aan de beurt\n"))
        #expect(run.output.contains("onbekende taal \"xx\""))
        #expect(run.output.hasSuffix("FI_  Ann is aan de beurt\n"))
        try sandbox.remove("packs/en.lexicon")
        let missing = try sandbox.play("ghost --names Ann,Bob", [":language en", "e"])
        #expect(missing.output.contains("packs/en.lexicon: no such file"))
        #expect(missing.output.hasSuffix("FIE_  Bob is aan de beurt\n"))
    }

    @Test("the input ends in the middle: the same players go on, others begin anew")
    func resumed() throws {
        let sandbox = try PlayFixture.sandbox()
        #expect(try sandbox.play("ghost", ["Ann", "Bob", "P", "E"]).status == 0)
        let same = try sandbox.play("ghost", ["Ann", "Bob", "A"])
        #expect(same.output.hasPrefix("Resuming your saved game.\n"))
        #expect(same.output.hasSuffix("PEA_  Bob's turn\n"))
        let others = try sandbox.play("ghost", ["Ann", "Cid", "A"])
        #expect(others.output.contains("\n_  Ann's turn\nA_  Cid's turn\n"))
    }

    @Test("names: they are asked until there are two, and all are remembered") func names() throws {
        let sandbox = try PlayFixture.sandbox()
        let run = try sandbox.play(
            "ghost", ["", "Ann", "Ann", "\u{202E}x", String(repeating: "n", count: 41), "Zoë", "p"])
        #expect(run.output.contains("Ghost (English): Ann against Zoë"))
        #expect(try sandbox.archive().contains(#""Zoë""#))
        for names in ["Ann", "Ann,Ann", "Ann,", "A,B,C", "''", "$'a\\eb',c"] {
            #expect(try sandbox.play("ghost --names \(names)").status == 64, "\(names)")
        }
    }

    @Test("the computer answers, and its strength is kept", arguments: ["easy", "medium", "hard"])
    func computer(strength: String) throws {
        let sandbox = try PlayFixture.sandbox()
        let run = try sandbox.play("ghost --seed 3 --computer \(strength)", ["Ann", "p"])
        #expect(run.output.contains("Computer says E."), "\(run.output)")
        #expect(run.output.hasSuffix("PE_  Ann's turn\n"))
        let next = try sandbox.play("ghost --computer \(strength) --names Ann", ["a"])
        #expect(next.output.contains("Resuming your saved game."))
        #expect(try sandbox.archive().contains("\"names\" : [\n    \"Ann\"\n  ]"))
        #expect(try sandbox.play("wordle --computer hard").status == 64)
    }

    @Test("rounds that are won count in the high score list, also with other games between")
    func highScores() throws {
        let sandbox = try PlayFixture.sandbox()
        for _ in 0..<2 { _ = try sandbox.play("ghost", Self.peafowl) }
        _ = try sandbox.play("wordle --seed 1", ["abbey", "crane", "moist"])
        _ = try sandbox.play("ghost", ["Bob", "Cid", "p", "z"])
        let run = try sandbox.play(
            "ghost --names Ann,Bob", [":scores", ":new", "p", ":help", ":nope"])
        #expect(run.output.contains("High scores of Ghost\n  1. Bob: 3 wins\n"))
        #expect(run.output.contains(":quit  save the game"))
        #expect(run.output.contains("unknown command \":nope\""))
    }

    @Test("what the computer wins is in no list, and no player takes its name")
    func computerScores() throws {
        let sandbox = try PlayFixture.sandbox()
        let run = try sandbox.play("ghost --seed 3 --computer hard", ["Ann", "z", "z", ":scores"])
        #expect(run.output.contains("Computer wins: no word starts with "), "\(run.output)")
        #expect(run.output.hasSuffix("\nHigh scores of Ghost\n  no wins yet\n"), "\(run.output)")
        #expect(try !sandbox.archive().contains("Computer"))
        #expect(try sandbox.play("ghost --names Ann,Computer").status == 64)
    }

    @Test("--json gives the state as one line a move") func json() throws {
        let run = try PlayFixture.sandbox().play("ghost --json", Self.peafowl)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 8)
        #expect(
            lines.last?.hasPrefix(
                #"{"schema":1,"game":"ghost","language":"en","players":["Ann","Bob"],"#
                    + #""fragment":"peafowl","mover":null,"winner":"Bob","reason":"word","text":["#)
                == true)
    }
}
