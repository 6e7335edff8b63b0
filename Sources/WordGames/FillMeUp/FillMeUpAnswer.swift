/// The result of choosing an option for a sentence.
public enum FillMeUpAnswer: Sendable, Equatable {
    /// The option fills the blank of the sentence and replaces any earlier choice.
    case chosen
    /// There is no such sentence on the screen.
    case noSuchRow
    /// There is no such option on the screen.
    case noSuchOption
    /// The choices have already been submitted.
    case roundOver
    /// The sentences passed are not the game's; switch to them with
    /// ``FillMeUpGame/restore(with:using:)``.
    case otherArtefact
}

/// The result of submitting the choices of a screen.
public enum FillMeUpSubmission: Sendable, Equatable {
    /// The right answers have been added to the score; if all were right, the level has risen.
    case counted(FillMeUpResults)
    /// The screen had already been counted; nothing has changed.
    case countedBefore(FillMeUpResults)
}

/// The result of starting a new screen.
public enum FillMeUpStart: Sendable, Equatable {
    /// The new screen is ready.
    case started
    /// The sentences passed are not the game's; switch to them with
    /// ``FillMeUpGame/restore(with:using:)``.
    case otherArtefact
}
