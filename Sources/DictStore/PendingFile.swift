import Foundation

/// The new contents of a file: on the disk beside it, flushed, and not yet in its place.
///
/// Several files are made pending before the first one is placed, so that a full disk or a bad
/// target changes none of them. What was never placed is removed with the value, and where
/// ``UnplacedFiles/abandon()`` ends the process.
final class PendingFile {
    private let folder: OpenFolder
    private let name: String
    private let temporary: String
    private var isPlaced = false

    /// Writes `bytes` into a temporary file beside the file `name` of `folder`.
    ///
    /// - Throws: ``StoreError``: `cannotCreate` where nothing can stand there, `io` where writing
    ///   fails.
    init(_ bytes: [UInt8], named name: String, in folder: OpenFolder) throws(StoreError) {
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

    private var path: String { folder.place(of: name) }

    /// Renames the temporary file over the target; its folder is not flushed yet.
    func place() throws(StoreError) {
        let code = UnplacedFiles.place(temporary, as: name, in: folder)
        guard code == 0 else {
            throw StoreError(
                .cannotCreate, place: path, "cannot be replaced", code: code,
                hint: "files before it may be new already; run again")
        }
        isPlaced = true
    }

    /// A device or pipe must not be renamed away, and a folder cannot be.
    private func refuseSpecialFile() throws(StoreError) {
        var status = stat()
        // Safe because name and status live for the length of the call.
        let isThere = unsafe fstatat(
            folder.descriptor.number, name, &status, AT_SYMLINK_NOFOLLOW)
        guard isThere == 0 else { return }
        let kind = status.st_mode & S_IFMT
        guard kind == S_IFREG || kind == S_IFLNK else {
            throw StoreError(
                .cannotCreate, place: path,
                problem: "is \(kind == S_IFDIR ? "a folder" : "a device or pipe"), not a file",
                hint: "name a file")
        }
    }

    private func fill(with bytes: [UInt8]) throws(StoreError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
        let file: FileDescriptor
        do {
            file = try .open(temporary, in: folder.descriptor.number, flags, mode: 0o666)
        } catch {
            throw StoreError(.cannotCreate, place: path, "cannot be created", code: error.code)
        }
        do {
            try file.write(bytes)
            try file.sync()
        } catch {
            throw StoreError(.io, place: path, "cannot be written", code: error.code)
        }
    }
}
