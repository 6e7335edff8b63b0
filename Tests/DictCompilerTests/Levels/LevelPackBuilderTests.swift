import DictModel
import DictTestSupport
import Testing

@testable import DictCompiler

@Suite("Level packs") struct LevelPackBuilderTests {
    private func sets(_ count: Int, _ builder: LevelPackBuilder) throws -> [LevelSet] {
        try builder.check(count: count)
        let levels = try builder.ladder.rules.indices.map {
            try builder.level(at: $0, count: count)
        }
        return try builder.sets(count, from: levels)
    }

    @Test(
        "keep all rules, are the same again, and differ by seed",
        .tags(.slow), .enabled(if: SlowTests.areEnabled, SlowTests.hint))
    func slowRules() throws {
        let pool = MadeUpWords.pool(220)
        let sets = try sets(3, LevelPackBuilder(pool: pool, seed: 7))
        let again = try self.sets(3, LevelPackBuilder(pool: pool, seed: 7))
        let other = try self.sets(3, LevelPackBuilder(pool: pool, seed: 8))
        #expect(sets == again && sets != other)
        let judge = LevelJudge(language: .english, usable: pool.usable)
        #expect(judge.violations(of: sets) == [])
        #expect(judge.violations(of: other) == [])
    }

    @Test("of one level are the same again, share no word, and differ by seed", arguments: [0, 1])
    func level(index: Int) throws {
        let pool = MadeUpWords.pool(60)
        let packs = try LevelPackBuilder(pool: pool, seed: 7).level(at: index, count: 3).packs
        let again = try LevelPackBuilder(pool: pool, seed: 7).level(at: index, count: 3).packs
        let other = try LevelPackBuilder(pool: pool, seed: 8).level(at: index, count: 3).packs
        #expect(packs == again && packs != other)
        let words = packs.flatMap(\.words)
        #expect(Set(words).count == words.count)
    }

    @Test("a word that is listed twice is as familiar as the better known of both") func twice() {
        for familiarities in [[1, 5], [5, 1]] as [[UInt8]] {
            let words = familiarities.map {
                FamiliarWord(letters: Array("cat".utf8), familiarity: $0)
            }
            let pool = LevelWordPool(language: .english, words: words, isBlocked: { _ in false })
            #expect(pool[length: 3].words.map(\.familiarity) == [1])
        }
    }

    @Test("too few words are an error that says what is missing, before any search")
    func tooFew() throws {
        let isOut = { (word: [UInt8]) in word.count == 6 && word[0] < UInt8(ascii: "m") }
        let words = MadeUpWords.words(40)
        let pool = LevelWordPool(language: .english, words: words, isBlocked: isOut)
        let blocked = words.filter { isOut($0.letters) }.count
        let builder = LevelPackBuilder(pool: pool, seed: 1, place: Place("dictc.yml"))
        for count in [2, 1000] {
            let error = #expect(throws: Diagnostic.self) { try builder.check(count: count) }
            #expect(error?.code == .levelsTooFewWords)
            #expect(error?.place.file == "dictc.yml" && error?.hint != nil)
        }
        let error = #expect(throws: Diagnostic.self) { try builder.level(at: 3, count: 2) }
        #expect(error?.found == "\(40 - blocked) words, \(blocked) kept out by the rule 'blocked'")
        #expect(error?.expected == "30")
        let random = #expect(throws: Diagnostic.self) {
            try RandomPacks(pool: MadeUpWords.pool(8), seed: 1).sets(1)
        }
        #expect(random?.code == .levelsTooFewWords && random?.expected == "9")
    }

    @Test("a number of sets out of range is refused", arguments: [0, -1, 1001])
    func setCount(count: Int) {
        let pool = MadeUpWords.pool(20)
        for make in [
            { try LevelPackBuilder(pool: pool, seed: 1).check(count: count) },
            { _ = try RandomPacks(pool: pool, seed: 1).sets(count) },
        ] {
            let error = #expect(throws: Diagnostic.self) { try make() }
            #expect(error?.code == .levelsSetCount && error?.found == "\(count)")
        }
    }

    @Test("words without a pack that keeps the rules are an error that names the rule")
    func noFurtherPack() {
        let anagrams = MadeUpWords.bytes("abc acb bac bca cab cba bed cde def")
        let pool = LevelWordPool(
            language: .english, words: anagrams.map { FamiliarWord(letters: $0, familiarity: 1) },
            isLemma: { _ in true }, isBlocked: { _ in false })
        let error = #expect(throws: Diagnostic.self) {
            try LevelPackBuilder(pool: pool, seed: 1).level(at: 0, count: 1)
        }
        #expect(error?.code == .levelsNoFurtherPack && error?.expected == "1 packs")
        #expect(error?.found?.contains("rule 'anagram pair'") == true)
    }

    @Test("the pool sorts out forms, blocked words and abbreviations, and says so") func pool() {
        let words = MadeUpWords.bytes("cat cats hwy pst damn run running sky bus 3d cat")
            .map { FamiliarWord(letters: $0, familiarity: 1) }
        var seen: [String: LevelWordPool.Decision] = [:]
        let pool = LevelWordPool(
            language: .english, words: words, isLemma: { $0 == Array("bus".utf8) },
            isBlocked: { $0 == Array("damn".utf8) },
            observer: { word, decision in
                let earlier = seen.updateValue(
                    decision, forKey: String(decoding: word, as: UTF8.self))
                #expect(earlier == nil)
            })
        #expect(
            seen == [
                "cat": .kept, "cats": .form(of: Array("cat".utf8)), "hwy": .kept,
                "pst": .excluded(.noVowel), "damn": .excluded(.blocked), "run": .kept,
                "running": .form(of: Array("run".utf8)), "sky": .kept, "bus": .kept,
                "3d": .excluded(.letters),
            ])
        #expect(pool[length: 3].words.map(\.letters) == MadeUpWords.bytes("bus cat hwy run sky"))
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
        let violations = LevelJudge(language: .english, usable: pool.usable).violations(of: sets)
        for violation in violations {
            let error = violation.diagnostic(at: Place("own.levels"))
            #expect(error.code == .levelsRuleBroken && error.found == violation.found)
            #expect(error.problem.contains("rule '\(violation.rule.rawValue)' is broken"))
        }
        return Set(violations.map(\.rule))
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
        // Two words that share no letter with any other.
        for (level, words) in [(1, "kyk vjv"), (2, "zyzy vjvj"), (3, "yyyyy jjjjj")] {
            let isBroken = rules {
                $0[0].packs[level - 1].words.replaceSubrange(..<2, with: MadeUpWords.bytes(words))
            }.contains(.inseparablePair)
            #expect(isBroken == (level > 1), "level \(level)")
        }
        #expect(rules { $0.append($0[0]) }.contains(.repeated))
        #expect(
            rules {
                for level in 1...3 { $0[0].packs[level].attempts = 0 }
            }.contains(.falling))
        #expect(rules { $0[0].packs.swapAt(1, 3) }.isSuperset(of: [.levels, .falling]))
        #expect(rules { $0[0].packs[2].words.removeLast() }.contains(.shape))
        #expect(
            rules {
                $0[0].packs[0].words[0] = Array("cat".utf8)
                $0[0].packs[1].words[0] = Array("cats".utf8)
            }.contains(.forms))
    }

    @Test("a word may come again once the window has passed") func window() {
        func repeats(_ window: Int) -> Bool {
            LevelJudge(language: .english, window: window).violations(of: [Self.good, Self.good])
                .contains { $0.rule == .repeated }
        }
        #expect(!repeats(1) && repeats(2))
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
