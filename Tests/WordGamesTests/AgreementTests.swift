import DictModel
import DictReader
import Testing

@testable import WordGames

/// Hints and marks beside a plain reading of their rules.
@Suite("Hints and marks on all pairs of the level packs") struct AgreementTests {
    /// Letters crossed out one by one.
    private func plainHint(_ guess: [UInt8], _ secret: [UInt8]) -> Int {
        (UInt8(0x61)...0x7A).reduce(0) { sum, letter in
            sum + min(guess.filter { $0 == letter }.count, secret.filter { $0 == letter }.count)
        }
    }

    /// A letter away from its place is yellow if, of its copies in the secret that are not at
    /// their place, more are there than yellows of the letter stand left of it.
    private func plainMarks(_ guess: [UInt8], _ secret: [UInt8]) -> [WordleMark] {
        var marks: [WordleMark] = []
        for (index, letter) in guess.enumerated() {
            if secret[index] == letter {
                marks.append(.correct)
                continue
            }
            let open = zip(guess, secret).filter { $0.1 == letter && $0.0 != letter }.count
            let before = (0..<index).filter { guess[$0] == letter && marks[$0] == .misplaced }.count
            marks.append(before < open ? .misplaced : .absent)
        }
        return marks
    }

    @Test("agree with a brute force", arguments: Language.allCases) func all(language: Language)
        throws
    {
        let packs = try RealPacks.levels(language)
        var pairs = 0
        var wrong: [String] = []
        for index in 0..<packs.count {
            let words = try #require(packs.pack(at: index)).letters
            for guess in words {
                for secret in words {
                    pairs += 1
                    let marks = WordleMarks(guess: guess, secret: secret)
                    let colours = (0..<guess.count).map { marks?[$0] ?? .absent }
                    if LetterHint.common(guess, secret) != plainHint(guess, secret)
                        || colours != plainMarks(guess, secret)
                    {
                        wrong.append(GameFixture.texts([guess, secret]).joined(separator: " "))
                    }
                }
            }
        }
        #expect(wrong.isEmpty)
        #expect(pairs == packs.setCount * (9 * 9 + 12 * 12 + 3 * 15 * 15))
    }
}
