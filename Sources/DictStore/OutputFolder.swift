import Foundation

/// A folder of artefacts that one process fills: `build-output`.
public final class OutputFolder: Sendable {
    /// The folder.
    public let path: String
    private let folder: OpenFolder
    private let lock: FolderLock

    /// Creates the folder at `path` where it is missing, locks it, and removes what dead
    /// processes left behind.
    ///
    /// What is written later goes into the folder that was opened here, whatever stands at `path`
    /// by then.
    public init(_ path: String) throws(StoreError) {
        self.path = path
        try Self.create(path)
        folder = try OpenFolder(path, isHeld: true)
        lock = try FolderLock(folder)
        folder.removeLeftovers()
    }

    /// Puts `files` in place and the manifest last, so that a manifest never speaks of a file that
    /// is not there yet.
    public func publish(
        _ files: [(name: String, bytes: [UInt8])], _ manifest: Manifest
    ) throws(StoreError) {
        try publish(files + [(Manifest.fileName, manifest.bytes)])
    }

    /// Puts `files` in place in their order; see ``OpenFolder/publish(_:)``.
    public func publish(_ files: [(name: String, bytes: [UInt8])]) throws(StoreError) {
        try folder.publish(files)
    }

    /// Removes `names`, of which the manifest must not speak any more; one that is gone is fine.
    public func remove(_ names: [String]) throws(StoreError) { try folder.remove(names) }

    /// The folder `name` in this one; see ``OpenFolder/folder(named:)``.
    public func folder(named name: String) throws(StoreError) -> OpenFolder {
        try folder.folder(named: name)
    }

    /// Creates the folder at `path` and those above it; the entries of new ones are flushed.
    public static func create(_ path: String) throws(StoreError) {
        var (built, above) = path.hasPrefix("/") ? ("/", "/") : ("", ".")
        for part in path.split(separator: "/") {
            built += part
            if !isFolder(built) {
                // Safe because the path is a terminated text for the length of the call.
                if unsafe mkdir(built, 0o777) == 0 {
                    try OpenFolder(above).flush()
                } else if errno != EEXIST {
                    throw StoreError(
                        .cannotCreate, place: path, "the folder cannot be created", code: errno)
                }
            }
            above = built
            built += "/"
        }
        guard isFolder(path) else {
            throw StoreError(
                .cannotCreate, place: path, problem: "is a file; expected a folder",
                hint: "move it away or name another folder")
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        // Safe because path and status live for the length of the call.
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
