public import DictFormat

/// The options of `dictc build` and `dictc why`.
public struct BuildOptions: Sendable {
    /// The path of the configuration; `nil` means the nearest `raw-data/dictc.yml`, in this folder
    /// or above.
    public var configuration: String?
    /// The folder for the artefacts; `nil` means the one that the configuration names.
    public var output: String?
    /// The kinds to build; empty means all.
    public var kinds: [ArtefactKind] = []
    /// Whether to report what is out of date instead of writing anything.
    public var checks = false
    /// Whether to refuse sources that differ from `dictc.lock`.
    public var isLocked = false
    /// Whether to write `dictc.lock` from the current sources.
    public var updatesLock = false
    /// Whether sources may be outside the folder of the configuration.
    public var allowsOutside = false
    /// The number of stages to run in parallel; `nil` means one per processor.
    public var jobs: Int?
    /// Called with a short phrase at the start of each step.
    public var progress: (@Sendable (String) -> Void)?

    /// The options of a plain build.
    public init() {}

    /// The path of the configuration to use: `configuration`, or the nearest one.
    var configurationPath: String { configuration ?? Project.nearest() }
}
