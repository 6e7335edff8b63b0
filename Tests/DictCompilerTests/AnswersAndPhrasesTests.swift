import DictModel
import Testing

@testable import DictCompiler

@Suite("Wordle answers") struct AnswerListTests {
    @Test("are lemmas the lexicon holds, in a seeded order") func answers() throws {
        let pool = MadeUpWords.pool(100)
        let builder = try #require(AnswerListBuilder(pool: pool, seed: 5))
        let answers = builder.answers { $0[0] != 0x62 }
        let usable = pool[length: 5].words.map(\.letters).filter { $0[0] != 0x62 }
        #expect(Set(answers) == Set(usable) && answers.count == usable.count)
        #expect(answers == builder.answers { $0[0] != 0x62 })
        #expect(
            answers
                != (try #require(AnswerListBuilder(pool: pool, seed: 6))).answers { $0[0] != 0x62 })
        #expect(builder.answers(upTo: 1) { _ in true }.count < usable.count)
        #expect(AnswerListBuilder(pool: pool, length: 8, seed: 1) == nil)
    }

    @Test("the solver plays every answer once") func solver() {
        let report = GreedySolver(
            answers: MadeUpWords.bytes("abc abd abe abf xyz"), allowed: MadeUpWords.bytes("dex")
        )
        .report()
        #expect(report.answers == 5 && report.games.reduce(0, +) == 5 && report.failures == 0)
        #expect(report.worst <= 4 && report.meanThousandths >= 1800)
        let one = GreedySolver(answers: MadeUpWords.bytes("crane"), allowed: []).report()
        #expect(one.games == [1] && one.firstGuess == Array("crane".utf8))
        #expect(GreedySolver(answers: [], allowed: []).report().games == [])
    }

    @Test("words no two of which share a letter take the answers in turn") func worst() {
        let words = (0..<8).map { [UInt8](repeating: 0x61 + $0, count: 5) }
        let report = GreedySolver(answers: words, allowed: []).report()
        #expect(report.games == [Int](repeating: 1, count: 8) && report.failures == 2)
        #expect(report.guesses == 36)
    }
}

@Suite("Columns of marks") struct MarkColumnsTests {
    @Test("marks in columns are those of Wordle, with letters that repeat", arguments: 1...7)
    func marks(length: Int) throws {
        var generator = Xoshiro256(seed: UInt64(length))
        let words = (0..<40).map { _ in
            (0..<length).map { _ in Array("abcZ".utf8)[generator.below(4)] }
        }
        var columns = MarkColumns(guesses: words)
        for count in [1, 16, 17, 40] {
            let answers = Array(words.suffix(count))
            columns.fill(answers, for: Array(words.indices))
            #expect(columns.height == (count + 15) / 16)
            var codes = [MarkColumns.Block](repeating: .zero, count: columns.height)
            for (guess, word) in words.enumerated() {
                columns.mark(guess, &codes)
                for (index, answer) in answers.enumerated() {
                    let marks = try #require(WordleMarks(guess: word, secret: answer))
                    #expect(UInt64(codes[index / 16][index % 16]) == marks.code)
                }
            }
        }
    }
}

@Suite("Hangman phrases") struct PhraseGraderTests {
    @Test(
        "tiers by misses",
        arguments: [(0, "easy"), (1, "easy"), (2, "medium"), (4, "hard"), (6, "expert")])
    func tiers(misses: Int, name: String) { #expect(PhraseTier(misses: misses).name == name) }

    @Test("a phrase of known words costs what the shares say") func misses() {
        let grader = PhraseGrader(words: MadeUpWords.bytes("cat cot cut dog"))
        // C and T stand in three of four words; of the vowels left A comes first.
        #expect(grader.misses(of: MadeUpWords.bytes("cat")) == 0)
        #expect(grader.misses(of: MadeUpWords.bytes("cot")) == 1)
        #expect(grader.misses(of: MadeUpWords.bytes("cut")) == 2)
        #expect(grader.misses(of: []) == 0)
    }

    @Test(
        "a phrase is recognised when enough of it is open",
        arguments: [
            // A and T come first and open 2 of 3 letters, or 7 of 8; B, C and F are misses.
            ("hat", [0, 3, 3]), ("tatta hat", [0, 0, 3]),
        ])
    func renown(phrase: String, misses: [Int]) {
        let grader = PhraseGrader(words: MadeUpWords.bytes("bat cat fat hat tatta"))
        #expect(
            PhraseRenown.allCases.map {
                grader.misses(of: MadeUpWords.bytes(phrase), renown: $0)
            } == misses)
        #expect(grader.misses(of: MadeUpWords.bytes(phrase)) == misses[2])
    }

    @Test("words no list holds still end, with letters missed") func unknown() {
        let grader = PhraseGrader(words: MadeUpWords.bytes("cat cot"))
        #expect(grader.misses(of: MadeUpWords.bytes("jazz extraordinary")) > 5)
        #expect(grader.misses(of: [Array("a-b".utf8)]) == 0)
        #expect(PhraseGrader(words: []).misses(of: MadeUpWords.bytes("cab")) == 0)
    }
}
