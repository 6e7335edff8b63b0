import DictModel
import Platform

extension GameArchive {
    /// The maximum size of an archive file, in bytes; a longer file counts as damaged.
    private static let longest = 16 << 20

    /// Reads and decodes the archive file at `path`.
    ///
    /// - Returns: The contents of the file, or those of a new archive if there is no file. The
    ///   result is `nil` if the file is damaged, too long or not an archive.
    /// - Throws: `file.unreadable` if the file cannot be read; `games.obstructed` if it is not a
    ///   plain file; `games.newer` if a newer version of this module wrote it.
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
