import DictFormat
public import DictModel
import Foundation

/// Reads files, in pieces of at most 64 KiB.
public enum FileContents {
    private static let pieceSize = 65_536

    /// Calls `body` with the bytes of the file at `path`, at most 64 KiB at a time, until it
    /// returns `false`.
    ///
    /// Devices and sockets are refused, because they may never end; so are pipes unless `orPipe` is
    /// true, because reading one may wait for a writer. Errors name the file `place`, or `path` if
    /// that is `nil`.
    public static func forEachPiece(
        of path: String, orPipe: Bool = false, at place: Place? = nil,
        _ body: (ArraySlice<UInt8>) -> Bool
    ) throws(Diagnostic) {
        let place = place ?? Place(path)
        do throws(ErrorNumber) {
            // With O_NONBLOCK, opening a pipe does not wait for a writer.
            let file = try FileDescriptor.open(path, O_RDONLY | (orPipe ? 0 : O_NONBLOCK))
            if try file.isReadable(orPipe: orPipe) {
                var buffer = [UInt8](repeating: 0, count: pieceSize)
                while true {
                    let count = try file.read(into: &buffer)
                    if count == 0 || !body(buffer[..<count]) { return }
                }
            }
        } catch {
            throw .unreadable(place, code: error.code)
        }
        throw .special(place)
    }

    /// Returns the size of the file at `path`, in bytes; it must be a plain file.
    public static func size(of path: String) throws(Diagnostic) -> Int {
        var status = stat()
        // Safe because path and status live for the length of the call.
        guard unsafe stat(path, &status) == 0 else {
            throw .unreadable(Place(path), code: errno)
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .special(Place(path)) }
        return Int(status.st_size)
    }

    /// Whether `path` is a folder, or a symbolic link to one.
    public static func isFolder(_ path: String) -> Bool {
        var status = stat()
        // Safe because path and status live for the length of the call.
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Returns the names of all entries in the folder at `path` except hidden ones, in byte order.
    package static func names(inFolder path: String) throws(Diagnostic) -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw Diagnostic(.fileUnreadable, at: Place(path), "the folder cannot be read")
        }
        return names.filter { !$0.hasPrefix(".") }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Returns the bytes of the file at `path`, which must not be longer than `limit` bytes.
    ///
    /// At most one piece beyond the limit is read; `orPipe` and `place` are as in
    /// ``forEachPiece(of:orPipe:at:_:)``.
    ///
    /// - Throws: `file.too-long`; `file.missing`, `file.unreadable` or `file.special` if the file
    ///   cannot be read.
    public static func bytes(
        of path: String, orPipe: Bool = false, limit: Int = .max, at place: Place? = nil
    ) throws(Diagnostic) -> [UInt8] {
        guard let bytes = try bytes(of: path, orPipe: orPipe, within: limit, at: place) else {
            throw Diagnostic(
                .fileTooLong, at: place ?? Place(path), "too long",
                expected: "at most \(limit) bytes")
        }
        return bytes
    }

    /// Returns the bytes of the file at `path`; `nil` if there are more than `limit`.
    public static func bytes(
        of path: String, orPipe: Bool = false, within limit: Int, at place: Place? = nil
    ) throws(Diagnostic) -> [UInt8]? {
        var bytes: [UInt8] = []
        try forEachPiece(of: path, orPipe: orPipe, at: place) { piece in
            bytes.append(contentsOf: piece)
            return bytes.count <= limit
        }
        return bytes.count <= limit ? bytes : nil
    }

    /// Returns the bytes of the artefact at `path`, without checking them.
    ///
    /// If the file is not an artefact, or is longer than its header states, reading stops as soon
    /// as that is known. Use ``ArtefactSummary`` or a reader to check the bytes.
    public static func artefact(
        at path: String, orPipe: Bool = false, at place: Place? = nil
    ) throws(Diagnostic) -> [UInt8] {
        var bytes: [UInt8] = []
        try forEachPiece(of: path, orPipe: orPipe, at: place) { piece in
            bytes.append(contentsOf: piece)
            return bytes.count <= ArtefactHeader.sufficientLength(bytes)
        }
        return bytes
    }
}

extension Diagnostic {
    /// Returns the diagnostic for a device, a socket or a pipe instead of a plain file.
    fileprivate static func special(_ place: Place) -> Diagnostic {
        Diagnostic(.fileSpecial, at: place, "not a plain file")
    }
}
