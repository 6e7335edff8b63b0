import Foundation

/// The new contents of a file: on the disk beside it, flushed, and not yet in its place.
///
/// Several files are made pending before the first one is placed, so that a full disk or a bad
/// target changes none of them. What was never placed is removed with the value.
final class PendingFile {
    private let folder: FileDescriptor
    private let path: String
    private let name: String
    private let temporary: String
    private var isPlaced = false

    /// Writes `bytes` into a temporary file beside the target `path`.
    ///
    /// Temporary files that dead processes left for this target are removed first.
    ///
    /// - Throws: ``StoreError``: `cannotCreate` where nothing can stand at `path`, `io` where
    ///   writing fails.
    init(_ bytes: [UInt8], for path: String) throws(StoreError) {
        let (folderPath, name) = try Self.split(path)
        let folder: FileDescriptor
        do {
            folder = try .open(folderPath, O_RDONLY | O_DIRECTORY)
        } catch {
            throw StoreError(
                .cannotCreate, place: path, "its folder cannot be opened", code: error.code,
                hint: "create the folder or name another one")
        }
        try Self.refuseSpecialFile(name, in: folder, path)
        TemporaryFile.removeLeftovers(in: folderPath, folder: folder.number, for: name)
        let temporary = TemporaryFile.name(for: name, process: getpid())
        do throws(StoreError) {
            try Self.fill(temporary, in: folder, with: bytes, path)
        } catch {
            Self.remove(temporary, in: folder)
            throw error
        }
        self.folder = folder
        self.path = path
        self.name = name
        self.temporary = temporary
    }

    deinit {
        if !isPlaced { Self.remove(temporary, in: folder) }
    }

    /// Renames the temporary file over the target and flushes the folder.
    func place() throws(StoreError) {
        // Safe because both names are terminated texts for the length of the call.
        guard unsafe renameat(folder.number, temporary, folder.number, name) == 0 else {
            throw StoreError(.cannotCreate, place: path, "cannot be replaced", code: errno)
        }
        isPlaced = true
        try Self.flush(folder, path)
    }

    private static func remove(_ name: String, in folder: borrowing FileDescriptor) {
        // Safe because the name is a terminated text for the length of the call.
        _ = unsafe unlinkat(folder.number, name, 0)
    }

    /// The folder and the name of `path`.
    private static func split(_ path: String) throws(StoreError) -> (folder: String, name: String) {
        let bytes = Array(path.utf8)
        let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
        let name = String(path.utf8.suffix(bytes.count - (slash.map { $0 + 1 } ?? 0))) ?? ""
        guard !name.isEmpty, name != ".", name != "..", !bytes.contains(0) else {
            throw StoreError(
                .cannotCreate, place: path.isEmpty ? "output" : path, problem: "names no file")
        }
        guard let slash else { return (".", name) }
        return (slash == 0 ? "/" : String(path.utf8.prefix(slash)) ?? "/", name)
    }

    /// A device or pipe must not be renamed away, and a folder cannot be.
    private static func refuseSpecialFile(
        _ name: String, in folder: borrowing FileDescriptor, _ path: String
    ) throws(StoreError) {
        var status = stat()
        // Safe because name and status live for the length of the call.
        guard unsafe fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return }
        let kind = status.st_mode & S_IFMT
        guard kind == S_IFREG || kind == S_IFLNK else {
            throw StoreError(
                .cannotCreate, place: path,
                problem: "is \(kind == S_IFDIR ? "a folder" : "a device or pipe"), not a file",
                hint: "name a file")
        }
    }

    private static func fill(
        _ temporary: String, in folder: borrowing FileDescriptor, with bytes: [UInt8],
        _ path: String
    ) throws(StoreError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
        let file: FileDescriptor
        do {
            file = try .open(temporary, in: folder.number, flags, mode: 0o666)
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

    /// Flushes the folder's entries; file systems that cannot do so say EINVAL.
    private static func flush(
        _ folder: borrowing FileDescriptor, _ path: String
    ) throws(StoreError) {
        do {
            try folder.sync()
        } catch  where error.code != EINVAL {
            throw StoreError(.io, place: path, "its folder cannot be flushed", code: error.code)
        } catch {
            return
        }
    }
}
