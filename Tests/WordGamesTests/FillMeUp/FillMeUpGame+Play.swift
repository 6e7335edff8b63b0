import DictReader

@testable import WordGames

extension FillMeUpGame: RandomlyPlayed {
    static func start(_ sentences: SentenceSet, _ random: inout SplitMix64) -> FillMeUpGame? {
        FillMeUpGame(
            in: sentences, gapChoice: random.happens(oneIn: 2) ? .last : .any, using: &random)
    }

    mutating func resume(_ sentences: SentenceSet, _ random: inout SplitMix64) -> Restoration {
        restore(with: sentences, using: &random)
    }

    mutating func move(_ sentences: SentenceSet, _ random: inout SplitMix64) -> Bool {
        let before = self
        switch random.index(below: 16) {
        case 0 where round.isSubmitted || random.happens(oneIn: 4):
            return startNext(in: sentences, using: &random) == .started && hasNewRound
                && level == before.level && score == before.score
        case 1 where random.happens(oneIn: 4):
            return replay(in: sentences, using: &random) == .started && hasNewRound
                && level == 1 && score == 0
        case 2:
            let row = random.index(below: round.rows.count + 4) - 2
            let option = random.index(below: round.options.count + 4) - 2
            let answer = choose(option, row: row)
            return (answer == .chosen)
                == (!before.round.isSubmitted && round.rows.indices.contains(row)
                    && round.options.indices.contains(option))
                && (answer == .chosen || self == before)
        case 3:
            let answer = choose(random.nonsense(), row: 0, in: sentences)
            return answer != .chosen && self == before
        case 4 where !round.isSubmitted:
            // The right choice for every row.
            for (row, content) in round.rows.enumerated() {
                let option = round.options.firstIndex(of: content.answer)
                guard choose(option, row: row) == .chosen else { return false }
            }
            return score == before.score
        case 5:
            switch submit() {
            case .countedBefore(let results):
                return self == before && results == round.results
            case .counted(let results):
                return !before.round.isSubmitted && score == before.score &+ results.rightCount
                    && level == before.level &+ (results.isLevelUp ? 1 : 0)
            }
        default:
            let row = random.index(below: round.rows.count)
            let option = random.index(below: round.options.count)
            let texts = optionTexts(in: sentences)
            guard texts.indices.contains(option) else { return false }
            let text = texts[option]
            let answer = choose(text, row: row, in: sentences)
            guard !before.round.isSubmitted else { return answer == .roundOver && self == before }
            return answer == .chosen && question(at: row, in: sentences)?.choiceText == text
        }
    }

    private var hasNewRound: Bool {
        !round.isSubmitted && round.level == level && !round.rows.isEmpty
            && round.rows.allSatisfy { $0.choice == nil }
    }
}
