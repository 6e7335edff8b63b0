public import DictFormat

/// The options of `dictc build` and `dictc why`.
public struct BuildOptions: Sendable {
    /// The path of the configuration; `nil` means the nearest `raw-data/dictc.yml`, in the working
    /// directory or a folder above it.
    public var configuration: String?
    /// The folder for the artefacts; `nil` means the folder that the configuration names.
    public var output: String?
    /// The kinds of artefacts to build; empty means all.
    public var kinds: [ArtefactKind] = []
    /// Whether to report what is out of date instead of writing anything.
    public var checks = false
    /// Whether to fail if the sources differ from `dictc.lock`.
    public var isLocked = false
    /// Whether to write `dictc.lock` from the current sources.
    public var updatesLock = false
    /// Whether sources may be outside the folder of the configuration.
    public var allowsOutside = false
    /// The number of threads to work with; `nil` means one per processor.
    public var jobs: Int?
    /// Called with a short phrase at the start of each step.
    public var progress: (@Sendable (String) -> Void)?

    /// Creates the options for a plain build.
    public init() {}

    /// The path of the configuration to use: `configuration`, or the nearest one.
    var configurationPath: String { configuration ?? Project.nearest() }
}
