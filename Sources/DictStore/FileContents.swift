import DictFormat
import Foundation

/// Reads files piece by piece.
public enum FileContents {
    private static let pieceSize = 65_536

    /// Calls `body` with the bytes of the file at `path`, at most 64 KiB at a time, until it
    /// answers false.
    ///
    /// Devices and sockets are refused, and pipes too unless they are asked for: they would wait
    /// for a writer, or never end.
    public static func forEachPiece(
        of path: String, orPipe: Bool = false, _ body: (ArraySlice<UInt8>) -> Bool
    ) throws(StoreError) {
        do {
            // Without blocking, a pipe opens at once.
            let file = try FileDescriptor.open(path, O_RDONLY | (orPipe ? 0 : O_NONBLOCK))
            guard try file.isReadable(orPipe: orPipe) else {
                throw StoreError(
                    .badData, place: path, problem: "is a device or pipe; expected a plain file")
            }
            var buffer = [UInt8](repeating: 0, count: pieceSize)
            while true {
                let count = try file.read(into: &buffer)
                if count == 0 || !body(buffer[..<count]) { return }
            }
        } catch let error as StoreError {
            throw error
        } catch {
            let code = (error as? ErrorNumber)?.code ?? EIO
            let isMissing = code == ENOENT || code == ENOTDIR
            throw isMissing
                ? StoreError(.missing, place: path, problem: "no such file")
                : StoreError(.io, place: path, "cannot be read", code: code)
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

    /// The bytes of the file at `path`, of which there may be at most `limit`; no more than one
    /// piece beyond it is read.
    public static func bytes(
        of path: String, orPipe: Bool = false, limit: Int = .max
    ) throws(StoreError) -> [UInt8] {
        guard let bytes = try bytes(of: path, orPipe: orPipe, within: limit) else {
            throw StoreError(.badData, place: path, problem: "is longer than \(limit) bytes")
        }
        return bytes
    }

    /// The bytes of the file at `path`; `nil` where it has more than `limit`.
    public static func bytes(
        of path: String, orPipe: Bool = false, within limit: Int
    ) throws(StoreError) -> [UInt8]? {
        var bytes: [UInt8] = []
        try forEachPiece(of: path, orPipe: orPipe) { piece in
            bytes.append(contentsOf: piece)
            return bytes.count <= limit
        }
        return bytes.count <= limit ? bytes : nil
    }

    /// The bytes of the artefact at `path`.
    ///
    /// Of what is no artefact, or longer than its header states, there are only so many as tell it.
    public static func artefact(
        at path: String, orPipe: Bool = false
    ) throws(StoreError) -> [UInt8] {
        var bytes: [UInt8] = []
        try forEachPiece(of: path, orPipe: orPipe) { piece in
            bytes.append(contentsOf: piece)
            return bytes.count <= ArtefactHeader.sufficientLength(bytes)
        }
        return bytes
    }
}
