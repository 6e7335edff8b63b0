import DictFormat
import Foundation

/// Reads files piece by piece.
public enum FileContents {
    private static let pieceSize = 65_536

    /// Calls `body` with the bytes of the file at `path`, at most 64 KiB at a time.
    public static func forEachPiece(
        of path: String, _ body: (ArraySlice<UInt8>) -> Void
    ) throws(StoreError) {
        try read(path) { piece in
            body(piece)
            return true
        }
    }

    /// Calls `body` with such pieces until it answers that it has enough.
    private static func read(
        _ path: String, _ body: (ArraySlice<UInt8>) -> Bool
    ) throws(StoreError) {
        do {
            let file = try FileDescriptor.open(path, O_RDONLY)
            var buffer = [UInt8](repeating: 0, count: pieceSize)
            while true {
                let count = try file.read(into: &buffer)
                if count == 0 || !body(buffer[..<count]) { return }
            }
        } catch {
            let isMissing = error.code == ENOENT || error.code == ENOTDIR
            throw isMissing
                ? StoreError(.missing, place: path, problem: "no such file")
                : StoreError(.io, place: path, "cannot be read", code: error.code)
        }
    }

    /// The size of the file at `path` in bytes.
    public static func size(of path: String) throws(StoreError) -> Int {
        var status = stat()
        // Safe because path and status live for the length of the call.
        guard unsafe stat(path, &status) == 0 else {
            throw StoreError(.io, place: path, "cannot be read", code: errno)
        }
        return Int(status.st_size)
    }

    /// The bytes of the file at `path`, of which there may be at most `limit`.
    public static func bytes(of path: String, limit: Int = .max) throws(StoreError) -> [UInt8] {
        var bytes: [UInt8] = []
        try read(path) { piece in
            bytes.append(contentsOf: piece)
            return bytes.count <= limit
        }
        guard bytes.count <= limit else {
            throw StoreError(.badData, place: path, problem: "is longer than \(limit) bytes")
        }
        return bytes
    }

    /// The bytes of the artefact at `path`.
    ///
    /// Of what is no artefact, or longer than its header states, there are only so many as tell it.
    public static func artefact(at path: String) throws(StoreError) -> [UInt8] {
        var bytes: [UInt8] = []
        try read(path) { piece in
            bytes.append(contentsOf: piece)
            return bytes.count <= ArtefactHeader.sufficientLength(bytes)
        }
        return bytes
    }
}
