import DictModel
import DictReader
import Testing

@testable import WordGames

/// Section E of the rules: FillMeUp.
@Suite("Acceptance E, FillMeUp") struct FillMeUpAcceptanceTests {
    /// A sentence with a gap of each class, and with an adjective.
    private static let full =
        "Old/A* he/R* and/C* the/D* dog/N* ran/V* under/P* trees/N"

    /// The word that `level` hides in the only sentence of `sentences`.
    private func hidden(
        _ sentences: SentenceSet, level: Int, _ choice: FillMeUpGapChoice = .last, seed: UInt64 = 0
    ) -> String? {
        var random = SplitMix64(seed: seed)
        let gaps = sentences.gaps(at: 0, level: level, choice)
        guard let gap = random.element(of: gaps),
            let sentence = sentences.tokenised(at: 0)
        else { return nil }
        return String(decoding: sentence.form(of: sentence.tokens[gap.token]), as: UTF8.self)
    }

    private func game(
        _ sentences: SentenceSet, seed: UInt64 = 1
    ) throws -> (FillMeUpGame, SplitMix64) {
        var random = SplitMix64(seed: seed)
        let game = try #require(FillMeUpGame(in: sentences, using: &random))
        return (game, random)
    }

    /// Chooses the right option in all rows but the first `wrong` ones.
    private func fill(_ game: inout FillMeUpGame, wrong: Int = 0) throws {
        for (row, content) in game.round.rows.enumerated() {
            let right = try #require(game.round.options.firstIndex(of: content.answer))
            let option = row < wrong ? (right + 1) % game.round.options.count : right
            #expect(game.choose(option, row: row) == .chosen)
        }
    }

    @Test("E1: levels 1 to 6 hide preposition, determiner, verb, noun, pronoun, conjunction")
    func e1() throws {
        let sentences = try FillMeUpFixture.set([Self.full])
        let found = (1...6).map { hidden(sentences, level: $0) }
        #expect(found == ["under", "the", "ran", "dog", "he", "and"])
    }

    @Test("E2: above level 6 it stays at conjunctions") func e2() throws {
        let sentences = try FillMeUpFixture.set([Self.full])
        for level in [7, 8, 100, Int.max] { #expect(hidden(sentences, level: level) == "and") }
    }

    @Test("E3: a token of the class of the level is used where there is one") func e3() throws {
        let sentences = try FillMeUpFixture.random(200, seed: 3)
        for index in 0..<sentences.count {
            for (level, lexicalClass) in zip(1..., LexicalClass.ladder)
            where sentences.playable(at: index).contains(lexicalClass) {
                let gaps = sentences.gaps(at: index, level: level, .any)
                #expect(!gaps.isEmpty && gaps.allSatisfy { $0.lexicalClass == lexicalClass })
            }
        }
    }

    @Test("E4: where there is none, the next easier class, never a harder one") func e4() throws {
        let sentences = try FillMeUpFixture.random(200, seed: 4)
        for index in 0..<sentences.count {
            let classes = Set(sentences.gaps(at: index).map(\.lexicalClass))
            for level in 1...6 {
                var wanted = level
                while wanted > 0, !classes.contains(LexicalClass.ladder[wanted - 1]) { wanted -= 1 }
                guard wanted > 0 else { continue }
                let gaps = sentences.gaps(at: index, level: level, .last)
                #expect(
                    gaps.count == 1 && gaps.first?.lexicalClass == LexicalClass.ladder[wanted - 1])
            }
        }
    }

    @Test("E5: nothing down to prepositions gives the first gap of the sentence") func e5() throws {
        let sentences = try FillMeUpFixture.set(["Sweet/A* apples/N* rot/V* ./."])
        #expect(hidden(sentences, level: 1) == "Sweet")
        #expect(hidden(sentences, level: 2) == "Sweet")
        #expect(hidden(sentences, level: 3) == "rot")
    }

    @Test("E6: An apple is sweet hides An at level 1") func e6() throws {
        #expect(try hidden(FillMeUpFixture.apple(), level: 1) == "An")
    }

    @Test("E7: levels 2, 3 and 4 hide An, is and apple") func e7() throws {
        let sentences = try FillMeUpFixture.apple()
        #expect((2...4).map { hidden(sentences, level: $0) } == ["An", "is", "apple"])
    }

    @Test("E8: levels 5 and 6 fall back to apple") func e8() throws {
        let sentences = try FillMeUpFixture.apple()
        #expect((5...6).map { hidden(sentences, level: $0) } == ["apple", "apple"])
    }

    @Test("E9: of several tokens any is hidden, or the last") func e9() throws {
        let sentences = try FillMeUpFixture.set(["Cats/N* chase/V* mice/N* near/P barns/N*"])
        let seeds = 0..<30 as Range<UInt64>
        #expect(seeds.allSatisfy { hidden(sentences, level: 4, seed: $0) == "barns" })
        let any = seeds.map { hidden(sentences, level: 4, .any, seed: $0) }
        #expect(Set(any) == ["Cats", "mice", "barns"])
        #expect(any == seeds.map { hidden(sentences, level: 4, .any, seed: $0) })
    }

