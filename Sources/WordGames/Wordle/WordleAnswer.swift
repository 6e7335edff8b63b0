public import DictModel

/// The result of a guess in Wordle.
public enum WordleAnswer: Sendable, Equatable {
    /// The guess fills the next row, and its letters have these colours.
    case marked(WordleMarks)
    /// The guess contains something that is not a letter; no try is used.
    case notLetters
    /// The guess has too few or too many letters; no try is used.
    case wrongLength
    /// The guess is not a word; no try is used.
    case notAWord
    /// The round is over; start another with ``WordleGame/startOver(in:checking:)``.
    case roundOver
    /// The lexicon passed is not the game's; switch to it with
    /// ``WordleGame/restore(with:checking:using:)``.
    case otherArtefact
}

/// The result of starting a round with a new secret.
public enum WordleStart: Sendable, Equatable {
    /// The round has begun.
    case started
    /// One of the artefacts passed is not the game's; switch to them with
    /// ``WordleGame/restore(with:checking:using:)``.
    case otherArtefact
}
