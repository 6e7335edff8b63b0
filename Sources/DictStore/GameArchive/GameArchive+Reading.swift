import Foundation

extension GameArchive {
    /// No archive is longer than this, in bytes.
    static let longest = 16 << 20

    /// What a file turned out to be.
    enum Reading {
        case contents(GameArchiveContents)
        /// No archive, for the reason named.
        case damaged(String)
    }

    /// Reads the file at `path`; the defaults where there is none.
    static func read(_ path: String) throws(StoreError) -> Reading {
        var status = stat()
        // Safe because path and status live for the length of the call.
        guard unsafe stat(path, &status) == 0 else {
            guard errno == ENOENT else {
                throw StoreError(.io, place: path, "cannot be read", code: errno)
            }
            return .contents(GameArchiveContents())
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            // A pipe would wait for a writer, a folder cannot be replaced.
            throw StoreError(
                .cannotCreate, place: path, problem: "is no plain file",
                hint: "move it away or name another folder with --archive")
        }
        guard status.st_size <= Int64(longest) else {
            return .damaged("is longer than \(longest) bytes")
        }
        let bytes = try FileContents.bytes(of: path, limit: longest)
        switch GameArchiveContents.reading(bytes) {
        case .success(let contents): return .contents(contents)
        case .failure(.damaged(let problem)): return .damaged(problem)
        case .failure(.newer(let schema)):
            throw StoreError(
                .badData, place: path,
                problem: "has schema \(schema) (expected \(GameArchiveContents.schema))",
                hint: "use the newer dictc that wrote it, or name another folder with --archive")
        }
    }
}
