public import DictModel

/// The result of a guess in Wordle.
public enum WordleAnswer: Sendable, Equatable {
    /// The guess has been accepted.
    ///
    /// The associated value contains the colours of its letters.
    case marked(WordleMarks)
    /// The guess contains something other than letters, and no try is used.
    case notLetters
    /// The guess has too few or too many letters, and no try is used.
    case wrongLength
    /// The guess is not in the lexicon, and no try is used.
    case notAWord
    /// The round is already over.
    ///
    /// Call ``WordleGame/startOver(in:checking:)`` to start another.
    case roundOver
    /// The lexicon passed is not the one the game is played with.
    ///
    /// Call ``WordleGame/restore(with:checking:using:)`` to switch to it.
    case otherArtefact
}

/// The result of starting a round of Wordle with a new secret.
public enum WordleStart: Sendable, Equatable {
    /// The new round has begun.
    case started
    /// The answers or the lexicon passed are not the ones the game is played with.
    ///
    /// Call ``WordleGame/restore(with:checking:using:)`` to switch to them.
    case otherArtefact
}
