import DictReader
import DictTestSupport
import Testing

/// What an app writes, with `import DictReader` alone.
@Suite("Queries with text") struct TextQueriesTests {
    private static func lexicon() throws -> Lexicon {
        try LexiconFixture.lexicon([
            "cafe", "enlist", "listen", "pea", "peafowl", "peafowls", "silent", "tea",
        ])
    }

    @Test(
        "every query folds its text by the same rule", arguments: ["café", "CAFE", "Cafe\u{301}"])
    func folding(text: String) throws {
        let lexicon = try Self.lexicon()
        #expect(lexicon.contains(text) && lexicon.isPrefix(text) && lexicon.rank(of: text) == 0)
        #expect(lexicon.count(startingWith: text) == 1)
        #expect(lexicon.words(startingWith: text) == ["cafe"])
        #expect(lexicon.words(matching: text) == ["cafe"])
        #expect(lexicon.words(matching: "?" + text.dropFirst()) == ["cafe"])
        #expect(lexicon.anagrams(of: text) == ["cafe"])
        #expect(lexicon.words(madeOf: text + "x") == ["cafe"])
        #expect(lexicon.words(withinOneEditOf: text + "s") == ["cafe"])
    }

    @Test("what is not letters finds nothing", arguments: ["pea fowl", "pea!", "pea2", "ж", "\0"])
    func refused(text: String) throws {
        let lexicon = try Self.lexicon()
        #expect(!lexicon.contains(text) && !lexicon.isPrefix(text) && lexicon.rank(of: text) == nil)
        #expect(lexicon.count(startingWith: text) == 0)
        #expect(lexicon.words(startingWith: text) == [] && lexicon.words(matching: text) == [])
        #expect(lexicon.anagrams(of: text) == [] && lexicon.words(madeOf: text) == [])
        #expect(lexicon.words(withinOneEditOf: text) == [])
    }

    @Test("answers are strings, in order, up to the limit")
    func answers() throws {
        let lexicon = try Self.lexicon()
        #expect(lexicon.words(startingWith: "PEA") == ["pea", "peafowl", "peafowls"])
        #expect(lexicon.words(startingWith: "PEA", limit: 2) == ["pea", "peafowl"])
        #expect(lexicon.words(startingWith: "", limit: 1) == ["cafe"])
        for limit in [0, -1, .min] { #expect(lexicon.words(startingWith: "", limit: limit) == []) }
        #expect(lexicon.words(matching: "P?AF*") == ["peafowl", "peafowls"])
        #expect(lexicon.words(matching: "*ea") == ["pea", "tea"])
        #expect(lexicon.anagrams(of: "Tinsel") == ["enlist", "listen", "silent"])
        #expect(lexicon.anagrams(of: "?ea") == ["pea", "tea"])
        #expect(lexicon.words(madeOf: "tape", minimumLength: 3) == ["pea", "tea"])
        #expect(lexicon.words(withinOneEditOf: "pta") == ["pea"])
        #expect(lexicon.word(at: 4) == "peafowl" && lexicon.word(at: 8) == nil)
        #expect(lexicon.isPrefix("pe") && !lexicon.contains("pe"))
    }

    @Test("words of one letter are made of letters, if they may be so short", arguments: -1...4)
    func shortest(minimum: Int) throws {
        let lexicon = try LexiconFixture.lexicon(["a", "ape", "pa", "pea"])
        let (letters, all) = (Array("ape".utf8), ["a", "ape", "pa", "pea"])
        var found: [String] = []
        try lexicon.forEachWord(madeOf: letters.span, minimumLength: minimum) { word in
            found.append("")
            for index in word.indices {
                found[found.count - 1].unicodeScalars.append(Unicode.Scalar(word[index]))
            }
            return true
        }
        #expect(found == all.filter { $0.utf8.count >= minimum })
        #expect(lexicon.words(madeOf: "ape", minimumLength: minimum) == found)
    }

    @Test("words from a slice of what was typed")
    func substring() throws {
        let typed = "say peafowl".split(separator: " ")
        #expect(try Self.lexicon().contains(typed[1]))
    }

    @Test("hints and marks are there with the reader")
    func rules() throws {
        #expect(LetterHint.common("tea", "Tee") == 2)
        let marks = try #require(WordleMarks(guess: "babes", secret: "abbey"))
        #expect(Array(marks) == [.yellow, .yellow, .green, .green, .gray])
        #expect(try Self.lexicon().language == .english)
    }

    @Test("a random pack of a level is one of them, and each comes up", arguments: [3, 9])
    func randomPack(level: Int) throws {
        let packs = try LevelPacksTests.open(PackFixture.sets(seed: 3))
        let all = (0..<packs.count).compactMap { packs.pack(at: $0) }.filter { $0.level == level }
        var random = SeededGenerator(seed: 1)
        var sets: Set<Int> = []
        for _ in 0..<400 {
            guard let pack = packs.randomPack(level: level, using: &random) else { break }
            #expect(pack.level == level)
            sets.insert(pack.set)
        }
        #expect(sets == Set(all.map(\.set)))
        #expect(packs.randomPack(level: 99, using: &random) == nil)
    }
}
