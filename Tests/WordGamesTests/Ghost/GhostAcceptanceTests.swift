import DictCompiler
import DictLexicon
import DictModel
import DictReader
import Foundation
import Testing

@testable import WordGames

/// Section B of the rules: Ghost.
@Suite("Acceptance B, Ghost") struct GhostAcceptanceTests {
    private static let players = (GhostPlayer(name: "Ann"), GhostPlayer(name: "Bob"))

    /// A game of two humans after the letters of `text`, and the last answer.
    private func played(
        _ text: String, in lexicon: Lexicon? = nil
    ) throws -> (GhostGame, GhostAnswer?, Lexicon) {
        let lexicon = try lexicon ?? GameFixture.ghostWords()
        var game = GhostGame(Self.players.0, Self.players.1, in: lexicon)
        var answer: GhostAnswer?
        for letter in text { answer = game.say(String(letter), in: lexicon) }
        return (game, answer, lexicon)
    }

    private func next(_ fragment: String, in lexicon: Lexicon) -> [UInt8] {
        GhostAnalysis(of: Array(fragment.utf8).span, in: lexicon).nextBytes
    }

    @Test("B1: PEA, a word of 3 letters, goes on") func b1() throws {
        let (game, answer, _) = try played("PEA")
        #expect(answer == .added(UInt8(ascii: "a")))
        #expect(game.round.end == nil && game.winner == nil)
    }

    @Test("B2: who makes PEAR loses") func b2() throws {
        let (game, answer, _) = try played("PEAR")
        #expect(answer == .ended(.word))
        #expect(game.round.loser == .second && game.winner?.name == "Ann")
    }

    @Test("B3: who makes QZ loses") func b3() throws {
        let (game, answer, _) = try played("QZ")
        #expect(answer == .ended(.dead) && game.round.loser == .second)
    }

