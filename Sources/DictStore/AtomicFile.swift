import Foundation

/// Replaces files so that a reader finds either the old or the new contents, whole.
///
/// The bytes go into a temporary file beside the target, `.NAME.PID.tmp`, which is flushed to the
/// disk and then renamed; last the folder is flushed. Where any step fails, or the process dies,
/// the old file stays as it was. One process must not write the same target from two threads.
public enum AtomicFile {
    /// Replaces the file at `path`, or creates it with the mode that the umask leaves.
    ///
    /// A symbolic link at `path` is replaced, never followed. Temporary files that dead processes
    /// left for this target are removed first.
    ///
    /// - Parameters:
    ///   - bytes: The new contents.
    ///   - path: The target; its folder has to exist.
    /// - Throws: ``StoreError``: `cannotCreate` where nothing can stand at `path`, `io` where
    ///   writing fails.
    public static func write(_ bytes: [UInt8], to path: String) throws(StoreError) {
        let (folderPath, name) = try split(path)
        let folder: FileDescriptor
        do {
            folder = try .open(folderPath, O_RDONLY | O_DIRECTORY)
        } catch {
            throw StoreError(
                .cannotCreate, place: path, "its folder cannot be opened", code: error.code,
                hint: "create the folder or name another one")
        }
        try refuseSpecialFile(name, in: folder, path)
        TemporaryFile.removeLeftovers(in: folderPath, folder: folder.number, for: name)
        let temporary = TemporaryFile.name(for: name, process: getpid())
        do throws(StoreError) {
            try fill(temporary, in: folder, with: bytes, path)
            // Safe because both names are terminated texts for the length of the call.
            guard unsafe renameat(folder.number, temporary, folder.number, name) == 0 else {
                throw StoreError(.cannotCreate, place: path, "cannot be replaced", code: errno)
            }
        } catch {
            // Safe because the name is a terminated text for the length of the call.
            _ = unsafe unlinkat(folder.number, temporary, 0)
            throw error
        }
        try flush(folder, path)
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
