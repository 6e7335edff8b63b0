import DictFormat
import DictModel
import DictReader
import DictTestSupport
import Testing

/// Long enumerations, which remember the endings of nodes that many arcs lead to.
@Suite("Endings that an enumeration remembers") struct EndingsTests {
    /// Stems with the same sets of endings: few, many, and longer than what is remembered.
    static let inflected: [[UInt8]] = {
        let sets = [
            ["", "s"], ["", "ed", "er", "ers", "ing", "ings", "s"], ["ization", "izations"],
            (0..<40).map { number in
                String(repeating: "y", count: number / 8) + "abcdefgh".dropFirst(number % 8)
            },
        ].map { $0.map { Array($0.utf8) } }
        var random = SeededGenerator(seed: 18)
        return (0..<900).flatMap { index in
            let stem = WordShape.word(2...6, WordShape.latin, &random)
            return sets[index % sets.count].map { stem + $0 }
        }
    }()

    /// So many pairs of a letter and the endings after it that the codes of some take two bytes.
    static let manyCodes: [[UInt8]] = {
        var random = SeededGenerator(seed: 19)
        let sets = (0..<40).map { _ in
            (0..<3).map { _ in WordShape.word(1...3, WordShape.latin, &random) }
        }
        return (0..<6_000).flatMap { index in
            let stem = WordShape.word(3...5, WordShape.latin, &random)
            return sets[index % sets.count].map { stem + $0 }
        }
    }()

    static let lists = [FixtureWords.english, inflected, manyCodes]

    @Test("leave every word at its rank", arguments: lists.indices)
    func order(list: Int) throws {
        let model = ReferenceLexicon(Self.lists[list])
        let lexicon = try LexiconFixture.lexicon(model.words)
        var words: [[UInt8]] = []
        try lexicon.forEachWord { word in
            words.append([UInt8](word))
            return true
        }
        #expect(words == model.words)
        // Stopped in the middle, it has passed on the same words.
        for limit in [1, 1_001, 1_500] {
            var count = 0
            try lexicon.forEachWord { word in
                #expect([UInt8](word) == model.words[count])
                count += 1
                return count < limit
            }
            #expect(count == limit)
        }
    }

    @Test("stay within the limits of a damaged file", arguments: 0..<300 as Range<UInt64>)
    func damage(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var file = EditableFile(Self.damaged)
        for section in file.sections
        where section.id == LexiconFormat.nodes || section.id == LexiconFormat.targets {
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: section.range, using: &random)
                file.bytes[place] = UInt8.random(in: 0...255, using: &random)
            }
        }
        guard let lexicon = try? LexiconFixture.open(file.bytes, .trusting) else { return }
        var count = 0
        var longest = 0
        try? lexicon.forEachWord { word in
            count += 1
            longest = max(longest, word.count)
            return true
        }
        #expect(count <= lexicon.count && longest <= lexicon.longestWord)
    }

    static let damaged = (try? LexiconFixture.file(inflected)) ?? []
}