    @Test("E10: the hidden token is a range: is, not the is of this") func e10() throws {
        let sentences = try FillMeUpFixture.set(["This/R here/A is/V* in/P this's/A"])
        var (game, random) = try game(sentences)
        #expect(game.startNext(in: sentences, using: &random) == .started)
        let question = try #require(game.question(at: 0, in: sentences))
        #expect(question.gapBytes == ByteRange(offset: 10, length: 2))
        #expect(question.before == "This here " && question.text[question.gap] == "is")
        #expect(question.after == " in this's" && question.hidden == "is")
    }

    /// The real sentences where the project has them, and some made up.
    private func sets() throws -> [SentenceSet] {
        try Language.allCases.compactMap(RealPacks.sentences)
            + [FillMeUpFixture.random(300, seed: 11), FillMeUpFixture.apple()]
    }

    @Test("E11: the range of a gap is a whole token and gives the answer") func e11() throws {
        for sentences in try sets() {
            for index in 0..<sentences.count {
                let sentence = try #require(sentences.tokenised(at: index))
                for gap in sentences.gaps(at: index) {
                    let token = sentence.tokens[gap.token]
                    let form = Array(sentence.form(of: token))
                    #expect(CaselessForm.of(form) == sentences.answerText(gap.answer))
                    for border in [token.range.offset - 1, token.range.end]
                    where sentence.text.indices.contains(border) {
                        let byte = sentence.text[border] | 0x20
                        #expect(byte < 0x61 || byte > 0x7A)
                    }
                }
            }
        }
    }

    @Test("E12: punctuation is never hidden") func e12() throws {
        for sentences in try sets() {
            for index in 0..<sentences.count {
                let sentence = try #require(sentences.tokenised(at: index))
                for gap in sentences.gaps(at: index) {
                    let tag = sentence.tokens[gap.token].tag
                    #expect(tag != .punctuation && tag != .symbol)
                }
            }
        }
    }

    @Test("E13: the options are the hidden words of the screen, shuffled") func e13() throws {
        let sentences = try FillMeUpFixture.random(300, seed: 13)
        var orders = 0
        for seed in 0..<20 as Range<UInt64> {
            let (game, _) = try game(sentences, seed: seed)
            let answers = game.round.rows.map(\.answer)
            #expect(game.round.options.sorted() == answers.sorted())
            if game.round.options != answers { orders += 1 }
            let hidden = (0..<answers.count).map { row in
                CaselessForm.of(Array(game.question(at: row, in: sentences)?.hiddenText ?? []))
            }
            #expect(Set(game.optionTexts(in: sentences)) == Set(hidden))
        }
        #expect(orders >= 19)
    }

