import DictModel
import Foundation

extension GameArchive {
    /// The maximum size of an archive, in bytes.
    private static let longest = 16 << 20

    /// Reads the file at `path`; returns the defaults if there is no file, and `nil` if it is not
    /// an archive or is damaged.
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
