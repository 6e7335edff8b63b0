package import DictModel
import Platform

/// A folder of artefacts, such as `build-output`, that is locked while this object exists.
package final class OutputFolder: Sendable {
    /// The path with which the folder was opened.
    package let path: String
    private let folder: OpenFolder
    private let lock: FolderLock

    /// Opens and locks the folder at `path`, which is created if missing.
    ///
    /// Temporary files that dead processes left in it are removed. All files are later written into
    /// the folder that was opened, even if `path` later refers to another one.
    ///
    /// - Throws: `output.folder` if the folder cannot be created or opened; the errors of
    ///   ``FolderLock/init(folder:)``, such as `folder.locked`.
    package init(_ path: String) throws(Diagnostic) {
        self.path = path
        try Self.create(path)
        folder = try OpenFolder(path, isHeld: true)
        lock = try FolderLock(folder)
        folder.removeLeftovers()
    }

    /// Replaces or creates `files` in the given order, each of them atomically.
    ///
    /// See ``OpenFolder/publish(_:)`` for the state of the folder after a failure.
    ///
    /// - Throws: The same errors as ``OpenFolder/publish(_:)``; `output.twice` if one of the files
    ///   is a ``NamedOutput``.
    package func publish(_ files: [(name: String, bytes: [UInt8])]) throws(Diagnostic) {
        for file in files { try NamedOutput.refuseOther(at: path + "/" + file.name) }
        try folder.publish(files)
    }

    /// Removes the files with the given `names` from the folder, ignoring those that do not exist.
    ///
    /// - Precondition: The manifest no longer lists these files.
    ///
    /// - Throws: `output.writing` if a file cannot be removed.
    package func remove(_ names: [String]) throws(Diagnostic) { try folder.remove(names) }

    /// Opens the folder `name` inside this one, creating it if missing.
    ///
    /// - Throws: The same errors as ``OpenFolder/folder(named:)``.
    package func folder(named name: String) throws(Diagnostic) -> OpenFolder {
        try folder.folder(named: name)
    }

    /// Creates the folder at `path`, and any missing folders above it, and flushes them to the
    /// disk.
    ///
    /// It does nothing if the folder exists.
    ///
    /// - Throws: `output.folder` if the folder cannot be created; `output.writing` if flushing
    ///   fails.
    package static func create(_ path: String) throws(Diagnostic) {
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
