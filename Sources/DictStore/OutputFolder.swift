public import DictModel
import Foundation

/// A folder of artefacts, such as `build-output`, locked while this process writes into it.
public final class OutputFolder: Sendable {
    /// The path of the folder.
    public let path: String
    private let folder: OpenFolder
    private let lock: FolderLock

    /// Creates the folder at `path` if missing, locks it, and removes the temporary files that dead
    /// processes left there.
    ///
    /// All files are written into the folder that was opened here, even if `path` comes to name
    /// another one.
    ///
    /// - Throws: `output.folder` if the folder cannot be created or opened; the errors of
    ///   ``FolderLock/init(folder:)``, such as `folder.locked`.
    public init(_ path: String) throws(Diagnostic) {
        self.path = path
        try Self.create(path)
        folder = try OpenFolder(path, isHeld: true)
        lock = try FolderLock(folder)
        folder.removeLeftovers()
    }

    /// Replaces `files` and then the manifest, so that the manifest never lists a file that is not
    /// there yet.
    public func publish(
        _ files: [(name: String, bytes: [UInt8])], _ manifest: Manifest
    ) throws(Diagnostic) {
        try publish(files + [(Manifest.fileName, manifest.bytes)])
    }

    /// Replaces or creates `files`, in order; see ``OpenFolder/publish(_:)``.
    public func publish(_ files: [(name: String, bytes: [UInt8])]) throws(Diagnostic) {
        try folder.publish(files)
    }

    /// Removes the files `names`, which must no longer be in the manifest; missing files are
    /// ignored.
    public func remove(_ names: [String]) throws(Diagnostic) { try folder.remove(names) }

    /// Opens the folder `name` in this one; see ``OpenFolder/folder(named:)``.
    public func folder(named name: String) throws(Diagnostic) -> OpenFolder {
        try folder.folder(named: name)
    }

    /// Creates the folder at `path` and its parents if missing, and flushes the new entries to the
    /// disk.
    public static func create(_ path: String) throws(Diagnostic) {
        var (built, above) = path.hasPrefix("/") ? ("/", "/") : ("", ".")
        for part in path.split(separator: "/") {
            built += part
            if !FileContents.isFolder(built) {
                // Safe because the path is a terminated string for the length of the call.
                if unsafe mkdir(built, 0o777) == 0 {
                    try OpenFolder(above).flush()
                } else if errno != EEXIST {
                    throw Diagnostic(
                        .outputFolder, at: Place(path), "the folder cannot be created",
                        system: errno)
                }
            }
            above = built
            built += "/"
        }
        guard FileContents.isFolder(path) else {
            throw Diagnostic(
                .outputFolder, at: Place(path), "a file is in the place of the folder",
                hint: "move it away or name another folder")
        }
    }
}
