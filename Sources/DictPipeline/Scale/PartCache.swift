import DictFiles
import DictModel
import Platform

/// The parts of corpora that earlier builds have read, in the folder `parts` inside the cache.
///
/// The name of a part is the digest of everything that decides what is in it, so a part that is
/// there is never out of date. If the folder cannot be written, the next build reads the files
/// again.
final class PartCache: @unchecked Sendable {
    // Safe to share because the folder is only accessed with the lock held.

    /// The name of the folder for parts, inside the cache folder.
    private static let folderName = "parts"
    private let output: String
    private let isReadOnly: Bool
    private let lock = Lock()
    /// The folder, once it is open.
    ///
    /// Opening it removes temporary files, perhaps those that another thread writes, so it is
    /// opened once.
    private var opened: OpenFolder?

    /// Creates the cache in the build-output folder `output`, without reading or writing anything.
    init(output: String, isReadOnly: Bool) {
        self.output = output
        self.isReadOnly = isReadOnly
    }

    private func path(of name: String) -> String {
        "\(output)/\(BuildCache.folderName)/\(Self.folderName)/\(name)"
    }

    /// Returns the name of the part of files with `keys`, in `language`.
    static func name(_ language: Language, _ keys: [String]) -> String {
        let digest = SHA256.hex(of: Array(keys.joined(separator: "\n").utf8))
        return "\(language.code)-\(digest).part"
    }

    /// Returns the part named `name`, whose files are `splits`, or `nil` if there is none or it is
    /// damaged.
    func part(_ name: String, _ splits: [PartSplit]) -> BuildPart? {
        guard
            let bytes = try? FileContents.bytes(of: path(of: name), limit: PartFormat.byteLimit)
        else { return nil }
        // The numbers of the files may have changed meanwhile.
        return try? BuildPart(bytes) { _, found in
            guard found.map(\.key) == splits.map(\.key) else { throw Stale() }
            return splits
        }
    }

    private struct Stale: Error {}

    /// Keeps `part` as `name`, if the cache can be written.
    func keep(_ part: BuildPart, as name: String) {
        guard !isReadOnly else { return }
        try? folder(creating: true)?.write(part.bytes, to: name)
    }

    /// Removes all parts of `language` except those named `names`.
    func removeOthers(_ language: Language, than names: Set<String>) {
        guard !isReadOnly, let folder = try? folder(creating: false),
            let found = try? FileContents.names(inFolder: folder.path)
        else { return }
        let prefix = language.code + "-"
        try? folder.remove(
            found.filter { name in
                name.hasPrefix(prefix) && name.hasSuffix(".part") && !names.contains(name)
            })
    }

    private func folder(creating: Bool) throws -> OpenFolder? {
        try lock.withLock {
            if let opened { return opened }
            if creating {
                try OutputFolder.create(output)
            } else if !FileContents.isFolder(path(of: "")) {
                return nil
            }
            let folder = try OpenFolder(output).folder(named: BuildCache.folderName)
                .folder(named: Self.folderName)
            opened = folder
            return folder
        }
    }
}
