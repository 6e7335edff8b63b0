import DictModel
import Testing

@testable import DictCompiler

@Suite("Pack figures") struct PackFiguresTests {
    @Test("a sample of the search notes has its published figures") func sample() throws {
        let words = MadeUpWords.bytes(
            "ROUNDER MONARCH CAPTURE CHAPTER SINCERE FOUNDER EMPEROR ACRONYM HARMONY SECRECY"
                + " LOTTERY OVERTLY ENLARGE AVENGER EMPOWER")
        let figures = try #require(PackFigures(words: words, attempts: 4))
        #expect((753_500..<754_500).contains(figures.consistentWins.millionths))
        #expect(figures.bestWins == ExactRatio(1))
        #expect((600_000...650_000).contains(figures.lastHintWinsMillionths))
    }

    @Test("the game's own list has figures although it holds anagrams") func ownList() throws {
        let words = MadeUpWords.bytes("TEA EAT TEE PEA PET APE")
        let figures = try #require(PackFigures(words: words, attempts: 0))
        #expect(figures.consistentWins == ExactRatio(1) && figures.bestWins == ExactRatio(1))
        #expect(figures.inseparablePairs == 2)
    }

    @Test("agree with playing out every game", arguments: 0..<30 as Range<UInt64>)
    func agrees(seed: UInt64) throws {
        var generator = Xoshiro256(seed: seed)
        var words = MadeUpWords.words(60).map(\.letters).filter { $0.count == 3 + Int(seed % 5) }
        generator.shuffle(&words)
        words = Array(words.prefix(4 + generator.below(12)))
        let attempts = 1 + generator.below(7)
        let force = BruteForce(words: words)
        let figures = try #require(PackFigures(words: words, attempts: attempts))
        #expect(figures.consistentWins == force.consistentWins(attempts: attempts))
        #expect((figures.bestWins == ExactRatio(1)) == force.canAlwaysWin(attempts: attempts))
        #expect(figures.inseparablePairs == force.inseparablePairs.count)
        #expect(figures.bestWins >= figures.consistentWins)
    }

    @Test("the best and the last-hint player do as well as every game played out says")
    func players() throws {
        for seed in 0..<12 as Range<UInt64> {
            var generator = Xoshiro256(seed: seed)
            var words = MadeUpWords.words(40).map(\.letters).filter { $0.count == 3 }
            generator.shuffle(&words)
            words = Array(words.prefix(4 + generator.below(3)))
            let attempts = 2 + generator.below(3)
            let figures = try #require(PackFigures(words: words, attempts: attempts))
            let games = EveryGame(words)
            let best = games.best(Array(words.indices), attempts)
            #expect(figures.bestWins == ExactRatio(UInt64(best.wins), UInt64(words.count)))
            #expect(figures.bestGuesses == ExactRatio(UInt64(best.guesses), UInt64(words.count)))
            let chance = games.lastHintChance(attempts: attempts)
            #expect(abs(Double(figures.lastHintWinsMillionths) - 1_000_000 * chance) < 2)
        }
    }

    @Test("chances are compared and rounded without an error")
    func ratios() throws {
        let large = ExactRatio(1 << 63)
        let half = try #require(ExactRatio(3, 2))
        #expect(half < large && !(large < half) && !(large < large))
        // 83 % of 9 x 9! is 2,710,713.6: the next whole number is the least that will do.
        let range = PackSearch.range(
            ExactRatio.percent(83)...ExactRatio.percent(87), of: 9 * 362_880)
        #expect(range.lowerBound == 2_710_714)
    }

