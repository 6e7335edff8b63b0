/// The outcome of resuming a saved game with the artefact that is now available.
///
/// An artefact is a file of words, phrases or sentences that games are played with.
public enum Restoration: Sendable, Equatable {
    /// The game was saved with the same artefact, and nothing has changed.
    case restored
    /// The game was saved with another artefact, but the round is valid with this one and goes on.
    ///
    /// This is what usually happens when an app installs a new release of its packs. Only Ghost and
    /// FillMeUp always begin a new round.
    case carriedOver
    /// The game was saved with another artefact, with which its round is not valid, so a new round
    /// has begun; the scores are kept.
    case otherArtefact
    /// The saved state contradicts itself or the artefact, so a new round has begun.
    ///
    /// Only plausible scores are kept.
    case contradiction
    /// The artefact contains nothing to play, so the game is unchanged and cannot be played with
    /// it.
    case nothingToPlay
}
