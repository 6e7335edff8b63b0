import DictReader

@testable import WordGames

extension HangmanGame: RandomlyPlayed {
    static func start(_ phrases: PhrasePack, _ random: inout SplitMix64) -> HangmanGame? {
        HangmanGame(in: phrases, using: &random)
    }

    mutating func resume(_ phrases: PhrasePack, _ random: inout SplitMix64) -> Restoration {
        restore(with: phrases, using: &random)
    }

    mutating func move(_ phrases: PhrasePack, _ random: inout SplitMix64) -> Bool {
        let before = self
        switch random.index(below: 12) {
        case 0 where standing != .open || random.happens(oneIn: 4):
            return startOver(in: phrases) == .started && guesses.isEmpty && standing == .open
                && wins == before.wins
        case 1:
            let answer = guess(random.nonsense())
            return (answer == .notOneLetter || answer == .repeated || answer == .roundOver)
                == (self == before)
        default:
            var letter = random.letter()
            if random.happens(oneIn: 2) { letter = random.element(of: letters) ?? letter }
            let answer = guess([random.happens(oneIn: 2) ? letter & 0xDF : letter])
            guard before.standing == .open else { return answer == .roundOver && self == before }
            guard !before.guessedLetters.contains(letter) else {
                return answer == .repeated && self == before
            }
            let opened =
                glyphs.filter { $0.isShown }.count - before.glyphs.filter { $0.isShown }.count
            let ended = wins &+ losses &- before.wins &- before.losses
            return answer == (letters.contains(letter) ? .opened(opened) : .missed)
                && guessedLetters == before.guessedLetters + [letter]
                && ended == (standing == .open ? 0 : 1)
                && patternText.filter { $0 == 0x5F }.count == glyphs.filter { !$0.isShown }.count
        }
    }
}
