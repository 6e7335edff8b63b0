public import DictFormat

/// What `dictc build` and `dictc why` are asked to do with a project.
public struct BuildOptions: Sendable {
    /// The configuration; `nil` stands for the nearest `raw-data/dictc.yml` upward.
    public var configuration: String?
    /// The folder for the artefacts; `nil` stands for the one that the configuration names.
    public var output: String?
    /// The kinds to build; empty for all.
    public var kinds: [ArtefactKind] = []
    /// Whether to compare only, and to write nothing.
    public var checks = false
    /// Whether sources that differ from `dictc.lock` are refused.
    public var isLocked = false
    /// Whether to write `dictc.lock` from the sources as they are.
    public var updatesLock = false
    /// Whether sources may lie outside the folder of the configuration.
    public var allowsOutside = false
    /// How many stages run at once; `nil` stands for the number of processors.
    public var jobs: Int?
    /// Told what is going on, one phrase a step.
    public var progress: (@Sendable (String) -> Void)?

    /// The options of a plain build.
    public init() {}
}
