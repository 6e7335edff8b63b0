import DictFiles
import DictModel
import Platform

/// A reader for the raw bytes of one file, in blocks of 64 KiB.
///
/// It reads regular files, open descriptors and, unless the input excludes them, named pipes. A path to a directory, socket or
/// device is an error. It is also an error if the size or modification time of a regular file
/// changes while the file is read, because something may still be writing it.
final class FileInput: BlockInput {
    static let blockSize = 64 << 10

    let place: Place
    /// The buffer with the block read last, of which the first ``count`` bytes are valid.
    private(set) var block = [UInt8](repeating: 0, count: blockSize)
    /// The number of valid bytes in ``block``, which is 0 at the end of the file.
    private(set) var count = 0
    /// The number of bytes read before those in ``block``.
    private(set) var offset: UInt64 = 0

    private let descriptor: Int32
    private let closesDescriptor: Bool
    private let onBytes: ((Span<UInt8>) -> Void)?
    private var opened: FileState?
    private var isAtEnd = false

    /// Creates a reader for `input` and opens the file if the input is a path.
    ///
    /// If the input is a descriptor, it is used as it is and never closed.
    ///
    /// - Throws: ``Diagnostic`` if the path cannot be opened, or is neither a regular file nor a
    ///   named pipe that may be read.
    init(_ input: SourceInput) throws(Diagnostic) {
        place = input.place
        onBytes = input.onBytes
        switch input.origin {
        case .descriptor(let descriptor):
            self.descriptor = descriptor
            closesDescriptor = false
        case .path(let path):
            (descriptor, opened) = try Self.openFile(path, input)
            closesDescriptor = true
        }
        try NamedOutput.refuseReading(descriptor, at: place)
    }

    deinit {
        if closesDescriptor { close(descriptor) }
    }

    private static func openFile(
        _ path: String, _ input: SourceInput
    ) throws(Diagnostic) -> (descriptor: Int32, FileState?) {
        let place = input.place
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw missing(at: place, found: "the path is empty or has a NUL")
        }
        // A device must not be opened at all, so its kind is asked for first.
        // Safe because the calls get a path that ends with a zero and a structure to fill.
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { throw failure(errno, "open", at: place) }
        try checkKind(status, input)
        // Even a pipe that took the place of the file a moment ago must not be waited for.
        let waits = input.mayBePipe ? 0 : O_NONBLOCK
        var descriptor: Int32
        repeat {
            descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | waits)
        } while descriptor < 0 && errno == EINTR
        guard descriptor >= 0 else { throw failure(errno, "open", at: place) }
        do throws(Diagnostic) {
            guard unsafe fstat(descriptor, &status) == 0 else {
                throw failure(errno, "examine", at: place)
            }
            try checkKind(status, input)
        } catch {
            close(descriptor)
            throw error
        }
        return (descriptor, status.st_mode & S_IFMT == S_IFREG ? FileState(status) : nil)
    }

    /// Reads the next block and returns true, or returns false at the end of the file.
    ///
    /// Every block except the last is full.
    func readBlock() throws(Diagnostic) -> Bool {
        offset += UInt64(count)
        count = 0
        while count < Self.blockSize, !isAtEnd {
            let start = count
            let got = unsafe block.withUnsafeMutableBytes { bytes in
                // Safe because the rest of the block, which the call may fill, begins at `start`.
                unsafe read(
                    descriptor, bytes.baseAddress?.advanced(by: start), Self.blockSize - start)
            }
            if got < 0 {
                if errno == EINTR { continue }
                if errno == EAGAIN {
                    waitForBytes()
                    continue
                }
                throw Self.failure(errno, "read", at: place)
            }
            if got == 0 {
                isAtEnd = true
                try checkUnchanged()
            }
            count += got
        }
        if count > 0 { onBytes?(block.span.extracting(first: count)) }
        return count > 0
    }

    private func waitForBytes() {
        var status = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        // Safe because the structure lives for the length of the call.
        _ = unsafe poll(&status, 1, -1)
    }

    /// Throws if the size or modification time of a regular file has changed since it was opened.
    private func checkUnchanged() throws(Diagnostic) {
        guard let opened else { return }
        var status = stat()
        // Safe because the call fills the structure it is given.
        guard unsafe fstat(descriptor, &status) == 0 else {
            throw Self.failure(errno, "examine", at: place)
        }
        let size = offset + UInt64(count)
        if FileState(status) != opened || size != opened.size {
            throw Diagnostic(
                .sourceChanged, at: place, "the file changed while it was read",
                found: "\(size) bytes read", expected: "\(opened.size) bytes and no change",
                hint: "run again when nothing writes to it")
        }
    }

    static func checkKind(_ status: stat, _ input: SourceInput) throws(Diagnostic) {
        let kind: String
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFIFO where input.mayBePipe: return
        case S_IFIFO: kind = "a named pipe"
        case S_IFDIR: kind = "a folder"
        case S_IFSOCK: kind = "a socket"
        case S_IFCHR, S_IFBLK: kind = "a device"
        default: kind = "of an unknown kind"
        }
        throw Diagnostic(
            .sourceNotAFile, at: input.place, "no file to read", found: "it is \(kind)",
            expected: input.mayBePipe ? "a file or a named pipe" : "a plain file",
            hint: status.st_mode & S_IFMT == S_IFDIR
                ? "name a file in it" : input.mayBePipe ? nil : "copy what it gives to a file")
    }

    /// Returns the error for a system call that failed with the `errno` value `code`.
    ///
    /// `verb` is the attempted action, such as "open". For a call on a folder inside a corpus
    /// folder, `kind` is "folder" and `folder` is its path relative to `place`.
    static func failure(
        _ code: Int32, _ verb: String, _ kind: String = "file", in folder: String = "",
        at place: Place
    ) -> Diagnostic {
        if code == ENOENT || code == ENOTDIR { return missing(at: place) }
        // Safe because strerror answers with a text that ends with a zero.
        let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
        return Diagnostic(
            .sourceUnreadable, at: place, "cannot \(verb) the \(kind)",
            found: folder.isEmpty ? reason : folder + ": " + reason)
    }

    private static func missing(at place: Place, found: String? = nil) -> Diagnostic {
        Diagnostic(.sourceMissing, at: place, "no such file", found: found)
    }
}

/// The attributes of a file that must not change while it is read.
private struct FileState: Equatable {
    let size: UInt64
    let seconds: Int
    let nanoseconds: Int

    init(_ status: stat) {
        size = UInt64(clamping: status.st_size)
        #if canImport(Darwin)
            seconds = status.st_mtimespec.tv_sec
            nanoseconds = status.st_mtimespec.tv_nsec
        #else
            seconds = status.st_mtim.tv_sec
            nanoseconds = status.st_mtim.tv_nsec
        #endif
    }
}
