import DictModel
import DictReader

@testable import WordGames

extension GhostGame: RandomlyPlayed {
    static func start(_ lexicon: Lexicon, _ random: inout SplitMix64) -> GhostGame? {
        let strengths = GhostStrength.allCases.map { $0 as GhostStrength? } + [nil, nil]
        return GhostGame(
            GhostPlayer(name: "Ann", strength: random.element(of: strengths) ?? nil),
            GhostPlayer(name: "Bøb 🎲", strength: random.element(of: strengths) ?? nil),
            in: lexicon, starter: random.happens(oneIn: 2) ? .first : .second)
    }

    mutating func resume(_ lexicon: Lexicon, _ random: inout SplitMix64) -> Restoration {
        restore(with: lexicon)
    }

    mutating func move(_ lexicon: Lexicon, _ random: inout SplitMix64) -> Bool {
        let before = self
        switch random.index(below: 10) {
        case 0 where round.end != nil || random.happens(oneIn: 10):
            restart()
            return round.letters.isEmpty
                && (before.round.end == nil)
                    == (round.starter == before.round.starter)
        case 1:
            return say(random.nonsense(), in: lexicon).isIgnored == (self == before)
        case 2:
            let turn = round.letters.count + random.index(below: 3) - 1
            let answer = say([random.letter()], turn: turn, in: lexicon)
            return (turn == before.round.letters.count || answer.isIgnored)
                && fits(answer, before, lexicon)
        case 3, 4, 5, 6:
            let answer = sayAsComputer(in: lexicon, using: &random)
            return answer.isIgnored == (before.mover?.strength == nil)
                && fits(answer, before, lexicon)
        default:
            let cursor = lexicon.cursor(at: round.letters.span)
            let letter = random.element(of: cursor?.letterBytes ?? []) ?? random.letter()
            let answer = say([random.happens(oneIn: 2) ? letter & 0xDF : letter], in: lexicon)
            return answer.isIgnored == (before.mover?.strength != nil || before.mover == nil)
                && fits(answer, before, lexicon)
        }
    }

    /// Whether `answer` tells what has happened since `before`, by the rules as they are written.
    private func fits(_ answer: GhostAnswer, _ before: GhostGame, _ lexicon: Lexicon) -> Bool {
        if answer.isIgnored { return self == before }
        guard round.letters.dropLast().elementsEqual(before.round.letters) else { return false }
        let isWord = round.letters.count > 3 && lexicon.contains(round.letters.span)
        let longer =
            lexicon.count(startingWith: round.letters.span)
            - (lexicon.contains(round.letters.span) ? 1 : 0)
        let end: GhostEnd? = isWord ? .word : longer == 0 ? .dead : nil
        guard round.end == end, round.loser == (end == nil ? nil : before.round.mover) else {
            return false
        }
        let wins = first.wins &+ second.wins &- before.first.wins &- before.second.wins
        return wins == (end == nil ? 0 : 1)
            && (end == nil || player(round.loser ?? .first) == before.player(round.loser ?? .first))
    }
}

extension GhostAnswer {
    fileprivate var isIgnored: Bool {
        if case .ignored = self { return true }
        return false
    }
}
