/// The result of guessing a letter in Hangman.
public enum HangmanAnswer: Sendable, Equatable {
    /// The letter is in the phrase; this many glyphs have been revealed.
    case opened(Int)
    /// The letter is not in the phrase; the picture advances by one step.
    case missed
    /// The letter had already been guessed; nothing changes.
    case repeated
    /// The guess is not a single letter; nothing changes.
    case notOneLetter
    /// The round is over; start another with ``HangmanGame/startOver(in:)``.
    case roundOver
}

/// The result of starting a round with a new phrase.
public enum HangmanStart: Sendable, Equatable {
    /// The round has begun.
    case started
    /// The phrases passed are not the game's; switch to them with
    /// ``HangmanGame/restore(with:using:)``.
    case otherArtefact
    /// The pack has no phrases of the game's ``HangmanGame/tier``.
    case noSuchTier
}
