/// The result of guessing a letter in Hangman.
public enum HangmanAnswer: Sendable, Equatable {
    /// The letter is in the phrase.
    ///
    /// The associated value is the number of glyphs that the guess has revealed.
    case opened(Int)
    /// The letter is not in the phrase, and the picture advances by one step.
    case missed
    /// The letter had already been guessed, and nothing has changed.
    case repeated
    /// The guess is not a single letter, and nothing has changed.
    case notOneLetter
    /// The round is already over.
    ///
    /// Call ``HangmanGame/startOver(in:)`` to start another.
    case roundOver
}

/// The result of starting a round of Hangman with a new phrase.
public enum HangmanStart: Sendable, Equatable {
    /// The new round has begun.
    case started
    /// The phrases passed are not the ones the game is played with.
    ///
    /// Call ``HangmanGame/restore(with:using:)`` to switch to them.
    case otherArtefact
    /// None of the phrases passed has the difficulty ``HangmanGame/tier``.
    case noSuchTier
}
