/// The result of filling a gap in a FillMeUp sentence.
public enum FillMeUpAnswer: Sendable, Equatable {
    /// The choice has been made: the gap contains the option or, if it was cleared, is empty.
    case chosen
    /// The screen has no row with the index that was passed.
    case noSuchRow
    /// The screen offers no such option.
    case noSuchOption
    /// The screen has already been submitted, so its choices can no longer change.
    case roundOver
    /// The sentences passed are not the ones the game is played with.
    ///
    /// Call ``FillMeUpGame/restore(with:using:)`` to switch to them.
    case otherArtefact
}

/// The result of submitting the choices on a FillMeUp screen.
public enum FillMeUpSubmission: Sendable, Equatable {
    /// The screen has been counted: each right answer has added 1 to the score.
    ///
    /// If all answers were right, the level has risen as well.
    case counted(FillMeUpResults)
    /// The screen had already been counted, so nothing has changed.
    case countedBefore(FillMeUpResults)
}

/// The result of starting a new FillMeUp screen.
public enum FillMeUpStart: Sendable, Equatable {
    /// The new screen has been dealt and is now the current one.
    case started
    /// The sentences passed are not the ones the game is played with.
    ///
    /// Call ``FillMeUpGame/restore(with:using:)`` to switch to them.
    case otherArtefact
    /// The sentences have no word that can be hidden, as damaged ones may; nothing has changed but
    /// the level and the score of a game that starts over.
    case nothingToPlay
}
