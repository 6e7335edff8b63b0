public import DictReader
import DictModel

extension WordleGame {
    /// Starts a round with the next secret.
    ///
    /// An open round is abandoned; it is taken as lost if a guess has been made.
    public mutating func startOver(
        in answers: AnswerList, checking lexicon: Lexicon
    ) -> WordleStart {
        guard answers.identity == identity, lexicon.identity == lexiconIdentity,
            let next = answers.answer(from: number &+ 1)
        else { return .otherArtefact }
        if standing == .open && !guesses.isEmpty { statistics.lose() }
        number = next.number
        secret = next.word
        guesses = []
        return .started
    }

    /// Resumes a saved game; call it before the first move.
    ///
    /// Nothing changes if `answers` and `lexicon` are the ones that the game was saved with and the
    /// state is sound. Otherwise a new round begins; the statistics are kept.
    public mutating func restore(
        with answers: AnswerList, checking lexicon: Lexicon,
        using random: inout some RandomNumberGenerator
    ) -> Restoration {
        let isSame = answers.identity == identity && lexicon.identity == lexiconIdentity
        if isSame && isSound(in: answers, lexicon) { return .restored }
        guard var next = WordleGame(in: answers, checking: lexicon, using: &random) else {
            return .nothingToPlay
        }
        if statistics.isSound { next.statistics = statistics }
        self = next
        return isSame ? .contradiction : .otherArtefact
    }

    /// Whether this state can result from play with `answers` and `lexicon`.
    private func isSound(in answers: AnswerList, _ lexicon: Lexicon) -> Bool {
        guard language == answers.language, answers.answer(at: number) == secret,
            guesses.count <= Self.tries, statistics.isSound
        else { return false }
        for (index, guess) in guesses.enumerated() {
            if guess == secret {
                // The win must already be counted.
                return index == guesses.count - 1 && statistics.streak > 0
                    && statistics.distribution[index] > 0
            }
            guard guess.count == secret.count, lexicon.contains(guess.span) else { return false }
        }
        return standing != .lost || (statistics.played > statistics.won && statistics.streak == 0)
    }
}

extension AnswerList {
    /// The answer at `number`, or the first answer if there is none at `number`; `nil` if the list
    /// is empty.
    func answer(from number: Int) -> (number: Int, word: [UInt8])? {
        let number = number >= 0 && number < count ? number : 0
        return answer(at: number).map { (number, $0) }
    }
}
