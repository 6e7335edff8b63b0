public import DictFormat

/// The options of `dictc build` and `dictc why`.
public struct BuildOptions: Sendable {
    /// The path of the project's configuration file, dictc.yml.
    ///
    /// `nil` means the nearest `raw-data/dictc.yml`, in the working directory or a folder above it.
    public var configuration: String?
    /// The path of the folder to write artefacts to, or `nil` for the one that dictc.yml names.
    public var output: String?
    /// The kinds of artefacts to build, or an empty array for all kinds.
    public var kinds: [ArtefactKind] = []
    /// Whether to only report what is out of date, without writing anything.
    public var checks = false
    /// Whether to fail if `dictc.lock` is missing or the sources differ from it.
    public var isLocked = false
    /// Whether to write a new `dictc.lock` that describes the current sources.
    public var updatesLock = false
    /// Whether paths in dictc.yml may lead outside the project.
    public var allowsOutside = false
    /// The number of threads to work with, or `nil` for one per processor.
    public var jobs: Int?
    /// A function that is called with a short phrase at the start of each step, to inform the user.
    public var progress: (@Sendable (String) -> Void)?

    /// Creates the options of a plain `dictc build`, without any flags.
    public init() {}

    /// The path of the configuration file to use: ``configuration``, or the nearest dictc.yml if
    /// that is `nil`.
    var configurationPath: String { configuration ?? Project.nearest() }
}
