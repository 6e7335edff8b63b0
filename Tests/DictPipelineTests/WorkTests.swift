import DictModel
import DictTestSupport
import Testing

@testable import DictCompiler
@testable import DictPipeline
@testable import DictSources

/// Promises on how much is tried for an input of some size, counted in steps and not in seconds.
@Suite("Work is bounded by what is tried") struct WorkTests {
    /// An input of each of three sizes, and the steps that it may take.
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var sizes: [Int]
        /// The most steps for an input of a size.
        var most: @Sendable (Int) -> Int
        /// Reads an input of the first size, and throws if it takes more steps than the second number.
        var attempt: @Sendable (Int, Int) throws -> Void
    }

    private struct TooMuch: Error {}

    /// Different words of five letters, none of which is known to be near another one.
    private static func words(_ count: Int) -> [[UInt8]] {
        var generator = Xoshiro256(seed: 9)
        var words: Set<[UInt8]> = []
        while words.count < count {
            words.insert((0..<5).map { _ in UInt8(0x61 + generator.below(26)) })
        }
        return words.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Words that tell nothing about each other: `aab`, `aac` and so on, of 3 to 7 letters.
    private static func equalWords(_ count: Int) -> [FamiliarWord] {
        (3...7).flatMap { length in
            (0..<count).map { number in
                let last = UInt8(0x62 + number % 24)
                let start = UInt8(number < 24 ? 0x61 : 0x79)
                let letters = [UInt8](repeating: start, count: length - 1) + [last]
                return FamiliarWord(letters: letters, familiarity: 1)
            }
        }
    }

    private static func hunspell(_ affixes: String, _ words: String, within steps: Int) throws {
        let sandbox = try Sandbox(files: [
            "a.aff": Array(affixes.utf8), "a.dic": Array(words.utf8),
        ])
        var limits = SourceLimits.default
        limits.hunspellSteps = steps
        let inputs = ["a.aff", "a.dic"].map {
            SourceInput(path: sandbox.path + "/" + $0, place: Place($0), limits: limits)
        }
        _ = try WordSource(
            inputs[1], format: .hunspell(HunspellFormat(affixes: "a.aff")), affixes: inputs[0]
        ).forEachRecord { _, _, _ in
        } neverAsked: { _, _, _ in
        } _: { _, _, _ in
        }
    }

    private static func levels(_ count: Int, _ ladder: LevelLadder, within steps: Int) throws {
        let pool = LevelWordPool(
            language: .english, words: equalWords(count), isBlocked: { _ in false })
        for rule in ladder.rules {
            var search = LevelSearch(
                rule: rule, pool: pool, seed: 1, need: rule.shape.wordCount, place: Place("p"),
                steps: steps)
            do {
                while search.packs.count < 40,
                    let places = try search.candidate(
                        at: search.packs.count, isNeeded: true)
                { search.append(places) }
            } catch {
                #expect(error.code == .workTooMuch && error.hint != nil)
            }
            guard search.packs.count > 0 || search.steps <= steps else { throw TooMuch() }
        }
    }

    static let rows: [Row] = [
        Row(
            testDescription: "rules that fit no word of a hunspell dictionary",
            sizes: [100, 1_000, 10_000], most: { 12 * $0 }
        ) { size, most in
            try hunspell(
                "SFX A Y \(size)\n" + String(repeating: "SFX A 0 y z\n", count: size),
                "1\npea/" + String(repeating: "A", count: size) + "\n", within: most)
        },
        Row(
            testDescription: "words of a hunspell dictionary without affixes",
            sizes: [100, 1_000, 10_000], most: { 12 * $0 }
        ) { size, most in
            try hunspell(
                "SFX A Y 1\nSFX A 0 s .\n",
                "\(size)\n" + (0..<size).map { "pea\($0)\n" }.joined(), within: most)
        },
        Row(
            testDescription: "folders in each other, and as many stars",
            sizes: [3, 6, 12], most: { 8 * $0 * $0 + 60 }
        ) { size, most in
            let folder = "en/" + String(repeating: "d/", count: size)
            let sandbox = try Sandbox(files: [folder + "a.xml": [0x61]])
            var limits = SourceLimits()
            limits.folderNames = most
            let pattern = "en/" + String(repeating: "**/", count: size) + "*.xml"
            _ = try FilePattern(pattern, limits: limits).files(in: sandbox.path, at: Place("p"))
        },
        Row(
            testDescription: "answers, each of which may be guessed",
            sizes: [500, 5_000, 50_000], most: { 12 * min($0 * $0, GreedySolver.pairLimit + $0) }
        ) { size, most in
            let words = words(size)
            let report = GreedySolver(answers: words, allowed: []).report()
            #expect(report.games.reduce(0, +) == size && report.worst <= 12)
            guard report.pairs <= most else { throw TooMuch() }
        },
        Row(
            testDescription: "answers that differ in two letters, and tell little",
            sizes: [26, 130, 676], most: { 60 * $0 * $0 }
        ) { size, most in
            var words: [[UInt8]] = []
            for number in 0..<size {
                let (first, second) = (UInt8(number / 26), UInt8(number % 26))
                words.append([0x61, 0x61, 0x61, 0x61 + first, 0x61 + second])
            }
            let report = GreedySolver(answers: words, allowed: []).report()
            #expect(report.games.reduce(0, +) == size)
            guard report.pairs <= most else { throw TooMuch() }
        },
        Row(
            testDescription: "level packs of words that tell nothing, hard",
            sizes: [15, 25, 48], most: { _ in 500_000 }
        ) { size, most in try levels(size, .hard, within: most) },
        Row(
            testDescription: "level packs of words that tell nothing, standard",
            sizes: [15, 25, 48], most: { _ in 500_000 }
        ) { size, most in try levels(size, .standard, within: most) },
    ]

    @Test("an input of n takes at most so many steps", arguments: rows)
    func bounds(row: Row) throws {
        for size in row.sizes { try row.attempt(size, row.most(size)) }
    }

    @Test("a budget is spent once, and refilled by what is found") func budget() throws {
        var budget = WorkBudget(10, at: Place("p"), for: "to look", hint: "look less")
        try budget.spend(8)
        budget.refill(5)
        budget.refill(100)
        #expect(budget.spent == 8)
        try budget.spend(10)
        #expect(budget.spent == 18)
        let fault = #expect(throws: Diagnostic.self) { try budget.spend() }
        #expect(fault?.problem == "too much work to look" && fault?.hint == "look less")
        // What does not suffice for one request does not serve a smaller one either.
        budget.refill(3)
        #expect(throws: Diagnostic.self) { try budget.spend(4) }
        #expect(throws: Diagnostic.self) { try budget.spend(1) }
    }

    @Test("many findings about one gap are added in place") func rivals() {
        var list = ListedRivals()
        let time = ThreadTime.measure {
            for line in 1...200_000 {
                list.add(
                    ListedRivals.Entry(line: line, words: [[0x61]]), to: [0x62], in: [0x63])
            }
        }
        #expect(time < .seconds(20))
    }
}
