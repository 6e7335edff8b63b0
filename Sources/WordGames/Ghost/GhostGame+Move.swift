import DictReader

extension GhostGame {
    mutating func play(
        _ move: Move, in lexicon: Lexicon, using random: inout SplitMix64
    ) -> MoveAnswer {
        switch move {
        case .say(let text, let turn): return Self.answer(say(text, turn: turn, in: lexicon))
        case .computer: return Self.answer(sayAsComputer(in: lexicon, using: &random))
        case .seat(let first, let second): seat(first, second)
        case .next: restart()
        default: return .unknown
        }
        return .started
    }

    private static func answer(_ answer: GhostAnswer) -> MoveAnswer {
        switch answer {
        case .added: .added
        case .ended(.word): .word
        case .ended(.dead): .dead
        case .ignored(.notOneLetter): .notOneLetter
        case .ignored(.alreadySaid): .alreadySaid
        case .ignored(.computersTurn): .computersTurn
        case .ignored(.humansTurn): .humansTurn
        case .ignored(.roundOver): .roundOver
        case .otherArtefact: .nothingToPlay
        }
    }
}
