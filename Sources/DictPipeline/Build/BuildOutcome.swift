public import DictFormat

/// What a build did.
public struct BuildOutcome: Sendable {
    /// Whether the artefacts are those that the sources give; only a check can say no.
    public var isCurrent: Bool
    /// The outcome for people, a line each.
    public var lines: [String]
    /// What was noticed on the way and stops nothing, a line each.
    public var notes: [String]
    /// The outcome for programs: an object's members after `schema`.
    public var members: [(String, JSON)]

    /// The outcome with these facts.
    public init(
        isCurrent: Bool, lines: [String], notes: [String], members: [(String, JSON)]
    ) {
        self.isCurrent = isCurrent
        self.lines = lines
        self.notes = notes
        self.members = members
    }
}
