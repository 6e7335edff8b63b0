/// The result of choosing an option for a sentence.
public enum FillMeUpAnswer: Sendable, Equatable {
    /// The option fills the blank of the sentence; it replaces an earlier choice.
    case chosen
    /// There is no such sentence on the screen.
    case noSuchRow
    /// There is no such option on the screen.
    case noSuchOption
    /// The choices have already been submitted.
    case roundOver
    /// The sentences are not the game's; switch to them with ``FillMeUpGame/restore(with:using:)``.
    case otherArtefact
}

/// The result of submitting the choices of a screen.
public enum FillMeUpSubmission: Sendable, Equatable {
    /// The right answers are added to the score, and if all are right the level has risen.
    case counted(FillMeUpResults)
    /// The screen was already counted; nothing changes.
    case countedBefore(FillMeUpResults)
}

/// The result of asking for a new screen.
public enum FillMeUpStart: Sendable, Equatable {
    /// The new screen is ready.
    case started
    /// The sentences are not the game's; switch to them with ``FillMeUpGame/restore(with:using:)``.
    case otherArtefact
}
