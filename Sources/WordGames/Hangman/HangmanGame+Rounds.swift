public import DictReader
import DictModel

extension HangmanGame {
    /// Starts a round with the next phrase of the difficulty ``tier``.
    ///
    /// A round that is still open is abandoned, and counts as lost if a letter has been guessed.
    public mutating func startOver(in phrases: PhrasePack) -> HangmanStart {
        guard phrases.identity == identity else { return .otherArtefact }
        guard let next = phrases.playable(from: number &+ 1, tier: tier) else {
            return .noSuchTier
        }
        if standing == .open && !guessedLetters.isEmpty { losses.score() }
        number = next.number
        phraseText = next.text
        guessedLetters = []
        return .started
    }

    /// Prepares a saved game for play with `phrases`; call this before the first move.
    ///
    /// If the game was saved with the same phrases and its state is consistent, nothing changes.
    /// If it was saved with others, the round goes on if they contain its phrase. Otherwise, a new
    /// round begins, and the numbers of wins and losses are kept.
    public mutating func restore(
        with phrases: PhrasePack, using random: inout some RandomNumberGenerator
    ) -> Restoration {
        let isSame = phrases.identity == identity
        if isSame && isSound(in: phrases) { return .restored }
        if !isSame, let moved = moved(to: phrases) {
            self = moved
            return .carriedOver
        }
        guard
            var next = HangmanGame(in: phrases, tier: tier, using: &random)
                ?? HangmanGame(in: phrases, using: &random)
        else { return .nothingToPlay }
        next.wins = max(0, wins)
        next.losses = max(0, losses)
        self = next
        return isSame ? .contradiction : .otherArtefact
    }

    /// Returns the same state for play with other phrases, or `nil` if it is not sound in them.
    private func moved(to phrases: PhrasePack) -> HangmanGame? {
        let number = (0..<phrases.count).first { phrases.phrase(at: $0)?.utf8 == phraseText }
        guard let number else { return nil }
        var moved = self
        moved.identity = phrases.identity
        moved.number = number
        return moved.isSound(in: phrases) ? moved : nil
    }

    /// Returns whether this state could have come about by playing with `phrases`.
    private func isSound(in phrases: PhrasePack) -> Bool {
        guard language == phrases.language, phrases.phrase(at: number)?.utf8 == phraseText,
            wins >= 0, losses >= 0
        else { return false }
        // Each letter must have been guessed only once, and while the round was open.
        var replay = HangmanGame(
            identity: identity, language: language, tier: tier, number: number, phrase: phraseText)
        guard replay.standing == .open else { return false }
        for letter in guessedLetters {
            switch replay.guess([letter]) {
            case .opened, .missed: continue
            case .repeated, .notOneLetter, .roundOver: return false
            }
        }
        guard replay.guessedLetters == guessedLetters else { return false }
        // The end of the round must already be counted.
        return replay.wins <= wins && replay.losses <= losses
    }
}

extension PhrasePack {
    /// Returns the first phrase at index `number` or later that has the difficulty `tier`.
    ///
    /// Phrases without letters to guess are skipped. After the last phrase, the search goes on with
    /// the first. Pass `nil` as `tier` to accept every difficulty. Returns `nil` if there is no
    /// such phrase.
    func playable(from number: Int, tier: UInt8?) -> (number: Int, text: [UInt8])? {
        let first = number >= 0 && number < count ? number : 0
        for step in 0..<count {
            // Written so that the sum cannot overflow.
            let number = step < count - first ? first + step : step - (count - first)
            guard let phrase = phrase(at: number), tier == nil || phrase.tier == tier,
                HangmanGlyph.glyphs(of: phrase.utf8, language).contains(where: { !$0.isShown })
            else { continue }
            return (number, phrase.utf8)
        }
        return nil
    }
}
