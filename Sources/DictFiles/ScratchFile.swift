package import DictModel
import Platform

/// A temporary file for data that does not fit into memory.
///
/// The file loses its name as soon as it is open, so nothing is left behind however the process
/// ends, and its space on the disk is freed when the object is released. It can be read by several
/// threads at a time, but only one may append to it.
package final class ScratchFile: @unchecked Sendable {
    /// The folder in which the system wants temporary files.
    package static var usualFolder: String { FileManager.default.temporaryDirectory.path }

    // Safe to share because only one thread appends, and reading does not move the descriptor.
    private let place: Place
    private let file: FileDescriptor
    /// The number of bytes written so far.
    package private(set) var count: UInt64 = 0

    /// Creates an empty file on the disk of `folder`.
    ///
    /// - Throws: `output.folder` if the folder cannot be opened; `output.creation` if no file can
    ///   be created in it.
    package convenience init(in folder: String) throws(Diagnostic) {
        try self.init(in: OpenFolder(folder))
    }

    private init(in folder: OpenFolder) throws(Diagnostic) {
        place = Place(folder.path)
        let name = TemporaryFile.name(for: "dictc-\(UUID().uuidString)", process: getpid())
        // Listed while it has a name, for the case that a signal ends the process just now.
        UnplacedFiles.add(name, in: folder)
        defer { UnplacedFiles.remove(name, in: folder) }
        do throws(ErrorNumber) {
            let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW
            file = try .open(name, in: folder.descriptor.number, flags, mode: 0o600)
        } catch {
            throw Diagnostic(
                .outputCreation, at: Place(folder.path), "no temporary file can be created here",
                system: error.code)
        }
    }

    /// Appends `bytes` to the file.
    ///
    /// - Throws: `output.writing` if the disk is full or fails.
    package func append(_ bytes: [UInt8]) throws(Diagnostic) {
        do throws(ErrorNumber) {
            try file.write(bytes)
        } catch {
            throw Diagnostic(
                .outputWriting, at: place, "a temporary file here cannot be written",
                system: error.code, hint: "name a folder with more space with --scratch")
        }
        count += UInt64(bytes.count)
    }

    /// Returns the bytes in `range`.
    ///
    /// - Throws: `output.writing` if they cannot be read back.
    package func bytes(in range: Range<UInt64>) throws(Diagnostic) -> [UInt8] {
        do throws(ErrorNumber) {
            let bytes = try file.bytes(in: range)
            guard bytes.count == Int(clamping: range.count) else { throw ErrorNumber(code: EIO) }
            return bytes
        } catch {
            throw Diagnostic(
                .outputWriting, at: place, "a temporary file here cannot be read back",
                system: error.code)
        }
    }
}
