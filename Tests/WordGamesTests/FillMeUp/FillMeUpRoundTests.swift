import DictModel
import DictReader
import DictTestSupport
import Testing

@testable import WordGames

@Suite("Screens of FillMeUp") struct FillMeUpRoundTests {
    @Test(
        "a graph takes a row exactly if one solution remains", arguments: 0..<200 as Range<UInt64>)
    func graph(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var graph = RivalGraph()
        var rows: [(answer: Int, rivals: [Int])] = []
        for _ in 0..<12 {
            let answer = Int.random(in: 0..<16, using: &random)
            let rivals = (0..<16).filter { _ in Int.random(in: 0..<5, using: &random) == 0 }
            let isNew = !rows.contains { $0.answer == answer }
            let all = rows + [(answer, rivals)]
            let isTaken = graph.add(answer: answer, rivals: rivals)
            #expect(isTaken == (isNew && Self.solutions(all) == 1))
            if isTaken { rows = all }
        }
    }

    private static func solutions(_ rows: [(answer: Int, rivals: [Int])]) -> Int {
        func count(_ row: Int, _ taken: Set<Int>) -> Int {
            guard row < rows.count else { return 1 }
            return rows.indices.filter { option in
                !taken.contains(option)
                    && (option == row || rows[row].rivals.contains(rows[option].answer))
            }.reduce(0) { $0 + count(row + 1, taken.union([$1])) }
        }
        return count(0, [])
    }

    @Test(
        "every screen has one solution only, and no answer twice",
        arguments: 0..<10 as Range<UInt64>, [FillMeUpGapChoice.last, .any])
    func unique(seed: UInt64, choice: FillMeUpGapChoice) throws {
        let sentences = try FillMeUpFixture.random(150, seed: seed, words: 16, rivals: 10)
        var random = SplitMix64(seed: seed)
        var game = try #require(FillMeUpGame(in: sentences, gapChoice: choice, using: &random))
        for level in 1...6 {
            game.level = level
            #expect(game.startNext(in: sentences, using: &random) == .started)
            let answers = game.round.rows.map(\.answer)
            #expect(Set(answers).count == answers.count)
            #expect(Set(game.round.rows.map(\.sentence)).count == answers.count)
            #expect(FillMeUpFixture.solutions(game.round, sentences) == 1)
        }
    }

    @Test("a sentence with several gaps of the class is on the screen once")
    func several() throws {
        let words = (0..<30).map { String(repeating: "o", count: $0 + 1) }
        let sentences = try FillMeUpFixture.set(
            (0..<15).map { "Cats/N sit/V \(words[2 * $0])/P* or/C \(words[2 * $0 + 1])/P* walls/N" }
        )
        var random = SplitMix64(seed: 8)
        var game = try #require(FillMeUpGame(in: sentences, gapChoice: .any, using: &random))
        for _ in 0..<5 {
            #expect(game.round.rows.count == 10)
            #expect(Set(game.round.rows.map(\.sentence)).count == 10)
            #expect(game.startNext(in: sentences, using: &random) == .started)
        }
    }

    @Test("sentences of the very class come first") func exact() throws {
        let sentences = try FillMeUpFixture.random(400, seed: 2, words: 200)
        var random = SplitMix64(seed: 2)
        var game = try #require(FillMeUpGame(in: sentences, using: &random))
        for (level, lexicalClass) in zip(1..., LexicalClass.ladder) {
            game.level = level
            _ = game.startNext(in: sentences, using: &random)
            #expect(game.round.rows.allSatisfy { $0.lexicalClass == lexicalClass })
        }
    }

    @Test("all sentences come before one comes again, where answers allow it") func turns() throws {
        // Each sentence has an answer of its own, so that any ten make a screen.
        let lines = (0..<47).map { index in
            "Cats/N sit/V \(String(repeating: "o", count: index + 1))/P* walls/N"
        }
        let sentences = try FillMeUpFixture.set(lines)
        var random = SplitMix64(seed: 6)
        var game = try #require(FillMeUpGame(in: sentences, using: &random))
        for _ in 0..<5 {
            var rows: [Int] = []
            while rows.count < 40 {
                rows += game.round.rows.map(\.sentence)
                _ = game.startNext(in: sentences, using: &random)
            }
            #expect(Set(rows).count == 40)
            // The last 7, then 3 that have been used.
            #expect(Set(rows + game.round.rows.map(\.sentence)).count >= 40)
            game = try #require(FillMeUpGame(in: sentences, using: &random))
        }
    }

