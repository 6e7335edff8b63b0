import DictReader

extension FillMeUpGame {
    mutating func play(
        _ move: Move, in sentences: SentenceSet, using random: inout SplitMix64
    ) -> MoveAnswer {
        switch move {
        case .choose(let option, let row): Self.answer(choose(option, row: row))
        case .fill(let text, let row): Self.answer(choose(text, row: row, in: sentences))
        case .submit:
            switch submit() {
            case .counted(let results): results.isLevelUp ? .levelUp : .sameLevel
            case .countedBefore: .roundOver
            }
        case .next: startNext(in: sentences, using: &random) == .started ? .started : .nothingToPlay
        case .replay: replay(in: sentences, using: &random) == .started ? .started : .nothingToPlay
        default: .unknown
        }
    }

    private static func answer(_ answer: FillMeUpAnswer) -> MoveAnswer {
        switch answer {
        case .chosen: .chosen
        case .noSuchRow: .noSuchRow
        case .noSuchOption: .noSuchOption
        case .roundOver: .roundOver
        case .otherArtefact: .nothingToPlay
        }
    }
}
