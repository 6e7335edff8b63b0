public import DictReader
import DictModel

extension HangmanGame {
    /// Begins a round with the next phrase of the tier.
    ///
    /// A round that is open is given up, and counts as lost where a letter has been guessed.
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

    /// Takes up a saved game, before it is played on.
    ///
    /// Nothing changes where `phrases` are those of the game; else a new round begins and the scores
    /// are kept.
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

    /// Whether the state is one that play with `phrases` can lead to.
    private func isSound(in phrases: PhrasePack) -> Bool {
        guard language == phrases.language, phrases.phrase(at: number)?.text == phrase,
            wins >= 0, losses >= 0, guesses.count <= 26
        else { return false }
        // Each letter was guessed once, and while the round was open.
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
        // The end has been counted.
        return replay.wins <= wins && replay.losses <= losses
    }
}

extension PhrasePack {
    /// The first phrase from `number` on that can be played and has the `tier`, the first phrase
    /// following the last; `nil` where there is none.
    func playable(from number: Int, tier: UInt8?) -> (number: Int, text: [UInt8])? {
        let first = number >= 0 && number < count ? number : 0
        for step in 0..<count {
            // Written so that no sum exceeds the count.
            let number = step < count - first ? first + step : step - (count - first)
            guard let phrase = phrase(at: number), tier == nil || phrase.tier == tier,
                HangmanGlyph.glyphs(of: phrase.text, language).contains(where: { !$0.isShown })
            else { continue }
            return (number, phrase.text)
        }
        return nil
    }
}
