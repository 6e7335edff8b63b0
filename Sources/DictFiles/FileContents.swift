package import DictModel
import Platform

/// Functions that read files and list folders.
package enum FileContents {
    private static let pieceSize = 65_536

    /// Calls `body` with each piece of the file at `path` in turn, until `body` returns `false`.
    ///
    /// Devices and sockets are refused, because they may never end. Pipes are refused unless
    /// `orPipe` is true, because reading one may wait for a writer.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - orPipe: Whether the file may be a pipe.
    ///   - place: The place to report in errors, or `nil` to report `path`.
    ///   - body: A closure that receives the next piece, at most 64 KiB, and returns whether to
    ///     continue.
    /// - Throws: `file.missing`, `file.unreadable` or `file.special` if the file cannot be read.
    package static func forEachPiece(
        of path: String, orPipe: Bool = false, at place: Place? = nil,
        _ body: (ArraySlice<UInt8>) -> Bool
    ) throws(Diagnostic) {
        let place = place ?? Place(path)
        let file = try open(path, orPipe: orPipe, at: place)
        do throws(ErrorNumber) {
            var buffer = [UInt8](repeating: 0, count: pieceSize)
            while true {
                let count = try file.read(into: &buffer)
                if count == 0 || !body(buffer[..<count]) { return }
            }
        } catch {
            throw .unreadable(place, code: error.code)
        }
    }

    /// Opens the file at `path` for reading, if it may be read and no output replaces it.
    private static func open(
        _ path: String, orPipe: Bool, at place: Place
    ) throws(Diagnostic) -> FileDescriptor {
        var fault = Diagnostic.special(place)
        do throws(ErrorNumber) {
            // With O_NONBLOCK, opening a pipe does not wait for a writer.
            let file = try FileDescriptor.open(path, O_RDONLY | (orPipe ? 0 : O_NONBLOCK))
            if try file.isReadable(orPipe: orPipe) {
                do throws(Diagnostic) {
                    try NamedOutput.refuseReading(file.number, at: place)
                    return file
                } catch {
                    fault = error
                }
            }
        } catch {
            throw .unreadable(place, code: error.code)
        }
        throw fault
    }

    /// Returns the size, in bytes, of the plain file at `path`.
    ///
    /// - Throws: `file.missing` or `file.unreadable` if the system does not report a size;
    ///   `file.special` if `path` does not name a plain file.
    package static func size(of path: String) throws(Diagnostic) -> Int {
        var status = stat()
        // Safe because path and status live for the length of the call.
        guard unsafe stat(path, &status) == 0 else {
            throw .unreadable(Place(path), code: errno)
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .special(Place(path)) }
        return Int(status.st_size)
    }

    /// Returns whether `path` names a pipe, or a symbolic link to one.
    package static func isPipe(_ path: String) -> Bool { isOf(kind: S_IFIFO, path) }

    /// Returns whether `path` names a folder, or a symbolic link to one.
    package static func isFolder(_ path: String) -> Bool { isOf(kind: S_IFDIR, path) }

    private static func isOf(kind: mode_t, _ path: String) -> Bool {
        var status = stat()
        // Safe because path and status live for the length of the call.
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == kind
    }

    /// Returns the names of the visible entries in the folder at `path`, sorted byte by byte.
    ///
    /// Entries whose names start with a dot are hidden.
    ///
    /// - Throws: `file.unreadable` if the folder cannot be read.
    package static func names(inFolder path: String) throws(Diagnostic) -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw Diagnostic(.fileUnreadable, at: Place(path), "the folder cannot be read")
        }
        return names.filter { !$0.hasPrefix(".") }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Returns the bytes in `range` of the plain file at `path`, or fewer if it ends before.
    ///
    /// The file is open only during the call.
    ///
    /// - Throws: `file.missing`, `file.unreadable` or `file.special` if the file cannot be read.
    package static func bytes(
        in range: Range<UInt64>, of path: String
    ) throws(Diagnostic) -> [UInt8] {
        let file = try open(path, orPipe: false, at: Place(path))
        do throws(ErrorNumber) {
            return try file.bytes(in: range)
        } catch {
            throw .unreadable(Place(path), code: error.code)
        }
    }

    /// Returns the contents of the file at `path`, or throws if they are longer than `limit` bytes.
    ///
    /// At most 64 KiB beyond the limit are read.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - orPipe: Whether the file may be a pipe.
    ///   - limit: The maximum number of bytes.
    ///   - place: The place to report in errors, or `nil` to report `path`.
    /// - Returns: All bytes of the file.
    /// - Throws: `file.too-long` if the file is too long; `file.missing`, `file.unreadable` or
    ///   `file.special` if it cannot be read.
    package static func bytes(
        of path: String, orPipe: Bool = false, limit: Int = .max, at place: Place? = nil
    ) throws(Diagnostic) -> [UInt8] {
        guard let bytes = try bytes(of: path, orPipe: orPipe, within: limit, at: place) else {
            throw Diagnostic(
                .fileTooLong, at: place ?? Place(path), "too long",
                expected: "at most \(limit) bytes")
        }
        return bytes
    }

    /// Returns the contents of the file at `path`, or `nil` if they are longer than `limit` bytes.
    ///
    /// At most 64 KiB beyond the limit are read.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - orPipe: Whether the file may be a pipe.
    ///   - limit: The maximum number of bytes.
    ///   - place: The place to report in errors, or `nil` to report `path`.
    /// - Returns: All bytes of the file, or `nil` if there are more than `limit`.
    /// - Throws: `file.missing`, `file.unreadable` or `file.special` if the file cannot be read.
    package static func bytes(
        of path: String, orPipe: Bool = false, within limit: Int, at place: Place? = nil
    ) throws(Diagnostic) -> [UInt8]? {
        var bytes: [UInt8] = []
        try forEachPiece(of: path, orPipe: orPipe, at: place) { piece in
            bytes.append(contentsOf: piece)
            return bytes.count <= limit
        }
        return bytes.count <= limit ? bytes : nil
    }
}

extension Diagnostic {
    /// Returns a diagnostic for a path that names a device, a socket or a pipe instead of a file.
    fileprivate static func special(_ place: Place) -> Diagnostic {
        Diagnostic(.fileSpecial, at: place, "not a plain file")
    }
}
