public import DictReader
import DictModel

extension HangmanGame {
    /// Starts a round with the next phrase of the game's ``tier``.
    ///
    /// An open round is abandoned; it is taken as lost if a letter has been guessed.
    public mutating func startOver(in phrases: PhrasePack) -> HangmanStart {
        guard phrases.identity == identity else { return .otherArtefact }
        guard let next = phrases.playable(from: number &+ 1, tier: tier) else {
            return .noSuchTier
        }
        if standing == .open && !guesses.isEmpty { losses.score() }
        number = next.number
        phrase = next.text
        guesses = []
        return .started
    }

    /// Resumes a saved game; call it before the first move.
    ///
    /// Nothing changes if `phrases` are the ones that the game was saved with and the state is
    /// sound. Otherwise a new round begins; the scores are kept.
    public mutating func restore(
        with phrases: PhrasePack, using random: inout some RandomNumberGenerator
    ) -> Restoration {
        let isSame = phrases.identity == identity
        if isSame && isSound(in: phrases) { return .restored }
        guard
            var next = HangmanGame(in: phrases, tier: tier, using: &random)
                ?? HangmanGame(in: phrases, using: &random)
        else { return .nothingToPlay }
        next.wins = max(0, wins)
        next.losses = max(0, losses)
        self = next
        return isSame ? .contradiction : .otherArtefact
    }

    /// Whether this state can result from play with `phrases`.
    private func isSound(in phrases: PhrasePack) -> Bool {
        guard language == phrases.language, phrases.phrase(at: number)?.text == phrase,
            wins >= 0, losses >= 0, guesses.count <= 26
        else { return false }
        // Each letter must have been guessed only once, and while the round was open.
        var replay = HangmanGame(
            identity: identity, language: language, tier: tier, number: number, phrase: phrase)
        guard replay.standing == .open else { return false }
        for letter in guesses {
            switch replay.guess([letter]) {
            case .opened, .missed: continue
            case .repeated, .notOneLetter, .roundOver: return false
            }
        }
        guard replay.guesses == guesses else { return false }
        // The end of the round must already be counted.
        return replay.wins <= wins && replay.losses <= losses
    }
}

extension PhrasePack {
    /// The first phrase of `tier`, or of any tier if that is `nil`, that has letters to guess.
    ///
    /// The search begins at `number` and goes on with the first phrase after the last. `nil` if
    /// there is no such phrase.
    func playable(from number: Int, tier: UInt8?) -> (number: Int, text: [UInt8])? {
        let first = number >= 0 && number < count ? number : 0
        for step in 0..<count {
            // Written so that the sum cannot overflow.
            let number = step < count - first ? first + step : step - (count - first)
            guard let phrase = phrase(at: number), tier == nil || phrase.tier == tier,
                HangmanGlyph.glyphs(of: phrase.text, language).contains(where: { !$0.isShown })
            else { continue }
            return (number, phrase.text)
        }
        return nil
    }
}
