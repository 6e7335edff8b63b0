import DictModel
import Platform

/// New contents for a file, stored in a temporary file beside it until ``place()`` is called.
///
/// To replace several files, create a pending file for each before you place the first one. If the
/// disk is full or a target is invalid, none of them changes. A temporary file that is never placed
/// is removed when the object is released, or by ``UnplacedFiles/abandon()``.
final class PendingFile {
    private let folder: OpenFolder
    private let name: String
    private let temporary: String
    private var isPlaced = false

    /// Writes `bytes` to a temporary file beside the file `name` in `folder`, and flushes it to the
    /// disk.
    ///
    /// - Throws: `output.not-a-file` or `output.creation` if the file cannot be created;
    ///   `output.writing` if writing fails.
    init(_ bytes: [UInt8], named name: String, in folder: OpenFolder) throws(Diagnostic) {
        self.folder = folder
        self.name = name
        temporary = TemporaryFile.name(for: name, process: getpid())
        try refuseSpecialFile()
        UnplacedFiles.add(temporary, in: folder)
        let file = try create()
        try write(bytes, to: file)
        try sync(file)
    }

    /// Writes a head of `headSize` bytes, which `contents` returns in the end, and what `contents`
    /// passes to its argument, piece by piece, to a temporary file beside the file `name` in
    /// `folder`, and flushes it to the disk.
    ///
    /// - Throws: The same errors as ``init(_:named:in:)``, and any error that `contents` throws.
    init(
        named name: String, in folder: OpenFolder, headSize: Int,
        contents: (_ write: ([UInt8]) throws -> Void) throws -> [UInt8]
    ) throws {
        self.folder = folder
        self.name = name
        temporary = TemporaryFile.name(for: name, process: getpid())
        try refuseSpecialFile()
        UnplacedFiles.add(temporary, in: folder)
        let file = try create()
        try write([UInt8](repeating: 0, count: headSize), to: file)
        let head = try contents { try write($0, to: file) }
        do throws(ErrorNumber) {
            try file.write(head, at: 0)
        } catch {
            throw unwritable(error)
        }
        try sync(file)
    }

    deinit {
        if !isPlaced { UnplacedFiles.remove(temporary, in: folder) }
    }

    private var target: Place { folder.place(of: name) }

    /// Replaces or creates the file by renaming the temporary file to its name.
    ///
    /// Flush the folder afterwards, so that the change is on the disk.
    ///
    /// - Throws: `output.creation` if the temporary file cannot be renamed.
    func place() throws(Diagnostic) {
        let code = UnplacedFiles.place(temporary, as: name, in: folder)
        guard code == 0 else {
            throw Diagnostic(
                .outputCreation, at: target, "cannot be replaced", system: code,
                hint: "files before it may be new already; run again")
        }
        isPlaced = true
    }

    /// Checks that the file to replace is a plain file or a symbolic link, or does not exist.
    ///
    /// - Throws: `output.not-a-file` if it is anything else.
    private func refuseSpecialFile() throws(Diagnostic) {
        var status = stat()
        // Safe because name and status live for the length of the call.
        let isThere = unsafe fstatat(
            folder.descriptor.number, name, &status, AT_SYMLINK_NOFOLLOW)
        guard isThere == 0 else { return }
        let kind = status.st_mode & S_IFMT
        guard kind == S_IFREG || kind == S_IFLNK else {
            throw Diagnostic(
                .outputNotFile, at: target, "not a file",
                found: kind == S_IFDIR ? "a folder" : "a device or pipe", hint: "name a file")
        }
    }

    private func create() throws(Diagnostic) -> FileDescriptor {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
        do throws(ErrorNumber) {
            return try .open(temporary, in: folder.descriptor.number, flags, mode: 0o666)
        } catch {
            throw Diagnostic(.outputCreation, at: target, "cannot be created", system: error.code)
        }
    }

    private func write(_ bytes: [UInt8], to file: borrowing FileDescriptor) throws(Diagnostic) {
        do throws(ErrorNumber) {
            try file.write(bytes)
        } catch {
            throw unwritable(error)
        }
    }

    private func sync(_ file: borrowing FileDescriptor) throws(Diagnostic) {
        do throws(ErrorNumber) {
            try file.sync()
        } catch {
            throw unwritable(error)
        }
    }

    private func unwritable(_ error: ErrorNumber) -> Diagnostic {
        Diagnostic(.outputWriting, at: target, "cannot be written", system: error.code)
    }
}
