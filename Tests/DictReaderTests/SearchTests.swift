import DictReader
import DictTestSupport
import Testing

@Suite("Searches in a lexicon") struct SearchTests {
    static let lists: [[[UInt8]]] = [
        FixtureWords.english.enumerated().filter { $0.offset % 10 == 0 }.map(\.element),
        WordShape.twoLetters.words(seed: 1),
        WordShape.sharedSuffixes.words(seed: 1), WordShape.thirtyOneLetters.words(seed: 1),
        WordShape.nestedPrefixes.words(seed: 1), WordShape.none.words(seed: 1),
    ]

    /// A word of the list, or of its letters.
    private static func sample(
        _ model: ReferenceLexicon, _ random: inout SeededGenerator
    ) -> [UInt8] {
        if Bool.random(using: &random), let word = model.words.randomElement(using: &random) {
            return word
        }
        return WordShape.word(0...8, model.alphabet + [0x62], &random)
    }

    @Test("patterns agree with a brute-force matcher", arguments: lists.indices)
    func patterns(list: Int) throws {
        let agreement = try LexiconAgreement(Self.lists[list])
        var random = SeededGenerator(seed: UInt64(list))
        var patterns = ["", "*", "?", "??", "?*", "*?", "**", "*a*", "a*b", "*?*?*", "???????"]
            .map { Array($0.utf8) }
        for _ in 0..<25 {
            var pattern: [UInt8] = []
            var stars = 0
            for letter in Self.sample(agreement.model, &random) {
                switch Int.random(in: 0..<6, using: &random) {
                case 0: pattern.append(UInt8(ascii: "?"))
                case 1 where stars < 3:
                    pattern.append(UInt8(ascii: "*"))
                    stars += 1
                case 2 where stars < 3:
                    pattern += [UInt8(ascii: "*"), letter]
                    stars += 1
                default: pattern.append(letter)
                }
            }
            patterns.append(pattern)
        }
        for pattern in patterns {
            let expected = agreement.model.words(matching: pattern)
            #expect(try agreement.lexicon.words(matching: pattern, limit: .max) == expected)
            #expect(
                try agreement.lexicon.words(matching: pattern, limit: 2)
                    == Array(expected.prefix(2)))
        }
    }

    @Test("patterns of more than 63 letters match nothing, shorter ones do") func longPatterns()
        throws
    {
        let words = (1...70).map { [UInt8](repeating: 0x61, count: $0) }
        let agreement = try LexiconAgreement(words)
        for length in 60...66 {
            for byte in [UInt8(ascii: "?"), 0x61] {
                let pattern = [UInt8](repeating: byte, count: length)
                let found = try agreement.lexicon.words(matching: pattern, limit: 9)
                #expect(found == (length <= 63 ? [words[length - 1]] : []))
                let open = try agreement.lexicon.words(matching: (pattern + [0x2A]), limit: 99)
                #expect(open.count == (length <= 63 ? 71 - length : 0))
            }
        }
        let stars = [UInt8](repeating: 0x2A, count: 100_000)
        #expect(try agreement.lexicon.words(matching: stars, limit: 99).count == 70)
        let questions = [UInt8](repeating: 0x3F, count: 1_000_000)
        #expect(try agreement.lexicon.words(matching: questions, limit: 99) == [])
    }

    @Test("anagrams and sub-anagrams agree with counted letters", arguments: lists.indices)
    func anagrams(list: Int) throws {
        let agreement = try LexiconAgreement(Self.lists[list])
        let (lexicon, model) = (agreement.lexicon, agreement.model)
        var random = SeededGenerator(seed: 50 + UInt64(list))
        for _ in 0..<12 {
            var letters = Self.sample(model, &random).shuffled(using: &random)
            for index in letters.indices where Int.random(in: 0..<8, using: &random) == 0 {
                letters[index] = UInt8(ascii: "?")
            }
            let all = model.words(from: letters, length: letters.count...letters.count)
            #expect(try lexicon.anagrams(of: letters, limit: .max) == all)
            #expect(try lexicon.anagrams(of: letters, limit: 1) == Array(all.prefix(1)))
            for minimum in [-1, 0, 1, 3, letters.count, letters.count + 1] {
                let expected =
                    minimum > letters.count
                    ? [] : model.words(from: letters, length: max(0, minimum)...letters.count)
                let found = try lexicon.words(
                    madeOf: letters, minimumLength: minimum, limit: .max)
                #expect(found == expected)
            }
        }
    }

    @Test("neighbours agree with the edit distance", arguments: lists.indices)
    func neighbours(list: Int) throws {
        let agreement = try LexiconAgreement(Self.lists[list])
        var random = SeededGenerator(seed: 90 + UInt64(list))
        for _ in 0..<15 {
            var word = Self.sample(agreement.model, &random)
            if Bool.random(using: &random), !word.isEmpty {
                word.remove(at: Int.random(in: 0..<word.count, using: &random))
            }
            let expected = agreement.model.words(withinOneEditOf: word)
            #expect(agreement.lexicon.words(withinOneEditOf: word, limit: .max) == expected)
            #expect(
                agreement.lexicon.words(withinOneEditOf: word, limit: 1)
                    == Array(expected.prefix(1)))
        }
        #expect(agreement.lexicon.words(withinOneEditOf: [0x61], limit: -1) == [])
    }

    @Test("queries of a megabyte, of bad UTF-8 and of wildcards end")
    func abuse() throws {
        let lexicon = try LexiconFixture.lexicon(FixtureWords.english)
        let queries: [[UInt8]] = [
            [UInt8](repeating: 0x61, count: 1 << 20), [UInt8](repeating: 0xFF, count: 1 << 20),
            [UInt8](repeating: 0x3F, count: 1 << 16), [UInt8](repeating: 0x2A, count: 1 << 16),
            [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0], Array("caf\u{65}\u{301}".utf8),
        ]
        for query in queries {
            #expect(!lexicon.contains(query))
            #expect(lexicon.rank(of: query) == nil)
            #expect(lexicon.count(startingWith: query) == 0)
            #expect(try lexicon.words(startingWith: query, limit: 5) == [])
            #expect(lexicon.words(withinOneEditOf: query, limit: 5).count <= 5)
            #expect(try lexicon.words(matching: query, limit: 5).count <= 5)
            #expect(try lexicon.anagrams(of: query, limit: 5) == [])
            #expect(try lexicon.words(madeOf: query, minimumLength: 1, limit: 5).count <= 5)
        }
    }
}
