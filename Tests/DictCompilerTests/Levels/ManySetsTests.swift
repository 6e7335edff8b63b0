import DictFormat
import DictTestSupport
import Testing

@testable import DictCompiler
@testable import DictModel

/// Sets of small packs without a search worth the name, so that only the rules between packs
/// matter: how far apart a word comes again, and that no set holds two forms of one word.
@Suite("Many sets") struct ManySetsTests {
    /// Five levels of three words each, with any chance.
    private static let ladder = LevelLadder(
        .custom,
        rules: (1...5).map { level in
            LevelRule(
                shape: LevelShape(level: level, wordCount: 3, wordLength: level + 2, attempts: 0),
                consistentWins: ExactRatio(0)...ExactRatio(1), allowsInseparablePairs: true,
                leastLastHintWinsMillionths: 0)
        })

    /// For each length `count` words; from 4 letters on half of them are plurals of shorter ones.
    private static func words(_ count: Int, seed: UInt64) -> [[UInt8]] {
        var generator = Xoshiro256(seed: seed)
        var words: [[UInt8]] = []
        var shorter: [[UInt8]] = []
        for length in 3...7 {
            var level = Set(shorter.prefix(count / 2).map { $0 + Array("s".utf8) })
            var singulars: [[UInt8]] = []
            while level.count < count {
                let word = (0..<length).map { index in
                    let letters = Array((index == 1 ? "aou" : "bdgklmnprt").utf8)
                    return letters[generator.below(letters.count)]
                }
                if level.insert(word).inserted { singulars.append(word) }
            }
            words += level.sorted { $0.lexicographicallyPrecedes($1) }
            shorter = singulars
        }
        return words
    }

    private static func sets(
        _ count: Int, of words: [[UInt8]], seed: UInt64
    ) throws -> [LevelSet] {
        let pool = LevelWordPool(
            language: .english, words: words.map { FamiliarWord(letters: $0, familiarity: 1) },
            isLemma: { _ in true }, isBlocked: { _ in false })
        let builder = LevelPackBuilder(
            pool: pool, ladder: ladder, seed: seed, place: Place("dictc.yml"))
        try builder.check(count: count)
        let levels = try ladder.rules.indices.map { try builder.level(at: $0, count: count) }
        return try builder.sets(count, from: levels)
    }

    /// What is wrong with `sets`, by the description of the rules alone.
    private func faults(_ sets: [LevelSet]) -> [String] {
        var faults: [String] = []
        var last: [String: Int] = [:]
        for (number, set) in sets.enumerated() {
            let words = set.packs.flatMap(\.words).map { String(decoding: $0, as: UTF8.self) }
            if set.packs.map(\.level) != [1, 2, 3, 4, 5] { faults.append("levels of \(number)") }
            if words.map(\.utf8.count) != (3...7).flatMap({ [$0, $0, $0] }) {
                faults.append("words of \(number)")
            }
            for word in words {
                if let last = last[word], number - last < 40 {
                    faults.append("\(word) in \(last) and \(number)")
                }
                last[word] = number
                if words.contains(word + "s") { faults.append("\(word) and its plural") }
            }
        }
        return faults
    }

    @Test(
        "keep words apart and forms out of one set, from many words and from hardly enough",
        arguments: [41, 100, 1000], [120, 121, 125, 160, 300])
    func rules(count: Int, words: Int) throws {
        for seed in 1...3 as ClosedRange<UInt64> {
            let sets = try Self.sets(count, of: Self.words(words, seed: seed), seed: seed)
            #expect(sets.count == count)
            #expect(faults(sets) == [])
        }
    }

    @Test("the first 40 sets are those of 40, whatever comes after them")
    func beginning() throws {
        let words = Self.words(150, seed: 9)
        let few = try Self.sets(40, of: words, seed: 4)
        #expect(try Self.sets(90, of: words, seed: 4).prefix(40) == few[...])
    }

    @Test("from many words further sets are new, from just enough they come again")
    func further() throws {
        let many = try Self.sets(200, of: Self.words(300, seed: 2), seed: 2)
        #expect(Set(many.map { $0.packs.map(\.words) }).count == 200)
        let few = try Self.sets(100, of: Self.words(120, seed: 2), seed: 2)
        #expect(Array(few[40..<80]) == Array(few[..<40]))
    }

    @Test("a set of its own is searched again if two levels have forms of one word")
    func separated() throws {
        let words =
            "cat dog pig cats dogs pigs lamp camel robin tiger garden market summer"
            + " chicken evening thunder"
        let sets = try Self.sets(1, of: MadeUpWords.bytes(words + " door tent"), seed: 1)
        #expect(sets.count == 1 && faults(sets) == [])
        let error = #expect(throws: Diagnostic.self) {
            try Self.sets(
                1, of: MadeUpWords.bytes(words).filter { $0 != Array("lamp".utf8) }, seed: 1)
        }
        #expect(error?.code == .levelsRelatedWords && error?.place.file == "dictc.yml")
        #expect(error?.found?.hasSuffix("s\"") == true && error?.hint?.contains("seed") == true)
    }
}