    @Test("B4: in English only O follows PEAF, and only PEAFOWL can come of it") func b4() throws {
        let lexicon = try RealPacks.lexicon(.english)
        let analysis = GhostAnalysis(of: Array("peaf".utf8).span, in: lexicon)
        #expect(analysis.nextBytes == Array("o".utf8))
        #expect(
            GameFixture.texts(analysis.playableLetters) == ["peafowl"]
                && analysis.playableCount == 1)
    }

    @Test("B5: W follows PEAFO, and L follows PEAFOW") func b5() throws {
        let lexicon = try RealPacks.lexicon(.english)
        #expect(next("peafo", in: lexicon) == Array("w".utf8))
        #expect(next("peafow", in: lexicon) == Array("l".utf8))
    }

    @Test("B6: PEAFOWL ends the game, and who said L loses") func b6() throws {
        let (game, answer, _) = try played("PEAFOWL", in: RealPacks.lexicon(.english))
        #expect(answer == .ended(.word) && game.round.loser == .first)
    }

    @Test("B7: who makes PEAFA loses") func b7() throws {
        let (game, answer, _) = try played("PEAFA", in: RealPacks.lexicon(.english))
        #expect(answer == .ended(.dead) && game.round.loser == .first)
    }

    @Test("B8: P E A F O W L in turn, and player 2 wins since PEAFOWL is a word") func b8() throws {
        let lexicon = try RealPacks.lexicon(.english)
        var game = GhostGame(Self.players.0, Self.players.1, in: lexicon)
        for (index, letter) in ["P", "E", "A", "F", "O", "W", "L"].enumerated() {
            #expect(game.round.mover == (index % 2 == 0 ? .first : .second))
            let answer = game.say(letter, in: lexicon)
            let byte = UInt8(ascii: letter.lowercased().unicodeScalars.first ?? " ")
            #expect(answer == (index == 6 ? .ended(.word) : .added(byte)))
        }
        #expect(game.round.winner == .second && game.second.wins == 1 && game.first.wins == 0)
        #expect(game.round.end == .word && game.round.letters == Array("peafowl".utf8))
        #expect(game.say("s", in: lexicon) == .ignored(.roundOver))
        game.restart()
        #expect(game.round.mover == .second && game.round.letters.isEmpty)
        #expect(game.second.wins == 1)
    }

    @Test("B9: a short word that begins no longer one is a dead fragment") func b9() throws {
        let (game, answer, _) = try played("HAH")
        #expect(answer == .ended(.dead) && game.round.loser == .first)
        for language in Language.allCases {
            let lexicon = try RealPacks.lexicon(language)
            let short = try lexicon.words(matching: Array("???".utf8).span, limit: 10_000)
                .filter { lexicon.count(startingWith: $0.span) == 1 }
            #expect(short.count > 20)
            for word in short {
                let analysis = GhostAnalysis(of: word.span, in: lexicon, limit: 0)
                #expect(analysis.end?.reason == .dead)
            }
        }
    }

    @Test("B10: the two reasons for the end are told apart, after each letter") func b10() throws {
        #expect(try played("ROSE").0.round.end == .word)
        #expect(try played("ROX").0.round.end == .dead)
        #expect(try played("ZAX").0.round.end == .dead)
        #expect(try played("X").0.round.end == .dead)
        // Both at once: a word that no longer word begins with.
        #expect(try played("PEARL").0.round.letters == Array("pear".utf8))
    }

    @Test("B11: p and P are the same letter") func b11() throws {
        #expect(try played("peaf").0 == played("PEAF").0)
    }

    @Test("B12: what is not one letter is ignored without a penalty") func b12() throws {
        var (game, _, lexicon) = try played("PE")
        let before = game
        for text in ["", "AB", "1", "!", " ", "a ", "🎲", "\n", "'", "-"] {
            #expect(game.say(text, in: lexicon) == .ignored(.notOneLetter))
        }
        #expect(game.say([0xC3], in: lexicon) == .ignored(.notOneLetter))
        #expect(game == before && game.round.mover == .first)
    }

    @Test("B13: a letter may come again; an input that arrives twice is ignored") func b13() throws
    {
        let (game, answer, _) = try played("BALLOON")
        #expect(answer == .ended(.word) && game.round.letters == Array("balloon".utf8))
        var (open, _, lexicon) = try played("BAL")
        #expect(open.say("L", turn: 3, in: lexicon) == .added(UInt8(ascii: "l")))
        #expect(open.say("L", turn: 3, in: lexicon) == .ignored(.alreadySaid))
        #expect(open.round.letters == Array("ball".utf8))
    }

    @Test("B14: English and Dutch can be chosen") func b14() throws {
        for language in Language.allCases {
            let lexicon = try RealPacks.lexicon(language)
            #expect(lexicon.language == language)
            #expect(
                GhostGame(Self.players.0, Self.players.1, in: lexicon).language == language)
        }
        #expect(
            try played("FIETS", in: RealPacks.lexicon(.dutch)).0.round.end == .word)
    }

    @Test("B15: another language restarts the round, and is kept") func b15() throws {
        var (game, _, _) = try played("PEAR")
        game.restart()
        let english = try GameFixture.ghostWords()
        _ = game.say("P", in: english)
        let dutch = try GameFixture.lexicon("fiets fietsen huis", .dutch)
        game.change(to: dutch)
        #expect(game.language == .dutch && game.round.letters.isEmpty && game.first.wins == 1)
        #expect(game.say("P", in: english) == .otherArtefact)
        #expect(game.say("F", in: dutch) == .added(UInt8(ascii: "f")))
        let saved = game
        game.change(to: dutch)
        #expect(game == saved)
        #expect(try GameFixture.saved(game).language == .dutch)
    }

    @Test("B16: the words are a repeatable function of the list, and drops are counted")
    func b16() throws {
        let lines = ["pear", "Paris", "don't", "peafowl", "café", "x-ray", "route66", "pear"]
        func build(_ lines: [String]) throws -> (NormalisedLexicon, [UInt8]) {
            var builder = LexiconBuilder(language: .english)
            for (index, line) in lines.enumerated() {
                try builder.add(Array(line.utf8).span, file: 0, line: index + 1)
            }
            let lexicon = builder.finish()
            return (lexicon, try LexiconArtefact.bytes(of: lexicon.words, language: .english))
        }
        let (lexicon, bytes) = try build(lines)
        #expect(try bytes == build(lines).1 && bytes == build(lines.reversed()).1)
        #expect(lexicon.words.count == 3 && lexicon.rejections.total == 4)
        for reason in [Rejection.name, .apostrophe, .hyphen, .digit] {
            #expect(lexicon.rejections.count(of: reason) == 1)
        }
    }

    @Test("B17: a restored fragment gives the same answers; another lexicon is noticed")
    func b17() throws {
        var (game, _, lexicon) = try played("PEA")
        game.first.wins = 3
        var saved = try GameFixture.saved(game)
        #expect(saved == game && saved.restore(with: lexicon) == .restored && saved == game)
        #expect(saved.say("R", in: lexicon) == game.say("R", in: lexicon) && saved == game)
        var other = try GameFixture.saved(played("PEA").0)
        other.first.wins = 3
        let shorter = try GameFixture.lexicon("pea peafowl")
        #expect(other.restore(with: shorter) == .otherArtefact)
        #expect(other.round.letters.isEmpty && other.first.wins == 3)
        #expect(other.say("P", in: shorter) == .added(UInt8(ascii: "p")))
    }

    @Test("B18: the reader maps its file and keeps no copy") func b18() throws {
        let path = try RealPacks.path(.dutch, "lexicon")
        let lexicon = try Lexicon(contentsOf: path)
        #expect(lexicon.count > 100_000)
        #if os(Linux)
            // A string of the whole file would have its first page only: such files have no size.
            let maps = try withExtendedLifetime(lexicon) {
                try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/maps")).readToEnd()
            }
            let isMapped = String(decoding: try #require(maps), as: UTF8.self)
                .split(separator: "\n")
                .contains { $0.contains("nl.lexicon") && $0.contains(" r--p ") }
            #expect(isMapped)
        #endif
    }

    @Test("B19: no damaged lexicon and no input traps") func b19() throws {
        var builder = WordListBuilder()
        for word in GameFixture.words("balloon hah pea peafowl pear pearl rose zax") {
            builder.append(word)
        }
        let file = try LexiconArtefact.bytes(of: builder.finish(), language: .english)
        var random = SplitMix64(seed: 19)
        for bit in 0..<file.count * 8 {
            var bytes = file
            bytes[bit / 8] ^= 1 << (bit % 8)
            guard let lexicon = try? Lexicon(ArtefactBytes(bytes), .trusting) else { continue }
            var game = GhostGame(
                GhostPlayer(name: "Ann"), GhostPlayer(name: "", strength: .hard), in: lexicon)
            for _ in 0..<8 {
                _ = game.say([random.element(of: Array("peafowl1".utf8)) ?? 0], in: lexicon)
                _ = game.sayAsComputer(in: lexicon, using: &random)
            }
            _ = game.restore(with: lexicon)
        }
        for length in stride(from: 0, to: file.count, by: 7) {
            #expect(throws: (any Error).self) {
                try Lexicon(ArtefactBytes(Array(file.prefix(length))))
            }
        }
    }

    @Test("B20: accents are folded as in the words; other letters are ignored") func b20() throws {
        let lexicon = try GameFixture.lexicon("een ijs ijsje eenden", .dutch)
        var game = GhostGame(Self.players.0, Self.players.1, in: lexicon)
        #expect(game.say("Ë", in: lexicon) == .added(UInt8(ascii: "e")))
        #expect(game.say("e\u{308}", in: lexicon) == .added(UInt8(ascii: "e")))
        for text in ["ĳ", "IJ", "ß", "æ", "α", "Ж"] {
            #expect(game.say(text, in: lexicon) == .ignored(.notOneLetter))
        }
    }

    @Test("a word that people know is cut short by another one only", arguments: Language.allCases)
    func reach(language: Language) throws {
        let lexicon = try RealPacks.lexicon(language)
        var (fair, cut) = (0, 0)
        try lexicon.forEachWord(startingWith: [UInt8]().span) { word in
            guard lexicon.isFair(word), var place = lexicon.cursor(at: [UInt8]().span) else {
                return true
            }
            fair += 1
            for index in 0..<word.count - 1 {
                guard let child = place.child(word[index]) else { return false }
                place = child
                guard GhostTree.end(of: place, length: index + 1) == nil else {
                    if !place.isFair { cut += 1 }
                    return true
                }
            }
            return true
        }
        #expect(fair > 20_000 && cut == 0)
    }
}
