/// The outcome of resuming a saved game with the artefact that is now available.
///
/// An artefact is a file of words, phrases or sentences that games are played with.
public enum Restoration: Sendable, Equatable {
    /// The game was saved with the same artefact, and nothing has changed.
    case restored
    /// The game was saved with another artefact, so a new round has begun; the scores are kept.
    case otherArtefact
    /// The saved state contradicts itself or the artefact, so a new round has begun.
    ///
    /// Only plausible scores are kept.
    case contradiction
    /// The artefact contains nothing to play, so the game is unchanged and cannot be played with
    /// it.
    case nothingToPlay
}