    @Test("a pack that some player cannot always win is refused by name") func notWon() throws {
        let shape = try #require(LevelShape.all.last)
        let rule = LevelRule(
            shape: shape, consistentWins: ExactRatio(0)...ExactRatio(1),
            allowsInseparablePairs: true, leastLastHintWinsMillionths: 0)
        // Each two of these words have one letter in common, so no guess tells anything.
        let words = (0..<15).map { [UInt8](repeating: 0x61 + $0, count: 6) + [0x7A] }
        var search = PackSearch(rule: rule, words: words)
        var generator = Xoshiro256(seed: 1)
        var budget = WorkBudget(1 << 40, at: Place(""), for: "", hint: "")
        #expect(
            try search.pack(from: Array(words.indices), generator: &generator, budget: &budget)
                == nil)
        #expect(search.refusals == [.bestWins: 1])
    }

    @Test("a search never swaps in an anagram, even if only that would do", arguments: 0..<4)
    func anagrams(seed: Int) throws {
        let shape = try #require(LevelShape.all.last)
        // Packs of these words are won more often, except those with anagrams.
        let rule = LevelRule(
            shape: shape, consistentWins: ExactRatio.percent(90)...ExactRatio.percent(98),
            allowsInseparablePairs: true, leastLastHintWinsMillionths: 0)
        let words = MadeUpWords.words(20).map(\.letters).filter { $0.count == shape.wordLength }
            .flatMap { [$0, $0.reversed()] }
        var search = PackSearch(rule: rule, words: words)
        var generator = Xoshiro256(seed: UInt64(seed))
        var budget = WorkBudget(1 << 40, at: Place(""), for: "", hint: "")
        #expect(
            try search.pack(from: Array(words.indices), generator: &generator, budget: &budget)
                == nil)
        #expect(search.refusals == [.consistentWins: 1])
    }

    @Test("words that tell nothing apart leave only naming them one by one") func nothingToTell()
        throws
    {
        let words = MadeUpWords.bytes("abc def ghi jkl mno")
        let figures = try #require(PackFigures(words: words, attempts: 2))
        #expect(figures.consistentWins == ExactRatio(2, 5))
        #expect(figures.bestWins == ExactRatio(2, 5))
        #expect((399_999...400_000).contains(figures.lastHintWinsMillionths))
        // 1 guess once, 2 guesses for the other four.
        #expect(figures.consistentGuesses == ExactRatio(9, 5))
        #expect(figures.bestGuesses == ExactRatio(9, 5))
    }

    @Test("wins counted while words are swapped are those of the words", arguments: 0..<20)
    func swaps(seed: Int) throws {
        var generator = Xoshiro256(seed: UInt64(seed))
        let length = 3 + seed % 5
        let pool = MadeUpWords.words(60).map(\.letters).filter { $0.count == length }
        let size = 6 + seed % 10
        let attempts = min(size, 1 + seed % 7)
        var words = Array(pool[..<size])
        var table = SwapTable(count: size) { BruteForce.hint(words[$0], words[$1]) }
        var counter = ConsistentWins(words: size)
        for _ in 0..<150 {
            let place = generator.below(size)
            var swapped = words
            swapped[place] = pool[generator.below(pool.count)]
            let trial = table.trial(at: place) { BruteForce.hint(swapped[place], words[$0]) }
            let fresh = try #require(HintTable(swapped))
            #expect(table.hasInseparablePair(trial) == !fresh.inseparablePairs.isEmpty)
            #expect(
                trial.highestHint
                    == (0..<size).filter { $0 != place }.map { fresh.hint(place, $0) }.max())
            var player = ConsistentPlayer(fresh)
            let wins = counter.count(table, attempts: attempts, trial: trial)
            let unit = ConsistentPlayer.unit(of: fresh)
            #expect(ExactRatio(wins, unit * UInt64(size)) == player.winRate(attempts: attempts))
            guard generator.below(3) == 0 else { continue }
            words = swapped
            table.keep(trial)
            counter.keep(trial)
            #expect(
                table.inseparablePair.map { [$0.0, $0.1] }
                    == fresh.inseparablePairs.first.map { [$0.0, $0.1] })
            #expect(counter.count(table, attempts: attempts) == wins)
        }
    }

    @Test("letters in common by bits are those of the hint", arguments: 0..<20)
    func letterCopies(seed: UInt64) {
        var generator = Xoshiro256(seed: seed)
        // Few letters, so that many come several times.
        let words = (0..<60).map { _ in
            (0..<1 + generator.below(7)).map { _ in
                Array("abz".utf8)[min(2, generator.below(5))]
            }
        }
        for first in words {
            for second in words {
                #expect(
                    LetterCopies(first).common(with: LetterCopies(second))
                        == BruteForce.hint(first, second))
            }
        }
    }

    @Test("a pack is remembered by its words in any order, among few words only") func memory() {
        var memory = PackMemory()
        memory.prepare(for: [3, 127])
        let pack = memory.key([3, 70, 9], with: 127, at: 2)
        memory[pack] = 42
        #expect(memory[memory.key([127, 3, 4], with: 70, at: 2)] == 42)
        #expect(memory[memory.key([127, 3, 4], with: 71, at: 2)] == nil)
        memory.prepare(for: [3, 128])
        #expect(memory.key([3, 70, 9], with: 128, at: 2) == nil)
    }

    @Test("packs too large to go through have no figures") func tooLarge() {
        let words = MadeUpWords.words(20).map(\.letters).filter { $0.count == 4 }
        #expect(PackFigures(words: Array(words.prefix(16)), attempts: 7) == nil)
        #expect(PackFigures(words: [], attempts: 0) == nil)
        #expect(PackFigures(words: Array(words.prefix(9)), attempts: 8) == nil)
        #expect(PackFigures(words: Array(words.prefix(9)), attempts: -1) == nil)
        #expect(PackFigures(words: [[UInt8](repeating: 0x61, count: 16)], attempts: 0) == nil)
    }

    @Test("logarithms in whole numbers", arguments: [(1, 0), (2, 1000), (3, 1584), (1024, 10000)])
    func logarithm(value: Int, millibits: UInt64) {
        #expect(FixedLogarithm.millibits(FixedLogarithm.log2(value)) == millibits)
    }
}

