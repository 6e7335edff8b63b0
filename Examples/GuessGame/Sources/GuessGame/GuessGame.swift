import DictReader
import WordGames

/// A program that plays the first level of the word guessing game by itself.
///
/// It guesses one word on display after the other until it finds the secret word. The random
/// numbers start from a fixed seed, so the output is always the same.
@main
struct GuessGame {
    static func main() throws {
        let packs = try Packs()
        var random = SplitMix64(seed: 6)
        guard var game = WordGuessGame(in: packs.levels, using: &random) else {
            return print("the packs have no levels")
        }

        let words = game.words(in: packs.levels).map { $0.uppercased() }
        let isKnown = words.allSatisfy { packs.lexicon.contains($0) }
        print("\(packs.lexicon.count) words, \(packs.levels.count) level packs")
        print("level \(game.round.level): \(words.joined(separator: " "))")
        print(isKnown ? "all of them are in the lexicon" : "some are not in the lexicon")

        for word in words where game.round.standing == .open {
            switch game.guess(word, in: packs.levels) {
            case .hint(let letters): print("\(word): \(letters) in common")
            case .secret: print("\(word): won with guess \(game.round.guesses.count)")
            case let refusal: print("\(word): \(refusal)")
            }
        }
        print("next level: \(game.reachedLevel)")
    }
}
