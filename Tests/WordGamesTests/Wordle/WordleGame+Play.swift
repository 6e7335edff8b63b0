import DictModel
import DictReader

@testable import WordGames

extension WordleGame: RandomlyPlayed {
    typealias Packs = (answers: AnswerList, lexicon: Lexicon)

    static func start(_ packs: Packs, _ random: inout SplitMix64) -> WordleGame? {
        WordleGame(in: packs.answers, checking: packs.lexicon, using: &random)
    }

    mutating func resume(_ packs: Packs, _ random: inout SplitMix64) -> Restoration {
        restore(with: packs.answers, checking: packs.lexicon, using: &random)
    }

    mutating func move(_ packs: Packs, _ random: inout SplitMix64) -> Bool {
        let before = self
        var text: [UInt8]
        switch random.index(below: 12) {
        case 0 where standing != .open || random.happens(oneIn: 4):
            let isGivenUp = standing == .open && !guesses.isEmpty
            return startOver(in: packs.answers, checking: packs.lexicon) == .started
                && guesses.isEmpty
                && statistics.played == before.statistics.played &+ (isGivenUp ? 1 : 0)
        case 1: text = random.nonsense()
        case 2: text = (0..<5).map { _ in random.letter() }
        case 3, 4: text = secretLetters
        default:
            let word = packs.answers.letters(at: random.index(below: packs.answers.count))
            text = word ?? []
        }
        if random.happens(oneIn: 2) { text = text.map { $0 &- 0x61 < 26 ? $0 & 0xDF : $0 } }
        let answer = guess(text, checking: packs.lexicon)
        guard case .marked(let marks) = answer else {
            return self == before && (answer == .roundOver) == (standing != .open)
        }
        return before.standing == .open && guesses.count == before.guesses.count + 1
            && self.marks.last == marks && marks.isWin == (standing == .won)
            && statistics.played == before.statistics.played &+ (standing == .open ? 0 : 1)
            && statistics.isSound
    }
}
