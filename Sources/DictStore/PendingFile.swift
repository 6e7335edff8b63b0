import DictModel
import Foundation

/// The new contents of a file, flushed to a temporary file beside it that is not yet renamed.
///
/// All files are made pending before the first one is placed, so that if the disk is full or a
/// target is invalid, none of them changes. If a file is never placed, its temporary file is
/// removed when the object is released, or by ``UnplacedFiles/abandon()``.
final class PendingFile {
    private let folder: OpenFolder
    private let name: String
    private let temporary: String
    private var isPlaced = false

    /// Writes `bytes` into a temporary file beside the file `name` in `folder`.
    ///
    /// - Throws: `output.not-a-file` or `output.creation` if the file cannot be created;
    ///   `output.writing` if writing fails.
    init(_ bytes: [UInt8], named name: String, in folder: OpenFolder) throws(Diagnostic) {
        self.folder = folder
        self.name = name
        temporary = TemporaryFile.name(for: name, process: getpid())
        try refuseSpecialFile()
        UnplacedFiles.add(temporary, in: folder)
        try fill(with: bytes)
    }

    deinit {
        if !isPlaced { UnplacedFiles.remove(temporary, in: folder) }
    }

    private var target: Place { folder.place(of: name) }

    /// Renames the temporary file to its target; the folder is not flushed yet.
    func place() throws(Diagnostic) {
        let code = UnplacedFiles.place(temporary, as: name, in: folder)
        guard code == 0 else {
            throw Diagnostic(
                .outputCreation, at: target, "cannot be replaced", system: code,
                hint: "files before it may be new already; run again")
        }
        isPlaced = true
    }

    /// Throws `output.not-a-file` if something other than a file or a symbolic link is at the
    /// target.
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

    private func fill(with bytes: [UInt8]) throws(Diagnostic) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
        let file: FileDescriptor
        do throws(ErrorNumber) {
            file = try .open(temporary, in: folder.descriptor.number, flags, mode: 0o666)
        } catch {
            throw Diagnostic(.outputCreation, at: target, "cannot be created", system: error.code)
        }
        do throws(ErrorNumber) {
            try file.write(bytes)
            try file.sync()
        } catch {
            throw Diagnostic(.outputWriting, at: target, "cannot be written", system: error.code)
        }
    }
}
