/// What becomes of a saved game when it meets an artefact.
public enum Restoration: Sendable, Equatable {
    /// The artefact is the one that the game was saved with: everything is as it was.
    case restored
    /// The artefact is another one: the scores are kept, and a new round has begun.
    case otherArtefact
    /// The saved state contradicts itself or the artefact: a new round has begun, and of the
    /// scores those are kept that can be true.
    case contradiction
    /// The artefact has nothing to play: the game is as it was, and refuses moves.
    case nothingToPlay
}
