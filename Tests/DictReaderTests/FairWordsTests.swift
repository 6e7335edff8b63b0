import DictCompiler
import DictFormat
import DictModel
import DictReader
import DictTestSupport
import Testing

@Suite("The ratings of words") struct FairWordsTests {
    private static func lexicon(
        _ words: [[UInt8]], _ ratings: [WordRating]?
    ) throws -> Lexicon {
        try LexiconFixture.open(file(words, ratings))
    }

    private static func file(_ words: [[UInt8]], _ ratings: [WordRating]?) throws -> [UInt8] {
        try LexiconArtefact.bytes(
            of: LexiconFixture.list(words), ratings: ratings, language: .english)
    }

    /// Different words in order, with a rating for each.
    private static func sample(
        _ seed: UInt64, count: Int
    ) -> (words: [[UInt8]], ratings: [WordRating]) {
        var random = SeededGenerator(seed: seed)
        let drawn = (0..<count).map { _ in WordShape.word(1...6, Array("abcd".utf8), &random) }
        let words = Set(drawn).sorted { $0.lexicographicallyPrecedes($1) }
        let ratings = words.map { _ -> WordRating in
            switch random.next() % 8 {
            case 0: .unfit
            case 1...3: .fair
            case 4: .hidden
            default: .plain
            }
        }
        return (words, ratings)
    }

    @Test(
        "agree with a plain count for every prefix",
        arguments: [(1, 0), (2, 1), (3, 40), (4, 700), (5, 4000)] as [(UInt64, Int)])
    func counts(seed: UInt64, count: Int) throws {
        let (words, ratings) = Self.sample(seed, count: count)
        let lexicon = try Self.lexicon(words, ratings)
        #expect(lexicon.ratesWords)
        try lexicon.verifyStructure()
        let prefixes = Set(
            words.flatMap { word in (0...word.count).map { Array(word.prefix($0)) } })
        for prefix in prefixes {
            let below = words.indices.filter { words[$0].starts(with: prefix) }
            let found = lexicon.cursor(at: prefix.span)
            let cursor = try #require(found)
            #expect(cursor.fairCount == below.count { ratings[$0].isFair })
            #expect(cursor.presentableCount == below.count { !ratings[$0].isUnfit })
            // Steps from child to child know the same ranks as the walk from the root.
            cursor.forEachChild { letter, child in
                let direct = lexicon.cursor(at: (prefix + [letter]).span)
                #expect(child.fairCount == direct?.fairCount)
                #expect(child.fairCount == cursor.child(letter)?.fairCount)
                #expect(child.presentableCount == cursor.child(letter)?.presentableCount)
            }
        }
        for (word, rating) in zip(words, ratings) {
            let found = lexicon.cursor(at: word.span)
            let cursor = try #require(found)
            #expect(lexicon.isFair(word.span) == rating.isFair)
            #expect(lexicon.isUnfit(word.span) == rating.isUnfit)
            #expect(cursor.isFair == rating.isFair)
            #expect(cursor.isPresentable == !rating.isUnfit)
        }
        let other = Array("zz".utf8)
        #expect(lexicon.isFair(other.span) == false)
        #expect(lexicon.isUnfit(other.span) == false)
    }

    @Test("without ratings, every word is fair and the file is of version 1.0")
    func unrated() throws {
        let words = ["cab", "cabs", "dab"].map { Array($0.utf8) }
        let bytes = try Self.file(words, nil)
        let lexicon = try LexiconFixture.open(bytes)
        #expect(bytes[9] == 0)
        #expect(!lexicon.ratesWords && lexicon.root.fairCount == 3)
        #expect(lexicon.root.presentableCount == 3)
        let word = words[0]
        #expect(lexicon.isFair(word.span) == true)
        #expect(lexicon.isUnfit(word.span) == false)
        let prefix = Array("ca".utf8)
        #expect(lexicon.isFair(prefix.span) == false)
        let rated = try Self.file(words, [.fair, .plain, .unfit])
        #expect(rated[9] == 1)
        // Nothing else changes: what a reader of version 1.0 looks at is the same.
        let (old, new) = (EditableFile(bytes), EditableFile(rated))
        for (id, range) in old.sections {
            #expect(Array(old.bytes[range]) == Array(new.bytes[new.range(id)]))
        }
    }

    @Test("a word that should not be shown is no suggestion, and is found all the same")
    func suggestions() throws {
        let words = ["bare", "bark", "barn", "bars", "bart"]
        let lexicon = try Self.lexicon(
            words.map { Array($0.utf8) }, [.fair, .hidden, .plain, .unfit, .fair])
        #expect(lexicon.words(withinOneEditOf: "barx") == ["bare", "barn", "bart"])
        #expect(words.allSatisfy { lexicon.contains($0) })
    }

    @Test("an unfit word that is listed twice is refused") func twice() throws {
        let (words, ratings) = Self.sample(3, count: 200)
        var file = EditableFile(try Self.file(words, ratings))
        let (section, end) = (FairWordsFormat.section, file.range(FairWordsFormat.section).count)
        file.set(section, end - 4, file.number(section, end - 8, 4), 4)
        file.reseal()
        let lexicon = try LexiconFixture.open(file.bytes)
        #expect(throws: FormatError.self) { try lexicon.verifyStructure() }
    }

    @Test("a damaged section never leads outside the words", arguments: 0..<20 as Range<UInt64>)
    func damage(seed: UInt64) throws {
        let (words, ratings) = Self.sample(seed, count: 900)
        var file = EditableFile(try Self.file(words, ratings))
        var random = SeededGenerator(seed: seed)
        for offset in file.range(FairWordsFormat.section) where random.next() % 3 == 0 {
            file.bytes[offset] = UInt8(truncatingIfNeeded: random.next())
        }
        let lexicon = try LexiconFixture.open(file.bytes, .trusting)
        for prefix in ["", "a", "ab", "dd", "abcd"].map({ Array($0.utf8) }) {
            guard let cursor = lexicon.cursor(at: prefix.span) else { continue }
            #expect((0...cursor.count).contains(cursor.fairCount))
            #expect((0...cursor.count).contains(cursor.presentableCount))
        }
        #expect(throws: FormatError.self) { try lexicon.verifyStructure() }
    }
}
