import DictFiles
import DictModel
import DictOutput

/// The contents and sources of a build by its manifest, and whether dictc.lock agrees.
struct SourceState {
    /// The path of the lock from the output folder of a build, unless dictc.yml names another.
    private static let lock = "/../raw-data/dictc.lock"
    /// The maximum size of a lock, in bytes.
    private static let byteLimit = 1 << 24

    /// Eight digits that are the same for builds with the same contents.
    let build: String
    /// The number of sources.
    let count: Int
    /// The sources that are not in dictc.lock as they were read, or `nil` if there is no lock.
    let unlocked: [String]?

    /// Reads the manifest in `folder`, and the lock of its project.
    ///
    /// Returns `nil` if there is no valid manifest.
    init?(of folder: String) {
        guard let manifest = try? Manifest(inFolder: folder) else { return nil }
        let digests = manifest.artefacts.map { "\($0.file) \($0.sha256)\n" }.joined()
        build = String(SHA256.hex(of: Array(digests.utf8)).prefix(8))
        count = manifest.sources.count
        let bytes = try? FileContents.bytes(of: folder + Self.lock, limit: Self.byteLimit)
        unlocked = bytes.map(manifest.sources(notIn:))
    }

    /// The sources in words, such as `54 sources, all as dictc.lock has them`.
    var text: String {
        let sources = NumberText.counted(count, "source")
        guard let unlocked else { return sources + ", without dictc.lock" }
        return unlocked.isEmpty
            ? sources + ", all as dictc.lock has them"
            : "\(sources), \(NumberText.grouped(unlocked.count)) not as dictc.lock has them"
    }
}
