package import DictModel
import Platform

/// A new folder that appears under its name, with all its files, only when it is complete.
///
/// Until ``place()`` is called, it is a hidden folder `.NAME.PID.tmp` beside its final place, which
/// is removed when the object is released.
package final class PendingFolder {
    private let path: String
    private let temporary: String
    /// The folder, for the files to write.
    package let folder: OpenFolder
    private var isPlaced = false

    /// Creates the folder that will be at `path`, where nothing may be.
    ///
    /// - Throws: `output.folder` if something is there, or no folder can be created beside it.
    package init(_ path: String) throws(Diagnostic) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: true)
        guard let name = parts.last, name != ".", name != "..", !path.utf8.contains(0) else {
            throw Diagnostic(.outputFolder, at: Place(path), "not the name of a new folder")
        }
        self.path = path
        let above = (path.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
        temporary =
            (above.isEmpty ? "" : above.hasSuffix("/") ? above : above + "/")
            + TemporaryFile.name(for: String(name), process: getpid())
        var status = stat()
        // Safe because path and status live for the length of the call.
        guard unsafe lstat(path, &status) != 0 else {
            throw Diagnostic(
                .outputFolder, at: Place(path), "something is there already",
                hint: "remove it or name another folder")
        }
        // Safe because the path is a terminated string for the length of the call.
        guard unsafe mkdir(temporary, 0o777) == 0 else {
            throw Diagnostic(
                .outputFolder, at: Place(path), "the folder cannot be created", system: errno,
                hint: "create the folder above it")
        }
        folder = try OpenFolder(temporary)
    }

    deinit {
        if !isPlaced { try? FileManager.default.removeItem(atPath: temporary) }
    }

    /// Gives the folder its name.
    ///
    /// - Throws: `output.folder` if something is there meanwhile; `output.writing` if the folder
    ///   cannot be flushed.
    package func place() throws(Diagnostic) {
        try folder.flush()
        // Safe because the paths are terminated strings for the length of the call.
        guard unsafe rename(temporary, path) == 0 else {
            throw Diagnostic(
                .outputFolder, at: Place(path), "the folder cannot be given its name",
                system: errno)
        }
        isPlaced = true
    }
}