    @Test("E14: no word is an option twice, an option may be used twice, and equal is right")
    func e14() throws {
        let sentences = try FillMeUpFixture.set([
            "He/R sat/V in/P* rain/N", "She/R hid/V In/P* snow/N", "We/R sat/V on/P* sand/N",
        ])
        var (game, _) = try game(sentences)
        #expect(game.round.rows.count == 2)
        #expect(Set(game.optionTexts(in: sentences)) == Set(GameFixture.words("in on")))
        #expect(game.choose("In", row: 0, in: sentences) == .chosen)
        #expect(game.choose("in", row: 1, in: sentences) == .chosen)
        guard case .counted(let results) = game.submit() else { return #expect(Bool(false)) }
        #expect(results.rightCount == 1 && !results.isLevelUp)
    }

    @Test("E15: an option fills the blank, and another replaces it") func e15() throws {
        let sentences = try FillMeUpFixture.random(100, seed: 15)
        var (game, _) = try game(sentences)
        #expect(game.question(at: 2, in: sentences)?.choice == nil)
        for option in [3, 0, 5] {
            #expect(game.choose(option, row: 2) == .chosen)
            let text = game.optionTexts(in: sentences)[option]
            #expect(game.question(at: 2, in: sentences)?.choiceText == text)
        }
        #expect(game.choose(nil, row: 2) == .chosen && game.round.rows[2].choice == nil)
        #expect(game.choose(0, row: game.round.rows.count) == .noSuchRow)
        #expect(game.choose(0, row: -1) == .noSuchRow)
        #expect(game.choose(game.round.options.count, row: 0) == .noSuchOption)
        #expect(game.choose(Int.min, row: 0) == .noSuchOption)
        #expect(game.choose("nonsense", row: 0, in: sentences) == .noSuchOption)
    }

    @Test("E16: an answer is right where it equals the hidden word, case apart") func e16() throws {
        let sentences = try FillMeUpFixture.set(["AN/D* apple/N is/V sweet/A"])
        for text in ["an", "An", "AN"] {
            var (game, _) = try game(sentences)
            #expect(game.choose(text, row: 0, in: sentences) == .chosen)
            guard case .counted(let results) = game.submit() else { return #expect(Bool(false)) }
            #expect(results.rightCount == 1)
        }
    }

    @Test("E17: all answers right raise the level") func e17() throws {
        let sentences = try FillMeUpFixture.random(300, seed: 17)
        var (game, random) = try game(sentences)
        for level in 1...8 {
            #expect(game.level == level && game.round.level == level)
            try fill(&game)
            guard case .counted(let results) = game.submit() else { return #expect(Bool(false)) }
            #expect(results.isLevelUp && game.level == level + 1)
            #expect(game.startNext(in: sentences, using: &random) == .started)
        }
    }

    @Test("E18: a wrong answer keeps the level, and the results tell the right ones")
    func e18() throws {
        let sentences = try FillMeUpFixture.random(300, seed: 18)
        var (game, random) = try game(sentences)
        try fill(&game, wrong: 1)
        #expect(game.choose(nil, row: 1) == .chosen)
        guard case .counted(let results) = game.submit() else { return #expect(Bool(false)) }
        #expect(!results.isLevelUp && game.level == 1 && results.level == 1)
        #expect(results.rows.map(\.answer) == game.round.rows.map(\.answer))
        #expect(results.rows.map(\.isRight) == [false, false] + Array(repeating: true, count: 8))
        #expect(results.rows[1].chosen == nil && game.round.results == results)
        #expect(game.choose(0, row: 0) == .roundOver)
        #expect(game.startNext(in: sentences, using: &random) == .started)
        #expect(game.round.level == 1 && game.round.results == nil)
    }

    @Test("E19: the score is the sum of right answers, each screen counted once") func e19() throws
    {
        let sentences = try FillMeUpFixture.random(300, seed: 19)
        var (game, random) = try game(sentences)
        try fill(&game, wrong: 3)
        guard case .counted(let results) = game.submit() else { return #expect(Bool(false)) }
        #expect(results.rightCount == 7 && game.score == 7)
        #expect(game.submit() == .countedBefore(results))
        #expect(game.score == 7 && game.level == 1)
        #expect(game.startNext(in: sentences, using: &random) == .started)
        try fill(&game)
        _ = game.submit()
        #expect(game.score == 17 && game.level == 2)
    }

    @Test("E20: replay is level 1 with score 0") func e20() throws {
        let sentences = try FillMeUpFixture.random(300, seed: 20)
        var (game, random) = try game(sentences)
        try fill(&game)
        _ = game.submit()
        #expect(game.replay(in: sentences, using: &random) == .started)
        #expect(game.level == 1 && game.score == 0 && game.round.level == 1)
        #expect(game.round.results == nil && game.round.rows.allSatisfy { $0.choice == nil })
    }

    @Test("E21: 10 sentences at level 1, one more a level; a short file can be passed")
    func e21() throws {
        #expect((1...4).map(FillMeUpRound.rowCount) == [10, 11, 12, 13])
        let sentences = try FillMeUpFixture.random(400, seed: 21)
        var (game, random) = try game(sentences)
        for level in 1...4 {
            #expect(game.round.rows.count == 9 + level)
            try fill(&game)
            _ = game.submit()
            _ = game.startNext(in: sentences, using: &random)
        }
        let short = try FillMeUpFixture.set([
            "He/R sat/V in/P* rain/N", "We/R sat/V on/P* sand/N",
        ])
        var (small, _) = try self.game(short)
        #expect(small.round.rows.count == 2)
        try fill(&small)
        _ = small.submit()
        #expect(small.level == 2)
    }

    @Test("E22: every sentence has a gap, and each level has enough of its class") func e22() throws
    {
        for sentences in try sets().dropLast() {
            for index in 0..<sentences.count { #expect(!sentences.gaps(at: index).isEmpty) }
            for (level, lexicalClass) in zip(1..., LexicalClass.ladder) {
                let exact = (0..<sentences.count).filter {
                    sentences.playable(at: $0).contains(lexicalClass)
                }
                #expect(exact.count >= FillMeUpRound.rowCount(level: level))
                #expect(exact.count == sentences.count(playing: lexicalClass))
            }
        }
    }

    @Test("E23: content differs from screen to screen, from the file alone") func e23() throws {
        let sentences = try FillMeUpFixture.random(400, seed: 23, words: 200)
        var (game, random) = try game(sentences)
        var seen: Set<Int> = []
        for _ in 0..<20 {
            let rows = game.round.rows.map(\.sentence)
            #expect(rows.count == 10 && seen.isDisjoint(with: rows))
            seen.formUnion(rows)
            #expect(game.startNext(in: sentences, using: &random) == .started)
        }
    }
}
