import DictConfiguration
package import DictFormat
package import DictModel

/// The options of `dictc build` and `dictc why`.
package struct BuildOptions: Sendable {
    /// The path of the project's configuration file, dictc.yml.
    ///
    /// `nil` means the nearest `raw-data/dictc.yml`, in the working directory or a folder above it.
    package var configuration: String?
    /// The path of the folder to write artefacts to, or `nil` for the one that dictc.yml names.
    package var output: String?
    /// The kinds of artefacts to build, or an empty array for all kinds.
    package var kinds: [ArtefactKind] = []
    /// Whether to only report what is out of date, without writing anything.
    package var checks = false
    /// Whether to fail if `dictc.lock` is missing or the sources differ from it.
    package var isLocked = false
    /// Whether to write a new `dictc.lock` that describes the current sources.
    package var updatesLock = false
    /// Whether paths in dictc.yml may lead outside the project.
    package var allowsOutside = false
    /// The number of threads to work with, or `nil` for one per processor.
    package var jobs: Int?
    /// Whether to build the other artefacts if one cannot be made.
    package var keepsGoing = false
    /// A function that is called whenever a stage gets on, to inform the user.
    ///
    /// Several stages may call it at the same time.
    package var progress: (@Sendable (ProgressReport) -> Void)?

    /// The parts to use instead of the corpora, or `nil` to read the corpora.
    var parts: GivenParts?

    /// Creates the options of a plain `dictc build`, without any flags.
    package init() {}

    /// The options of a build of the packs that come with dictc, or `nil` without an installation.
    ///
    /// They are for questions about it, such as that of `dictc why`.
    package static var installed: BuildOptions? {
        Installation.configuration.map {
            var options = BuildOptions()
            options.configuration = $0
            return options
        }
    }

    /// Whether the project is that of the packs that come with dictc.
    package var isInstalled: Bool {
        configuration != nil && configuration == Installation.configuration
    }

    /// The path of the configuration file to use: ``configuration``, or the nearest dictc.yml if
    /// that is `nil`.
    ///
    /// If there is none, it is that of a project here, so that the error message can name it.
    package var configurationPath: String {
        configuration ?? (NearestProject.path() ?? "") + NearestProject.configuration
    }
}
