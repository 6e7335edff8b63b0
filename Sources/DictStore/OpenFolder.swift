public import DictModel
import Foundation

/// An open folder; files are written into it even if its path comes to name another folder.
public final class OpenFolder: Sendable {
    /// The path of the folder, for diagnostics.
    public let path: String
    let descriptor: FileDescriptor
    /// Whether only this process may replace files in the folder.
    private let isHeld: Bool

    /// Opens the folder at `path`, which may be a symbolic link.
    ///
    /// - Throws: `output.folder` if it cannot be opened.
    public convenience init(_ path: String) throws(Diagnostic) {
        try self.init(path, isHeld: false)
    }

    /// Opens the folder at `path`; `isHeld` states that only this process writes into it.
    convenience init(_ path: String, isHeld: Bool) throws(Diagnostic) {
        do throws(ErrorNumber) {
            let descriptor = try FileDescriptor.open(path, O_RDONLY | O_DIRECTORY)
            self.init(descriptor, path, isHeld)
        } catch {
            throw Diagnostic(
                .outputFolder, at: Place(path), "the folder cannot be opened", system: error.code,
                hint: "create the folder or name another one")
        }
    }

    private init(_ descriptor: consuming FileDescriptor, _ path: String, _ isHeld: Bool) {
        self.descriptor = descriptor
        self.isHeld = isHeld
        self.path = path
    }

    /// Opens the folder `name` in this one, creating it if missing; a symbolic link is refused.
    ///
    /// Temporary files left in it by dead processes are removed.
    ///
    /// - Throws: `output.folder` if it cannot be created or opened.
    public func folder(named name: String) throws(Diagnostic) -> OpenFolder {
        // Safe because the name is a terminated string for the length of the call.
        let isNew = unsafe mkdirat(descriptor.number, name, 0o777) == 0
        if isNew { try flush() }
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW
        do throws(ErrorNumber) {
            let inner = OpenFolder(
                try .open(name, in: descriptor.number, flags), place(of: name).file, isHeld)
            inner.removeLeftovers()
            return inner
        } catch {
            throw Diagnostic(
                .outputFolder, at: place(of: name), "not a folder that can be written into",
                system: error.code, hint: "move it away")
        }
    }

    /// Returns the place of the file `name`, for diagnostics.
    func place(of name: String) -> Place {
        Place(path == "." ? name : path.hasSuffix("/") ? path + name : path + "/" + name)
    }

    /// Replaces or creates the file `name` atomically; see ``publish(_:)``.
    public func write(_ bytes: [UInt8], to name: String) throws(Diagnostic) {
        try publish([(name, bytes)])
    }

    /// Replaces or creates `files`, in order.
    ///
    /// All files are written to temporary files before the first one is replaced: if one cannot be
    /// written, none of them changes. The last one is replaced only when the others are on the
    /// disk. If the process dies between two replacements, or if one of them fails, the files
    /// before it are new and the others old, and each is complete. A manifest, which comes last, is
    /// then still the old one: it does not match the new files, and the next build completes the
    /// work.
    public func publish(_ files: [(name: String, bytes: [UInt8])]) throws(Diagnostic) {
        removeLeftovers(of: files.map(\.name))
        var pending: [PendingFile] = []
        for file in files {
            pending.append(try PendingFile(file.bytes, named: file.name, in: self))
        }
        for file in pending.dropLast() { try file.place() }
        if pending.count > 1 { try flush() }
        try pending.last?.place()
        try flush()
    }

    /// Removes the files `names`; a file that does not exist is ignored.
    public func remove(_ names: [String]) throws(Diagnostic) {
        for name in names {
            // Safe because the name is a terminated string for the length of the call.
            if unsafe unlinkat(descriptor.number, name, 0) == 0 || errno == ENOENT { continue }
            throw Diagnostic(
                .outputWriting, at: place(of: name), "cannot be removed", system: errno)
        }
    }

    /// Removes the temporary files that dead processes left for `names`, or for any name if `names`
    /// is `nil`.
    ///
    /// If only this process may write into the folder, files for `names` are removed even if their
    /// process seems to be alive.
    func removeLeftovers(of names: [String]? = nil) {
        TemporaryFile.removeLeftovers(
            in: path, folder: descriptor.number, for: names, isHeld: isHeld && names != nil)
    }

    /// Flushes the folder's entries to the disk, and waits until that is done.
    ///
    /// EINVAL means that the file system cannot flush folders, and is ignored.
    func flush() throws(Diagnostic) {
        do throws(ErrorNumber) {
            try descriptor.sync()
        } catch {
            if error.code == EINVAL { return }
            throw Diagnostic(
                .outputWriting, at: Place(path), "the folder cannot be flushed",
                system: error.code, hint: "files may have been replaced; run again")
        }
    }
}
