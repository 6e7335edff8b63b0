public import DictReader
import DictModel

extension WordleGame {
    /// Starts a round with the next secret.
    ///
    /// A round that is still open is abandoned, and counts as lost if a guess has been made.
    public mutating func startOver(
        in answers: AnswerList, checking lexicon: Lexicon
    ) -> WordleStart {
        guard answers.identity == identity, lexicon.identity == lexiconIdentity,
            let next = answers.answer(from: number &+ 1)
        else { return .otherArtefact }
        if standing == .open && !guessLetters.isEmpty { statistics.lose() }
        number = next.number
        secretLetters = next.word
        guessLetters = []
        return .started
    }

    /// Prepares a saved game for play with `answers` and `lexicon`; call this before the first
    /// move.
    ///
    /// If the game was saved with the same artefacts and its state is consistent, nothing changes.
    /// If it was saved with others, the round goes on if its secret is among `answers` and its
    /// guesses are in `lexicon`. Otherwise, a new round begins, and the statistics are kept.
    public mutating func restore(
        with answers: AnswerList, checking lexicon: Lexicon,
        using random: inout some RandomNumberGenerator
    ) -> Restoration {
        let isSame = answers.identity == identity && lexicon.identity == lexiconIdentity
        if isSame && isSound(in: answers, lexicon) { return .restored }
        if !isSame, let moved = moved(to: answers, lexicon) {
            self = moved
            return .carriedOver
        }
        guard var next = WordleGame(in: answers, checking: lexicon, using: &random) else {
            return .nothingToPlay
        }
        if statistics.isSound { next.statistics = statistics }
        self = next
        return isSame ? .contradiction : .otherArtefact
    }

    /// Returns the same state for play with other artefacts, or `nil` if it is not sound in them.
    private func moved(to answers: AnswerList, _ lexicon: Lexicon) -> WordleGame? {
        guard let number = answers.number(of: secretLetters), lexicon.language == language else {
            return nil
        }
        var moved = self
        (moved.identity, moved.lexiconIdentity) = (answers.identity, lexicon.identity)
        moved.number = number
        return moved.isSound(in: answers, lexicon) ? moved : nil
    }

    /// Returns whether this state could have come about by playing with `answers` and `lexicon`.
    private func isSound(in answers: AnswerList, _ lexicon: Lexicon) -> Bool {
        guard language == answers.language, answers.letters(at: number) == secretLetters,
            guessLetters.count <= Self.tries, statistics.isSound
        else { return false }
        for (index, guess) in guessLetters.enumerated() {
            if guess == secretLetters {
                // The win must already be counted.
                return index == guessLetters.count - 1 && statistics.streak > 0
                    && statistics.distribution[index] > 0
            }
            guard guess.count == secretLetters.count, lexicon.contains(guess.span) else {
                return false
            }
        }
        return standing != .lost || (statistics.played > statistics.won && statistics.streak == 0)
    }
}

extension AnswerList {
    /// Returns the index of the answer `word`, or `nil` if it is not an answer.
    func number(of word: [UInt8]) -> Int? {
        guard word.count == wordLength else { return nil }
        return (0..<count).first { letters(at: $0) == word }
    }

    /// Returns the answer at index `number`, or the first answer if there is none at that index.
    ///
    /// Returns `nil` if the list is empty.
    func answer(from number: Int) -> (number: Int, word: [UInt8])? {
        let number = number >= 0 && number < count ? number : 0
        return letters(at: number).map { (number, $0) }
    }
}
