public import DictModel
import Platform

/// The data that games keep between runs, such as players' names, scores and saved games.
///
/// The archive is the file `games.json` in a folder that only one process uses at a time. Every
/// change replaces the file atomically, so the file contains all completed changes, however the
/// process ends. A damaged file is renamed to an unused name and never overwritten.
public final class GameArchive {
    /// The name of the archive file in its folder.
    public static let fileName = "games.json"

    /// The path of the folder that contains the archive file.
    public let folder: String
    /// The names, scores and games in the archive, as last read or written.
    ///
    /// Use ``update(_:)`` to change them.
    public private(set) var contents: GameArchiveContents
    /// A diagnostic that reports a damaged archive file, and the name under which it was kept.
    ///
    /// It is `nil` if there was no damaged file when this archive was opened.
    public private(set) var finding: Diagnostic?
    private let lock: FolderLock

    /// Opens the archive in the folder at the path `folder`, which is created if missing.
    ///
    /// If the folder has no archive file, or only a damaged one, ``contents`` are those of a new
    /// archive, and the first change writes the file.
    ///
    /// - Throws: `folder.locked` if another process has opened the archive; `output.folder`,
    ///   `output.creation`, `output.writing` or `games.obstructed` if the folder cannot be used;
    ///   `file.unreadable` if the file cannot be read; `games.newer` if a newer version of this
    ///   module wrote it.
    public init(folder: String) throws(Diagnostic) {
        self.folder = folder
        do {
            try OutputFolder.create(folder)
            lock = try FolderLock(folder: folder)
        } catch {
            throw Self.explained(error)
        }
        let path = folder + "/" + Self.fileName
        if let contents = try Self.read(path) {
            self.contents = contents
        } else {
            contents = GameArchiveContents()
            finding = Diagnostic(
                .gamesSetAside, at: Place(path),
                "a damaged archive of games; it is kept as \(try Self.moveAside(path)), and a new"
                    + " archive begins")
        }
    }

    /// Applies `change` to ``contents``, and writes the result to the file if it differs.
    ///
    /// - Throws: The errors of ``AtomicFile/write(_:to:)``; errors of `change` are rethrown. On an
    ///   error, ``contents`` do not change. The file does not change either, unless the error occurs
    ///   after it has been replaced.
    public func update(_ change: (inout GameArchiveContents) throws -> Void) throws {
        var changed = contents
        try change(&changed)
        guard changed != contents else { return }
        try AtomicFile.write(try changed.bytes, to: folder + "/" + Self.fileName)
        contents = changed
    }

    /// Copies the archive file to an unused name in the same folder.
    ///
    /// Call it before you replace a part of ``contents`` that cannot be decoded, so that nothing is
    /// lost.
    ///
    /// - Returns: The name of the copy, without the folder, or `nil` if the archive has no file
    ///   yet.
    /// - Throws: `games.obstructed` if there is no unused name; `output.creation` if the copy
    ///   cannot be made.
    public func keepCopy() throws(Diagnostic) -> String? {
        let path = folder + "/" + Self.fileName
        // Safe because the path is a terminated string for the length of the call.
        guard unsafe access(path, F_OK) == 0 else { return nil }
        return try Self.copyAside(path)
    }

    private static func explained(_ error: Diagnostic) -> Diagnostic {
        var error = error
        if error.code.cause == .cannotCreate, error.hint == nil {
            error.hint = "name another folder with --archive"
        }
        return error
    }
}
