import Foundation

/// What games keep from one start to the next, in one folder that one process holds: names of
/// players, preferences, scores, statistics and the games that go on.
///
/// The file `games.json` is replaced whole at every change, so that it holds the state after the
/// last finished move, however the process ends. A file that is no archive is set aside under a
/// free name and never overwritten.
public final class GameArchive {
    /// The archive's file in its folder.
    public static let fileName = "games.json"

    /// The folder.
    public let folder: String
    /// What the archive holds; ``update(_:)`` changes it.
    public private(set) var contents: GameArchiveContents
    /// What was found wrong and where it was set aside, in one line; `nil` where all is well.
    public private(set) var finding: String?
    private let lock: FolderLock

    /// Opens the archive in `folder`, which is created where it is missing; without a file the
    /// archive holds the defaults.
    ///
    /// - Throws: ``StoreError``: `locked` where another process plays, `cannotCreate` where the
    ///   folder cannot be made or written into, `io` where the file cannot be read, `badData`
    ///   where a newer version of this module wrote it.
    public init(folder: String) throws(StoreError) {
        self.folder = folder
        do {
            try OutputFolder.create(folder)
            lock = try FolderLock(folder: folder)
        } catch {
            throw Self.explained(error)
        }
        let path = folder + "/" + Self.fileName
        switch try Self.read(path) {
        case .contents(let contents): self.contents = contents
        case .damaged(let problem):
            contents = GameArchiveContents()
            let name = try Self.moveAside(path)
            finding = "\(path): \(problem); it is kept as \(name), and a new archive begins"
        }
    }

    /// Applies `change` to the contents and writes them, unless they stay the same.
    ///
    /// - Throws: As ``AtomicFile/write(_:to:)``; then the file is as it was.
    public func update(_ change: (inout GameArchiveContents) -> Void) throws(StoreError) {
        var changed = contents
        change(&changed)
        guard changed != contents else { return }
        try AtomicFile.write(try changed.bytes, to: folder + "/" + Self.fileName)
        contents = changed
    }

    /// Keeps the file as it is under another free name of the folder, whose name is the answer;
    /// `nil` where there is no file.
    ///
    /// For a caller that cannot understand a part of the contents and goes on to replace it.
    public func keepCopy() throws(StoreError) -> String? {
        let path = folder + "/" + Self.fileName
        // Safe because the path is a terminated text for the length of the call.
        guard unsafe access(path, F_OK) == 0 else { return nil }
        return try Self.copyAside(path)
    }

    private static func explained(_ error: StoreError) -> StoreError {
        guard error.kind == .cannotCreate else { return error }
        var error = error
        if error.hint.isEmpty { error.hint = "name another folder with --archive" }
        return error
    }
}