/// Plays out every game with a few words, in the plainest way.
private struct EveryGame {
    let count: Int
    let hints: [[Int]]

    init(_ words: [[UInt8]]) {
        count = words.count
        hints = words.map { first in words.map { BruteForce.hint(first, $0) } }
    }

    /// The most games that a player can win when one of `left` is the secret and, with that many,
    /// the fewest guesses in all games together.
    func best(_ left: [Int], _ attempts: Int) -> (wins: Int, guesses: Int) {
        if left.isEmpty || attempts == 0 { return (0, 0) }
        var best = (wins: 0, guesses: Int.max)
        for guess in 0..<count {
            var (wins, guesses) = (left.contains(guess) ? 1 : 0, left.count)
            let rest = left.filter { $0 != guess }
            let groups = Dictionary(grouping: rest) { hints[guess][$0] }
            // A guess that tells nothing is a lost one, and would be made again.
            if groups.count == 1 && rest.count == left.count { continue }
            for group in groups.values {
                let next = self.best(group, attempts - 1)
                wins += next.wins
                guesses += next.guesses
            }
            if wins > best.wins || wins == best.wins && guesses < best.guesses {
                best = (wins, guesses)
            }
        }
        return best
    }

    /// The chance of a player who remembers the words guessed, but only the last hint.
    func lastHintChance(attempts: Int) -> Double {
        guard attempts < count else { return 1 }
        func chance(_ secret: Int, _ left: [Int], _ guessed: Set<Int>, _ attempts: Int) -> Double {
            if left.count == 1 { return 1 }
            var sum = 1.0
            for guess in left where guess != secret && attempts > 1 {
                let tried = guessed.union([guess])
                let fitting = (0..<count).filter {
                    !tried.contains($0) && hints[guess][$0] == hints[guess][secret]
                }
                sum += chance(secret, fitting, tried, attempts - 1)
            }
            return sum / Double(left.count)
        }
        let all = Array(0..<count)
        return all.reduce(0) { $0 + chance($1, all, [], attempts) } / Double(count)
    }
}