    @Test("the same seed gives the same screens") func seeded() throws {
        let sentences = try FillMeUpFixture.random(150, seed: 3)
        func rounds() throws -> [FillMeUpRound] {
            var random = SplitMix64(seed: 9)
            var game = try #require(FillMeUpGame(in: sentences, gapChoice: .any, using: &random))
            return (0..<5).map { _ in
                _ = game.startNext(in: sentences, using: &random)
                return game.round
            }
        }
        #expect(try rounds() == rounds())
    }
}

/// Which sentences come when.
@Suite("The deal of FillMeUp") struct FillMeUpDealTests {
    @Test("what has not been played for the longest time comes first") func oldestFirst() throws {
        let lines = (0..<47).map { index in
            "Cats/N sit/V \(String(repeating: "o", count: index + 1))/P* walls/N"
        }
        let sentences = try FillMeUpFixture.set(lines)
        var random = SplitMix64(seed: 6)
        var game = try #require(FillMeUpGame(in: sentences, using: &random))
        var order: [Int] = []
        for _ in 0..<20 {
            let rows = Set(game.round.rows.map(\.sentence))
            let fresh = Set(0..<47).subtracting(order)
            // All that is left unplayed, then the oldest.
            let oldest = order.prefix(max(0, 10 - fresh.count))
            #expect(fresh.count >= 10 ? rows.isSubset(of: fresh) : rows == fresh.union(oldest))
            order.removeAll { rows.contains($0) }
            order += game.use.oldestFirst.suffix(10)
            _ = game.startNext(in: sentences, using: &random)
        }
    }

    @Test("a gap without rivals is dealt only if others do not fill the screen")
    func rivalsFirst() throws {
        let lines = (0..<30).map { index in
            let word = String(repeating: "o", count: index + 1)
            return "Cats/N sit/V \(word)/P*\(index < 12 ? "" : "p") \(index)/N"
        }
        let sentences = try FillMeUpFixture.set(lines + ["Dogs/N ran/V p/P* woods/N"])
        for seed in 0..<20 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            let game = try #require(FillMeUpGame(in: sentences, using: &random))
            #expect(game.round.rows.count == 10)
            for row in game.round.rows {
                let gaps = sentences.gaps(at: row.sentence)
                #expect(gaps.allSatisfy { !sentences.rivals(of: $0).isEmpty })
            }
        }
    }

    @Test("the only sentence with an answer is not on every first screen") func shares() throws {
        let common = (0..<200).map { index in
            let word = String(repeating: "o", count: index % 60 + 1)
            return "Cats/N sit/V \(word)/P*rare \(index)/N"
        }
        let sentences = try FillMeUpFixture.set(common + ["Dogs/N ran/V rare/P*o woods/N"])
        let number = sentences.number(ofAnswer: Array("rare".utf8).span)
        let rare = try #require(number)
        let screens = try (0..<200 as Range<UInt64>).filter { seed in
            var random = SplitMix64(seed: seed)
            let game = try #require(FillMeUpGame(in: sentences, using: &random))
            return game.round.rows.contains { $0.answer == rare }
        }
        #expect(screens.count <= 80, "\(screens.count) of 200")
    }

    @Test("a game may start at any level", arguments: [-3, 1, 4, 9]) func levels(level: Int) throws
    {
        let sentences = try FillMeUpFixture.random(400, seed: 2, words: 200)
        var random = SplitMix64(seed: 2)
        let game = try #require(FillMeUpGame(in: sentences, level: level, using: &random))
        #expect(game.level == max(1, level) && game.round.level == game.level)
        #expect(game.round.rows.count == 9 + game.level)
    }

    @Test("a saved game that has lost its end is refused") func truncated() throws {
        let sentences = try FillMeUpFixture.random(100, seed: 5)
        var random = SplitMix64(seed: 5)
        let game = try #require(FillMeUpGame(in: sentences, using: &random))
        let saved = game.savedBytes
        #expect(try FillMeUpGame(savedBytes: saved).savedBytes == saved)
        for end in saved.indices {
            #expect(throws: StateFault.self) {
                try FillMeUpGame(savedBytes: Array(saved[..<end]))
            }
        }
    }
}
