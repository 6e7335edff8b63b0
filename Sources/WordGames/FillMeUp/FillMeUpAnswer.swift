/// What comes of choosing an option for a sentence.
public enum FillMeUpAnswer: Sendable, Equatable {
    /// The option fills the blank of the sentence; an earlier choice is replaced.
    case chosen
    /// There is no such sentence on the screen.
    case noSuchRow
    /// There is no such option on the screen.
    case noSuchOption
    /// The choices are submitted already.
    case roundOver
    /// The sentences are not those of the game; ``FillMeUpGame/restore(with:using:)`` takes them.
    case otherArtefact
}

/// What comes of submitting the choices of a screen.
public enum FillMeUpSubmission: Sendable, Equatable {
    /// The right answers are added to the score, and the level has risen where all are right.
    case counted(FillMeUpResults)
    /// The screen has been counted before; nothing changes.
    case countedBefore(FillMeUpResults)
}

/// What comes of asking for a new screen.
public enum FillMeUpStart: Sendable, Equatable {
    /// The screen is there.
    case started
    /// The sentences are not those of the game; ``FillMeUpGame/restore(with:using:)`` takes them.
    case otherArtefact
}
