import DictModel

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The bytes of one open file, block by block, as they lie on the disk.
///
/// Reads plain files, pipes and what a descriptor gives; refuses directories, sockets and devices
/// by name. A plain file whose size or time of change differs at the end is an error, so that no
/// half-written source passes.
final class FileInput {
    static let blockSize = 64 << 10

    /// The file as messages name it.
    let name: String
    /// The block that was read last; its first `count` bytes hold data.
    private(set) var block: [UInt8]
    /// How many bytes of `block` hold data; 0 at the end of the file.
    private(set) var count = 0
    /// The offset in the file of the first byte of `block`.
    private(set) var offset: UInt64 = 0

    private let descriptor: Int32
    private let closesDescriptor: Bool
    private var opened: FileState?
    private var isAtEnd = false

    /// Opens the file at `path`.
    init(path: String, name: String) throws(SourceError) {
        let place = SourcePlace(file: name)
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw SourceError(
                .missing, at: place, problem: "no such file",
                found: "the path is empty or has a NUL")
        }
        // A device must not be opened at all, so its kind is asked for first.
        // Safe because the calls get a path that ends with a zero and a structure to fill.
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { throw Self.failure(errno, "open", at: place) }
        try Self.checkKind(status, at: place)
        var descriptor: Int32
        repeat {
            descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
        } while descriptor < 0 && errno == EINTR
        guard descriptor >= 0 else { throw Self.failure(errno, "open", at: place) }
        self.name = name
        self.descriptor = descriptor
        closesDescriptor = true
        block = [UInt8](repeating: 0, count: Self.blockSize)
        guard unsafe fstat(descriptor, &status) == 0 else {
            throw Self.failure(errno, "examine", at: place)
        }
        try Self.checkKind(status, at: place)
        if status.st_mode & S_IFMT == S_IFREG { opened = FileState(status) }
    }

    /// Reads from the open `descriptor`, which stays open afterwards.
    init(descriptor: Int32, name: String) {
        self.name = name
        self.descriptor = descriptor
        closesDescriptor = false
        block = [UInt8](repeating: 0, count: Self.blockSize)
    }

    deinit {
        if closesDescriptor { close(descriptor) }
    }

    /// Reads the next block, full but for the last one; false at the end of the file.
    func readBlock() throws(SourceError) -> Bool {
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
                throw Self.failure(errno, "read", at: SourcePlace(file: name))
            }
            if got == 0 {
                isAtEnd = true
                try checkUnchanged()
            }
            count += got
        }
        return count > 0
    }

    /// Returns when there is something to read: a descriptor from outside may not block.
    private func waitForBytes() {
        var status = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        // Safe because the structure lives for the length of the call.
        _ = unsafe poll(&status, 1, -1)
    }

    /// Whether a plain file still has the size and the time of change it was opened with.
    private func checkUnchanged() throws(SourceError) {
        guard let opened else { return }
        let place = SourcePlace(file: name)
        var status = stat()
        // Safe because the call fills the structure it is given.
        guard unsafe fstat(descriptor, &status) == 0 else {
            throw Self.failure(errno, "examine", at: place)
        }
        let size = offset + UInt64(count)
        if FileState(status) != opened || size != opened.size {
            throw SourceError(
                .unreadable, at: place, problem: "the file changed while it was read",
                found: "\(size) bytes read", expected: "\(opened.size) bytes and no change",
                hint: "run again when nothing writes to it")
        }
    }

    private static func checkKind(_ status: stat, at place: SourcePlace) throws(SourceError) {
        let kind: String
        switch status.st_mode & S_IFMT {
        case S_IFREG, S_IFIFO: return
        case S_IFDIR: kind = "a directory"
        case S_IFSOCK: kind = "a socket"
        case S_IFCHR, S_IFBLK: kind = "a device"
        default: kind = "of an unknown kind"
        }
        throw SourceError(
            .badData, at: place, problem: "no file to read", found: "it is \(kind)",
            expected: "a file or a named pipe")
    }

    private static func failure(
        _ code: Int32, _ verb: String, at place: SourcePlace
    ) -> SourceError {
        if code == ENOENT || code == ENOTDIR {
            return SourceError(.missing, at: place, problem: "no such file")
        }
        var reason = "error \(code)"
        // Safe because the text is a constant of the C library that ends with a zero.
        if let text = unsafe strerror(code) { reason = unsafe String(cString: text) }
        return SourceError(
            .unreadable, at: place, problem: "cannot \(verb) the file", found: reason)
    }
}

/// What must not change in a file while it is read.
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
