import Foundation

/// An open file descriptor, which is closed when the value is destroyed.
struct FileDescriptor: ~Copyable {
    let number: Int32

    /// Takes ownership of the open descriptor `number`.
    init(_ number: Int32) { self.number = number }

    deinit { close(number) }

    /// Opens `path`, relative to the folder with the descriptor `folder`; throws errno if that
    /// fails.
    static func open(
        _ path: String, in folder: Int32 = AT_FDCWD, _ flags: Int32, mode: mode_t = 0
    ) throws(ErrorNumber) -> FileDescriptor {
        while true {
            // Safe because the path is a terminated string for the length of the call.
            let number = unsafe openat(folder, path, flags | O_CLOEXEC, mode)
            if number >= 0 { return FileDescriptor(number) }
            if errno != EINTR { throw ErrorNumber(code: errno) }
        }
    }

    /// Returns whether the file can be read to its end: it is plain, or a pipe and `orPipe` is
    /// true.
    ///
    /// The result is also `true` for a folder, since reading one fails with a clear error.
    borrowing func isReadable(orPipe: Bool) throws(ErrorNumber) -> Bool {
        var status = stat()
        // Safe because the structure lives for the length of the call.
        guard unsafe fstat(number, &status) == 0 else { throw ErrorNumber(code: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG, S_IFDIR: return true
        case S_IFIFO: return orPipe
        default: return false
        }
    }

    /// Writes all of `bytes`, in as many calls as needed.
    borrowing func write(_ bytes: [UInt8]) throws(ErrorNumber) {
        var written = 0
        while written < bytes.count {
            // Safe because the pointer stays inside the array for the length of the call.
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Foundation.write(
                    number, buffer.baseAddress?.advanced(by: written), buffer.count - written)
            }
            if count > 0 {
                written += count
            } else if count == 0 {
                throw ErrorNumber(code: EIO)
            } else {
                try wait(after: errno, for: POLLOUT)
            }
        }
    }

    /// Reads up to `buffer.count` bytes into `buffer` and returns their number, 0 at the end of the
    /// file.
    borrowing func read(into buffer: inout [UInt8]) throws(ErrorNumber) -> Int {
        while true {
            // Safe because the buffer has the stated size for the length of the call.
            let count = unsafe buffer.withUnsafeMutableBytes { buffer in
                unsafe Foundation.read(number, buffer.baseAddress, buffer.count)
            }
            if count >= 0 { return count }
            try wait(after: errno, for: POLLIN)
        }
    }

    /// Waits until the call that failed with `code` can be repeated; throws `code` if it cannot.
    ///
    /// A call that was interrupted can be repeated at once; a non-blocking descriptor must first
    /// become ready.
    private borrowing func wait(after code: Int32, for events: Int32) throws(ErrorNumber) {
        if code == EINTR { return }
        guard code == EAGAIN else { throw ErrorNumber(code: code) }
        var status = pollfd(fd: number, events: Int16(events), revents: 0)
        // Safe because the structure lives for the length of the call.
        _ = unsafe poll(&status, 1, -1)
    }

    /// Flushes the contents to the disk, and waits until that is done.
    borrowing func sync() throws(ErrorNumber) {
        while fsync(number) != 0 {
            if errno != EINTR { throw ErrorNumber(code: errno) }
        }
    }
}

/// The errno of a failed system call.
struct ErrorNumber: Error {
    let code: Int32
}
