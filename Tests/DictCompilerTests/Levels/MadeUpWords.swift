import DictModel

@testable import DictCompiler

/// Words made of syllables, for tests that need many of them.
enum MadeUpWords {
    /// Words of 3 to 7 letters, `count` of each length, in tiers 1 and 2.
    static func words(_ count: Int, seed: UInt64 = 1) -> [FamiliarWord] {
        var generator = Xoshiro256(seed: seed)
        let consonants = Array("bcdfghklmnprtvz".utf8)
        let vowels = Array("aeiou".utf8)
        var words: [FamiliarWord] = []
        for length in 3...7 {
            var seen: Set<[UInt8]> = []
            while seen.count < count {
                var word: [UInt8] = []
                let start = generator.below(2)
                for index in 0..<length {
                    let letters = (index + start) % 2 == 0 ? consonants : vowels
                    word.append(letters[generator.below(letters.count)])
                }
                if seen.insert(word).inserted {
                    let tier: UInt8 = seen.count * 2 > count ? 2 : 1
                    words.append(FamiliarWord(letters: word, familiarity: tier))
                }
            }
        }
        return words
    }

    /// A pool of such words.
    static func pool(_ count: Int) -> LevelWordPool {
        LevelWordPool(language: .english, words: words(count), isBlocked: { _ in false })
    }

    /// Words of a line as bytes.
    static func bytes(_ line: String) -> [[UInt8]] {
        line.lowercased().split(separator: " ").map { Array($0.utf8) }
    }
}
