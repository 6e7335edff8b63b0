import DictModel
import Testing

@testable import DictCompiler

@Suite("Level packs") struct LevelPackBuilderTests {
    /// Whole sets take minutes without the optimiser.
    static var isOptimised: Bool {
        #if DEBUG
            false
        #else
            true
        #endif
    }

    @Test(
        "keep all rules, are the same with two jobs, and differ by seed",
        .enabled(if: isOptimised, "only in release builds, for time"))
    func rules() async throws {
        let pool = MadeUpWords.pool(220)
        let sets = try await LevelPackBuilder(pool: pool, seed: 7).sets(3)
        let again = try await LevelPackBuilder(pool: pool, seed: 7).sets(3, jobs: 2)
        let other = try await LevelPackBuilder(pool: pool, seed: 8).sets(3)
        #expect(sets == again && sets != other)
        let judge = LevelJudge(language: .english, pool: pool)
        #expect(judge.violations(of: sets).map(\.description) == [])
        #expect(judge.violations(of: other).map(\.description) == [])
    }

    @Test("of one level are the same again, share no word, and differ by seed", arguments: [0, 1])
    func level(index: Int) throws {
        let pool = MadeUpWords.pool(60)
        let packs = try LevelPackBuilder(pool: pool, seed: 7).packs(ofLevelAt: index, count: 3)
            .get()
        let again = try LevelPackBuilder(pool: pool, seed: 7).packs(ofLevelAt: index, count: 3)
            .get()
        let other = try LevelPackBuilder(pool: pool, seed: 8).packs(ofLevelAt: index, count: 3)
            .get()
        #expect(packs == again && packs != other)
        let words = packs.flatMap(\.words)
        #expect(Set(words).count == words.count)
    }

    @Test("too few words are an error that says what is missing") func tooFew() async {
        var words = MadeUpWords.words(40)
        words.removeAll { $0.letters.count == 6 && $0.letters[0] < 0x6d }
        let have = words.filter { $0.letters.count == 6 }.count
        let pool = LevelWordPool(
            language: .english, words: words, isBlocked: { $0.count == 6 && $0[0] == 0x6d })
        let blocked = words.filter { $0.letters.count == 6 && $0.letters[0] == 0x6d }.count
        await #expect(
            throws: LevelPackError.tooFewWords(
                level: 4, length: 6, have: have - blocked, need: 30, excluding: .blocked,
                excluded: blocked)
        ) {
            _ = try await LevelPackBuilder(pool: pool, seed: 1).sets(2)
        }
    }

    @Test("a number of sets out of range is refused", arguments: [0, -1, 1001])
    func setCount(count: Int) async {
        await #expect(throws: LevelPackError.setCount(found: count, atMost: 1000)) {
            _ = try await LevelPackBuilder(pool: MadeUpWords.pool(20), seed: 1).sets(count)
        }
    }

    @Test("the pool sorts out forms, blocked words and abbreviations") func pool() {
        let words = MadeUpWords.bytes("cat cats hwy pst damn run running sky")
            .map { FamiliarWord(letters: $0, familiarity: 1) }
        let pool = LevelWordPool(
            language: .english, words: words, isBlocked: { $0 == Array("damn".utf8) })
        #expect(pool[length: 3].words.map(\.letters) == MadeUpWords.bytes("cat hwy run sky"))
        #expect(pool[length: 3].excluded == [.noVowel: 1])
        #expect(pool[length: 4].excluded == [.inflected: 1, .blocked: 1])
        #expect(pool[length: 7].samples == [.inflected: MadeUpWords.bytes("running")])
    }
}

@Suite("Judge of level packs") struct LevelJudgeTests {
    /// A set that keeps all rules.
    private static let good = LevelSet(
        packs: [
            "CUB HEW LAD LAX OFF ORE RIB SAD URN",
            "DRIP DUST EPIC MOOD NAME NONE SEEK SEEM SOUL SPIN TRIP USER",
            "CHAIN CHORE FOCUS GUIDE NOVEL ORBIT PINCH QUOTE SINCE SKILL SPARE STARK THEFT TRADE"
                + " TRUNK",
            "BEWARE CAVEAT DEMAND FORMAT FRENCH GENTLE HASSLE INFANT JACKET JARGON PRIEST REGARD"
                + " REPAIR SAFELY STRAIN",
            "ACCOUNT CONTACT EVENING FIFTEEN FRANKLY GEOLOGY HIDEOUS INQUIRY LIBERAL PASSAGE"
                + " POVERTY RECLAIM TIGHTLY WEEKDAY WORDING",
        ].enumerated().map { index, line in
            let words = MadeUpWords.bytes(line)
            let attempts = LevelShape.all[index].attempts
            return LevelPack(
                level: index + 1, attempts: attempts, words: words,
                figures: PackFigures(words: words, attempts: attempts))
        })

    private func rules(_ change: (inout [LevelSet]) -> Void) -> Set<LevelViolation.Rule> {
        var sets = [Self.good]
        let words = Self.good.packs.flatMap(\.words)
        let pool = LevelWordPool(
            language: .english, words: words.map { FamiliarWord(letters: $0, familiarity: 1) },
            isBlocked: { _ in false })
        change(&sets)
        return Set(LevelJudge(language: .english, pool: pool).violations(of: sets).map(\.rule))
    }

    @Test("names the rule that a change breaks") func changes() {
        #expect(rules { _ in } == [])
        #expect(rules { $0[0].packs[2].attempts = 7 }.contains(.attempts))
        #expect(
            rules { $0[0].packs[1].words[0] = $0[0].packs[1].words[1] }
                .contains(.duplicate))
        #expect(
            rules { $0[0].packs[0].words[0] = Array("tea!".utf8) }
                .isSuperset(of: [.letters, .shape, .unusable]))
        #expect(
            rules { $0[0].packs[3].words[0] = Array("zzzzzz".utf8) }
                .isSuperset(of: [.figures, .unusable]))
        #expect(
            rules {
                let word = $0[0].packs[4].words[0]
                $0[0].packs[4].words[1] = Array(word.reversed())
            }.contains(.anagramPair))
        #expect(rules { $0.append($0[0]) }.contains(.repeated))
        #expect(rules { $0[0].packs.swapAt(1, 3) }.isSuperset(of: [.levels, .falling]))
        #expect(rules { $0[0].packs[2].words.removeLast() }.contains(.shape))
        #expect(
            rules {
                $0[0].packs[0].words[0] = Array("cat".utf8)
                $0[0].packs[1].words[0] = Array("cats".utf8)
            }.contains(.forms))
    }

    @Test("a pack of anything is judged and never trapped on") func anything() {
        let odd = LevelSet(packs: [
            LevelPack(level: 9, attempts: -4, words: []),
            LevelPack(level: 2, attempts: 99, words: [[]]),
            LevelPack(
                level: 3, attempts: 6, words: Array(repeating: [0xff, 0x00], count: 40)),
        ])
        #expect(!LevelJudge(language: .dutch).violations(of: [odd]).isEmpty)
    }
}
