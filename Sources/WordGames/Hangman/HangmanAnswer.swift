/// What a letter guessed at Hangman gives.
public enum HangmanAnswer: Sendable, Equatable {
    /// The letter is in the phrase; so many glyphs have been opened.
    case opened(Int)
    /// The letter is not in the phrase; the picture advances.
    case missed
    /// The letter has been guessed before; nothing changes.
    case repeated
    /// The guess is not one letter; nothing changes.
    case notOneLetter
    /// The round is decided; ``HangmanGame/startOver(in:)`` begins another.
    case roundOver
}

/// What comes of asking for a new phrase.
public enum HangmanStart: Sendable, Equatable {
    /// The round has begun.
    case started
    /// The phrases are not those of the game; ``HangmanGame/restore(with:using:)`` takes them.
    case otherArtefact
    /// No phrase has the tier that the game is set to.
    case noSuchTier
}
