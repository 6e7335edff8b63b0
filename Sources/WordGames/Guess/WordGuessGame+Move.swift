import DictReader

extension WordGuessGame {
    mutating func play(
        _ move: Move, in packs: LevelPacks, using random: inout SplitMix64
    ) -> MoveAnswer {
        switch move {
        case .guess(let text):
            switch guess(text, in: packs) {
            case .hint: .hint
            case .secret: .secret
            case .notInPack: .notInPack
            case .roundOver: .roundOver
            case .otherArtefact: .nothingToPlay
            }
        case .next: Self.answer(startNext(in: packs, using: &random))
        case .level(let level): Self.answer(start(level: level, in: packs, using: &random))
        default: .unknown
        }
    }

    private static func answer(_ start: WordGuessStart) -> MoveAnswer {
        switch start {
        case .started: .started
        case .notReached: .notReached
        case .noSuchLevel: .noSuchLevel
        case .otherArtefact: .nothingToPlay
        }
    }
}
