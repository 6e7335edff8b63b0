public import DictModel
import Foundation

/// The data that games keep between runs: names of players, preferences, scores, statistics and
/// unfinished games.
///
/// The archive is in a folder that only one process uses at a time.
///
/// The file `games.json` is replaced atomically at every change, so it has the state after the last
/// completed change, however the process ends. A damaged file is renamed to an unused name and
/// never overwritten.
public final class GameArchive {
    /// The name of the archive's file in its folder.
    public static let fileName = "games.json"

    /// The path of the folder.
    public let folder: String
    /// The contents; change them with ``update(_:)``.
    public private(set) var contents: GameArchiveContents
    /// A note that a damaged archive was found, with the name under which it was kept; `nil` if
    /// there was none.
    public private(set) var finding: Diagnostic?
    private let lock: FolderLock

    /// Opens the archive in `folder`, which is created if missing.
    ///
    /// If there is no archive yet, the contents are the defaults; the file is written at the first
    /// change.
    ///
    /// - Throws: `folder.locked` if another process is playing; `output.folder`, `output.creation`,
    ///   `output.writing` or `games.obstructed` if the folder cannot be used; `file.unreadable` if
    ///   the file cannot be read; `games.newer` if a newer version of this module wrote it.
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

    /// Applies `change` to the contents, and writes them to the file if they differ.
    ///
    /// - Throws: The errors of ``AtomicFile/write(_:to:)``; ``contents`` is then unchanged.
    public func update(_ change: (inout GameArchiveContents) -> Void) throws(Diagnostic) {
        var changed = contents
        change(&changed)
        guard changed != contents else { return }
        try AtomicFile.write(try changed.bytes, to: folder + "/" + Self.fileName)
        contents = changed
    }

    /// Keeps a copy of the file under an unused name in the folder, and returns that name; `nil` if
    /// there is no file.
    ///
    /// Use it before replacing a part of the contents that cannot be decoded.
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
