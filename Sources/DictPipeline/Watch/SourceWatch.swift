import DictConfiguration
import DictFiles
import DictModel
import Platform

/// A watch over everything that a build reads: dictc.yml, the sources, their licences and
/// dictc.lock.
///
/// It polls: a file counts as changed if its ``FileStamp`` differs, and a folder or pattern of
/// sources also if files come or go. That takes a few microseconds per file, works on every system
/// and file system, and sees a file that an editor has replaced. With so many files that a look
/// takes longer than 15 ms, it looks less often, so that it needs at most a tenth of a processor.
package struct SourceWatch {
    /// The time between two looks, in seconds.
    ///
    /// A change is noticed by the first look, and has come to rest if the second one finds the
    /// same: so a build starts within 0.3 seconds of the last write.
    private static let interval = 0.15
    /// The maximum share of the time that is spent on looking.
    private static let share = 0.1

    /// The result of a look.
    package struct State: Equatable, Sendable {
        /// Keyed by the bytes of the paths.
        fileprivate var stamps: [[UInt8]: FileStamp?] = [:]

        /// The number of files.
        package var fileCount: Int { stamps.count }
        /// Whether there is a dictc.yml, which may be faulty.
        package fileprivate(set) var hasConfiguration = false
    }

    private let options: BuildOptions
    private var project: Project?
    private var configurationStamp: FileStamp?

    /// Creates a watch over the project that `options` select.
    package init(_ options: BuildOptions) {
        var options = options
        // The project stays the same if another dictc.yml comes up nearer.
        options.configuration = options.configurationPath
        self.options = options
    }

    /// The folder for the artefacts, or `nil` if no dictc.yml could be read yet.
    package var output: String? { project?.output }

    /// Looks at all files.
    ///
    /// If dictc.yml cannot be read, the files are those of the last one that could.
    package mutating func look() -> State {
        let path = options.configurationPath
        var state = State()
        let stamp = FileStamp(ofFile: path)
        state.stamps[Array(path.utf8)] = stamp
        state.hasConfiguration = stamp != nil
        if stamp != configurationStamp || project == nil {
            configurationStamp = stamp
            project = (try? Project(options)) ?? project
        }
        guard let project else { return state }
        let files =
            project.configuration.namedPaths + (options.isLocked ? [ProjectLock.fileName] : [])
        for file in files {
            for member in (try? project.members(of: file)) ?? [file] {
                let path = project.path(of: member)
                state.stamps[Array(path.utf8)] = FileStamp(ofFile: path)
            }
        }
        return state
    }

    /// Waits until something is different from `state`, and then until all writing has ended.
    ///
    /// - Returns: The state that has come to rest.
    package mutating func change(since state: State) -> State {
        var before = state
        var hasChanged = false
        while true {
            let start = ContinuousClock.now
            let now = look()
            let cost = (ContinuousClock.now - start) / .seconds(1)
            if now != before {
                hasChanged = true
                before = now
            } else if hasChanged {
                return now
            }
            usleep(UInt32(clamping: Int(1_000_000 * max(Self.interval, cost / Self.share))))
        }
    }
}
