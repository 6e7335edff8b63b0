import Foundation

/// A folder of artefacts that one process fills: `build-output`.
public final class OutputFolder: Sendable {
    /// The folder.
    public let path: String
    private let lock: FolderLock

    /// Creates the folder at `path` where it is missing, locks it, and removes what dead
    /// processes left behind.
    public init(_ path: String) throws(StoreError) {
        self.path = path
        try Self.create(path)
        lock = try FolderLock(folder: path)
        if let folder = try? FileDescriptor.open(path, O_RDONLY | O_DIRECTORY) {
            TemporaryFile.removeLeftovers(in: path, folder: folder.number)
        }
    }

    /// Puts `files` in place and the manifest last, so that a manifest never speaks of a file that
    /// is not there yet.
    public func publish(
        _ files: [(name: String, bytes: [UInt8])], _ manifest: Manifest
    ) throws(StoreError) {
        try publish(files + [(Manifest.fileName, manifest.bytes)])
    }

    /// Puts `files` in place in their order.
    ///
    /// All of them are written beside their targets before the first one is replaced: where one
    /// cannot be written, none changes.
    public func publish(_ files: [(name: String, bytes: [UInt8])]) throws(StoreError) {
        var pending: [PendingFile] = []
        for file in files {
            pending.append(try PendingFile(file.bytes, for: path + "/" + file.name))
        }
        for file in pending { try file.place() }
    }

    /// Removes `names`, of which the manifest must not speak any more; one that is gone is fine.
    public func remove(_ names: [String]) throws(StoreError) {
        for name in names {
            let file = path + "/" + name
            // Safe because the path is a terminated text for the length of the call.
            if unsafe unlink(file) == 0 || errno == ENOENT { continue }
            throw StoreError(.io, place: file, "cannot be removed", code: errno)
        }
    }

    /// Creates the folder at `path` and those above it.
    public static func create(_ path: String) throws(StoreError) {
        var built = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            built += part + "/"
            // Safe because the path is a terminated text for the length of the call.
            if unsafe mkdir(built, 0o777) == 0 || errno == EEXIST { continue }
            throw StoreError(
                .cannotCreate, place: path, "the folder cannot be created", code: errno)
        }
        var status = stat()
        // Safe because path and status live for the length of the call.
        guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw StoreError(
                .cannotCreate, place: path, problem: "is a file; expected a folder",
                hint: "move it away or name another folder")
        }
    }
}
