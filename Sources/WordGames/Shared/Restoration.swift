/// The outcome of restoring a saved game with an artefact.
public enum Restoration: Sendable, Equatable {
    /// The artefact is the one that the game was saved with: nothing has changed.
    case restored
    /// The artefact is a different one: the scores are kept, and a new round has begun.
    case otherArtefact
    /// The saved state contradicts itself or the artefact: a new round has begun, and only the
    /// plausible scores are kept.
    case contradiction
    /// The artefact contains nothing to play: the game is unchanged, and cannot be played with this
    /// artefact.
    case nothingToPlay
}
