package import DictModel
import Platform

/// An open folder into which files can be written atomically.
///
/// Files are written into the folder that was opened, even if its path later refers to another one.
package final class OpenFolder: Sendable {
    /// The path with which the folder was opened, for diagnostics.
    package let path: String
    let descriptor: FileDescriptor
    /// Whether this process has locked the folder, so that no other process writes into it.
    private let isHeld: Bool

    /// Opens the folder at `path`, which may be a symbolic link.
    ///
    /// - Throws: `output.folder` if the folder cannot be opened.
    package convenience init(_ path: String) throws(Diagnostic) {
        try self.init(path, isHeld: false)
    }

    /// Opens the folder at `path`.
    ///
    /// - Parameters:
    ///   - path: The path of the folder, which may be a symbolic link.
    ///   - isHeld: Whether the caller has locked the folder, so that no other process writes into
    ///     it.
    /// - Throws: `output.folder` if the folder cannot be opened.
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

    /// Opens the folder `name` inside this one, creating it if missing.
    ///
    /// Temporary files that dead processes left in it are removed.
    ///
    /// - Throws: `output.folder` if the folder cannot be created or opened, or is a symbolic link;
    ///   `output.writing` if a new folder cannot be flushed to the disk.
    package func folder(named name: String) throws(Diagnostic) -> OpenFolder {
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

    /// Returns the place of the file `name` in this folder, for diagnostics.
    func place(of name: String) -> Place {
        Place(path == "." ? name : path.hasSuffix("/") ? path + name : path + "/" + name)
    }

    /// Replaces the file `name` atomically, or creates it, and flushes it to the disk.
    ///
    /// - Throws: The same errors as ``publish(_:)``.
    package func write(_ bytes: [UInt8], to name: String) throws(Diagnostic) {
        try publish([(name, bytes)])
    }

    /// Replaces the file `name` atomically, or creates it.
    ///
    /// The file is a head of `headSize` bytes, which `contents` returns in the end, and what
    /// `contents` passes to its argument, piece by piece. Before it is replaced, `check` is called.
    ///
    /// - Throws: The same errors as ``publish(_:)``, and any error that `check` or `contents` throws.
    func write(
        to name: String, headSize: Int, _ check: () throws -> Void,
        _ contents: (_ write: ([UInt8]) throws -> Void) throws -> [UInt8]
    ) throws {
        removeLeftovers(of: [name])
        let file = try PendingFile(
            named: name, in: self, headSize: headSize, contents: contents)
        try check()
        try file.place()
        try flush()
    }

    /// Replaces or creates `files` in the given order, each of them atomically.
    ///
    /// All files are written to temporary files before the first one is replaced. Therefore, if one
    /// of them cannot be written, none of them changes. The last one is replaced only when the
    /// others are on the disk.
    ///
    /// If the process dies between two replacements, or if a replacement fails, the files replaced
    /// earlier are new and the others are old. Pass a manifest as the last file: the old manifest
    /// then does not match the new files, so the next build completes the work.
    ///
    /// - Throws: `output.not-a-file` or `output.creation` if a file cannot be created or replaced;
    ///   `output.writing` if writing or flushing fails.
    package func publish(_ files: [(name: String, bytes: [UInt8])]) throws(Diagnostic) {
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

    /// Removes the files with the given `names` from this folder, ignoring those that do not exist.
    ///
    /// - Throws: `output.writing` if a file cannot be removed.
    package func remove(_ names: [String]) throws(Diagnostic) {
        for name in names {
            // Safe because the name is a terminated string for the length of the call.
            if unsafe unlinkat(descriptor.number, name, 0) == 0 || errno == ENOENT { continue }
            throw Diagnostic(
                .outputWriting, at: place(of: name), "cannot be removed", system: errno)
        }
    }

    /// Removes the temporary files that dead processes left in this folder.
    ///
    /// To remove only the temporary files of certain targets, pass the `names` of these targets. If
    /// this process has locked the folder, such files are removed even if another process now has
    /// the ID in their names.
    func removeLeftovers(of names: [String]? = nil) {
        TemporaryFile.removeLeftovers(
            in: path, folder: descriptor.number, for: names, isHeld: isHeld && names != nil)
    }

    /// Flushes the entries of this folder to the disk, and returns when that is done.
    ///
    /// A file system that cannot flush folders is not treated as an error.
    ///
    /// - Throws: `output.writing` if flushing fails.
    package func flush() throws(Diagnostic) {
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
