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
        let attempts = min(size, 2 + seed % 6)
        var words = Array(pool[..<size])
        var table = SwapTable(count: size) { BruteForce.hint(words[$0], words[$1]) }
        var counter = ConsistentWins(words: size, attempts: attempts)
        for _ in 0..<150 {
            let place = generator.below(size)
            let old = words[place]
            words[place] = pool[generator.below(pool.count)]
            table.replace(place) { BruteForce.hint(words[place], words[$0]) }
            let fresh = try #require(HintTable(words))
            #expect(
                table.inseparablePair.map { [$0.0, $0.1] }
                    == fresh.inseparablePairs.first.map { [$0.0, $0.1] })
            var player = ConsistentPlayer(fresh)
            let wins = counter.count(table, attempts: attempts, trial: place)
            let unit = ConsistentPlayer.unit(of: fresh)
            #expect(ExactRatio(wins, unit * UInt64(size)) == player.winRate(attempts: attempts))
            if generator.below(3) == 0 {
                counter.keep(place)
            } else {
                words[place] = old
                table.replace(place) { BruteForce.hint(old, words[$0]) }
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
