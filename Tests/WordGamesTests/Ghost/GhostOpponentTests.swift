import DictModel
import DictReader
import DictTestSupport
import Testing

@testable import WordGames

@Suite("The computer at Ghost") struct GhostOpponentTests {
    /// How many of `games` games the computer with `strength` wins at the first place.
    private func wins(
        _ strength: GhostStrength, against other: GhostStrength, games: Int, in lexicon: Lexicon
    ) -> Int {
        var random = SplitMix64(seed: 7)
        var game = GhostGame(
            GhostPlayer(name: "A", strength: strength), GhostPlayer(name: "B", strength: other),
            in: lexicon)
        for number in 0..<games {
            game.restart(starter: number % 2 == 0 ? .first : .second)
            while game.round.end == nil {
                let answer = game.sayAsComputer(in: lexicon, using: &random)
                guard answer != .otherArtefact else { return -1 }
            }
        }
        #expect(game.first.wins + game.second.wins == games)
        return game.first.wins
    }

    @Test("a stronger computer wins more") func strengths() throws {
        var random = SeededGenerator(seed: 3)
        let words = (0..<400).map { _ in
            String(decoding: WordShape.word(3...8, Array("aeinrst".utf8), &random), as: UTF8.self)
        }
        let lexicon = try GameFixture.lexicon(words.joined(separator: " "))
        #expect(wins(.hard, against: .easy, games: 400, in: lexicon) > 250)
        #expect(wins(.hard, against: .medium, games: 400, in: lexicon) > 210)
        #expect(wins(.medium, against: .easy, games: 400, in: lexicon) > 210)
    }

    @Test(
        "the hard computer never loses a won position but the first",
        arguments: 0..<20 as Range<UInt64>)
    func perfect(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let words = (0..<80).map { _ in
            String(decoding: WordShape.word(1...7, Array("abc".utf8), &random), as: UTF8.self)
        }
        let lexicon = try GameFixture.lexicon(words.joined(separator: " "))
        var draws = SplitMix64(seed: seed)
        for _ in 0..<20 {
            var game = GhostGame(
                GhostPlayer(name: "A", strength: .hard), GhostPlayer(name: "B"), in: lexicon,
                starter: draws.happens(oneIn: 2) ? .first : .second)
            var isWon = false
            while let mover = game.round.mover {
                let analysis = GhostAnalysis(of: game.round.letters.span, in: lexicon, limit: 0)
                if mover == .first {
                    isWon = isWon || analysis.moverWins && !game.round.letters.isEmpty
                    _ = game.sayAsComputer(in: lexicon, using: &draws)
                } else {
                    let letter = draws.element(of: analysis.nextBytes) ?? 0x61
                    _ = game.say([letter], in: lexicon)
                }
            }
            #expect(!isWon || game.round.winner == .first)
        }
    }

    @Test("the hard computer begins with a letter that wins, or that loses last") func openings()
        throws
    {
        // A, B and D win; S loses with the seventh letter, and C with the fifth.
        let lexicon = try GameFixture.lexicon("abed bounce curds dote sampler")
        let opponent = GhostOpponent(strength: .hard)
        var random = SplitMix64(seed: 1)
        let letters = Set(
            (0..<100).map { _ in opponent.letter(after: [], in: lexicon, using: &random) })
        #expect(GameFixture.text(letters.sorted()) == "abds")
    }

    @Test("only who has the turn may move") func turns() throws {
        let lexicon = try GameFixture.ghostWords()
        var random = SplitMix64(seed: 1)
        var game = GhostGame(
            GhostPlayer(name: "A"), GhostPlayer(name: "B", strength: .easy), in: lexicon)
        #expect(game.sayAsComputer(in: lexicon, using: &random) == .ignored(.humansTurn))
        #expect(game.say("p", in: lexicon) == .added(0x70))
        #expect(game.say("e", in: lexicon) == .ignored(.computersTurn))
        #expect(game.sayAsComputer(in: lexicon, using: &random) == .added(0x65))
        game.seat(GhostPlayer(name: "C"), GhostPlayer(name: "D"))
        #expect(game.round.letters.isEmpty && game.player(.second).nameText == [0x44])
    }
}
