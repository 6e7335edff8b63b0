import DictModel
import Foundation

extension GameArchive {
    /// The maximum size of an archive, in bytes.
    private static let longest = 16 << 20

    /// Reads the archive at `path`.
    ///
    /// - Returns: The default contents if there is no file; `nil` if it is damaged, too long or not
    ///   an archive.
    /// - Throws: `file.unreadable` if it cannot be read; `games.obstructed` if it is not a plain
    ///   file; `games.newer` if a newer version of this module wrote it.
    static func read(_ path: String) throws(Diagnostic) -> GameArchiveContents? {
        var status = stat()
        // Safe because path and status live for the length of the call.
        guard unsafe stat(path, &status) == 0 else {
            guard errno == ENOENT else {
                throw Diagnostic(.fileUnreadable, at: Place(path), "cannot be read", system: errno)
            }
            return GameArchiveContents()
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            // Reading a pipe would wait for a writer, and a folder cannot be replaced.
            throw Diagnostic(
                .gamesObstructed, at: Place(path), "not a plain file",
                hint: "move it away or name another folder with --archive")
        }
        return try FileContents.bytes(of: path, within: longest).flatMap {
            bytes throws(Diagnostic) in
            try GameArchiveContents.reading(bytes, at: Place(path))
        }
    }
}
