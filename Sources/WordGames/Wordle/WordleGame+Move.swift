import DictReader

extension WordleGame {
    mutating func play(
        _ move: Move, in answers: AnswerList, checking lexicon: Lexicon
    ) -> MoveAnswer {
        switch move {
        case .guess(let text):
            switch guess(text, checking: lexicon) {
            case .marked: .marked
            case .notLetters: .notLetters
            case .wrongLength: .wrongLength
            case .notAWord: .notAWord
            case .roundOver: .roundOver
            case .otherArtefact: .nothingToPlay
            }
        case .next:
            startOver(in: answers, checking: lexicon) == .started ? .started : .nothingToPlay
        default: .unknown
        }
    }
}
