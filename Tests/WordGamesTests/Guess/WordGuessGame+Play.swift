import DictModel
import DictReader

@testable import WordGames

extension WordGuessGame: RandomlyPlayed {
    static func start(_ packs: LevelPacks, _ random: inout SplitMix64) -> WordGuessGame? {
        WordGuessGame(in: packs, using: &random)
    }

    mutating func resume(_ packs: LevelPacks, _ random: inout SplitMix64) -> Restoration {
        restore(with: packs, using: &random)
    }

    mutating func move(_ packs: LevelPacks, _ random: inout SplitMix64) -> Bool {
        let before = self
        switch random.index(below: 12) {
        case 0:
            return startNext(in: packs, using: &random) == .started && round.guesses.isEmpty
                && round.level <= reachedLevel && letters(in: packs).contains(round.secretLetters)
        case 1:
            let level = random.index(below: 9) - 2
            let start = start(level: level, in: packs, using: &random)
            if level >= 1, level <= min(reachedLevel, 5) {
                return start == .started && round.level == level
            }
            return self == before && start != .started
        case 2:
            let guess = random.nonsense()
            let answer = named(guess, packs)
            return self == before && (answer == .notInPack || answer == .roundOver)
        case 3 where round.standing == .open:
            return named(round.secretLetters, packs) == .secret && round.standing == .won
        default:
            guard let word = random.element(of: letters(in: packs)) else { return false }
            let answer = named(word, packs)
            guard before.round.standing == .open else {
                return answer == .roundOver && self == before
            }
            if word == round.secretLetters { return answer == .secret && round.standing == .won }
            return answer == .hint(LetterHint.common(word, round.secretLetters))
                && round.guesses.count == before.round.guesses.count + 1
                && reachedLevel == before.reachedLevel && completions == before.completions
        }
    }

    private mutating func named(_ text: [UInt8], _ packs: LevelPacks) -> WordGuessAnswer {
        guess(text, in: packs)
    }
}
