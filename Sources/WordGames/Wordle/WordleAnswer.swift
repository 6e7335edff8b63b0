public import DictModel

/// What a guess of the Wordle game gives.
public enum WordleAnswer: Sendable, Equatable {
    /// The guess takes the next row, and its letters have these colours.
    case marked(WordleMarks)
    /// The guess holds something that is no letter; no try is used.
    case notLetters
    /// The guess has too few letters, or too many; no try is used.
    case wrongLength
    /// The guess is no word; no try is used.
    case notAWord
    /// The round is decided; ``WordleGame/startOver(in:checking:)`` begins another.
    case roundOver
    /// The lexicon is not that of the game; ``WordleGame/restore(with:checking:using:)`` takes it.
    case otherArtefact
}

/// What comes of asking for a new secret.
public enum WordleStart: Sendable, Equatable {
    /// The round has begun.
    case started
    /// One of the artefacts is not that of the game;
    /// ``WordleGame/restore(with:checking:using:)`` takes them.
    case otherArtefact
}
