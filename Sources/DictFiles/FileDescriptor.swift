package import Platform

/// An open file descriptor that is closed when the value is destroyed.
package struct FileDescriptor: ~Copyable {
    package let number: Int32

    /// Creates a value that owns the open descriptor `number`.
    package init(_ number: Int32) { self.number = number }

    deinit { close(number) }

    /// Opens the file at `path` with a descriptor that child processes do not inherit.
    ///
    /// - Parameters:
    ///   - path: The path of the file, relative to `folder` unless it is absolute.
    ///   - folder: The descriptor of an open folder; the current folder by default.
    ///   - flags: The flags of `open`; `O_CLOEXEC` is added.
    ///   - mode: The permissions of the file if it is created, before the umask.
    /// - Returns: The open descriptor.
    /// - Throws: The `errno` of the failed call.
    package static func open(
        _ path: String, in folder: Int32 = AT_FDCWD, _ flags: Int32, mode: mode_t = 0
    ) throws(ErrorNumber) -> FileDescriptor {
        while true {
            // Safe because the path is a terminated string for the length of the call.
            let number = unsafe openat(folder, path, flags | O_CLOEXEC, mode)
            if number >= 0 { return FileDescriptor(number) }
            if errno != EINTR { throw ErrorNumber(code: errno) }
        }
    }

    /// Returns whether the open file is of a type that callers may read.
    ///
    /// That is a plain file or, if `orPipe` is true, a pipe. The result is also `true` for a
    /// folder, because reading one fails with a clear error.
    ///
    /// - Throws: The `errno` of `fstat` if it fails.
    package borrowing func isReadable(orPipe: Bool) throws(ErrorNumber) -> Bool {
        var status = stat()
        // Safe because the structure lives for the length of the call.
        guard unsafe fstat(number, &status) == 0 else { throw ErrorNumber(code: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG, S_IFDIR: return true
        case S_IFIFO: return orPipe
        default: return false
        }
    }

    /// Writes all of `bytes`, with repeated calls if the system writes only a part of them.
    ///
    /// - Throws: The `errno` of the failed call.
    package borrowing func write(_ bytes: [UInt8]) throws(ErrorNumber) {
        var written = 0
        while written < bytes.count {
            // Safe because the pointer stays inside the array for the length of the call.
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Platform.write(
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

    /// Reads up to `buffer.count` bytes into `buffer`.
    ///
    /// - Returns: The number of bytes read, or 0 at the end of the file.
    /// - Throws: The `errno` of the failed call.
    package borrowing func read(into buffer: inout [UInt8]) throws(ErrorNumber) -> Int {
        while true {
            // Safe because the buffer has the stated size for the length of the call.
            let count = unsafe buffer.withUnsafeMutableBytes { buffer in
                unsafe Platform.read(number, buffer.baseAddress, buffer.count)
            }
            if count >= 0 { return count }
            try wait(after: errno, for: POLLIN)
        }
    }

    /// Returns the bytes in `range` of a plain file, or fewer if it ends before, without moving the
    /// descriptor.
    ///
    /// - Throws: The `errno` of the failed call.
    package borrowing func bytes(in range: Range<UInt64>) throws(ErrorNumber) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: Int(clamping: range.upperBound - range.lowerBound))
        var done = 0
        while done < bytes.count {
            let (start, wanted) = (done, bytes.count - done)
            let offset = off_t(clamping: range.lowerBound + UInt64(start))
            // Safe because the pointer stays inside the array for the length of the call.
            let got = unsafe bytes.withUnsafeMutableBytes { buffer in
                unsafe pread(number, buffer.baseAddress?.advanced(by: start), wanted, offset)
            }
            if got == 0 { return Array(bytes[..<done]) }
            if got > 0 {
                done += got
            } else if errno != EINTR {
                throw ErrorNumber(code: errno)
            }
        }
        return bytes
    }

    /// Replaces the bytes of a plain file from `offset` on by `bytes`.
    ///
    /// - Throws: The `errno` of the failed call.
    borrowing func write(_ bytes: [UInt8], at offset: off_t) throws(ErrorNumber) {
        guard lseek(number, offset, SEEK_SET) == offset else { throw ErrorNumber(code: errno) }
        try write(bytes)
    }

    /// Waits until a call that failed with the `errno` value `code` can be repeated.
    ///
    /// An interrupted call can be repeated at once. A call on a non-blocking descriptor must wait
    /// until the descriptor is ready for `events`, such as `POLLIN`.
    ///
    /// - Throws: `code` if repeating the call would not help.
    private borrowing func wait(after code: Int32, for events: Int32) throws(ErrorNumber) {
        if code == EINTR { return }
        guard code == EAGAIN else { throw ErrorNumber(code: code) }
        var status = pollfd(fd: number, events: Int16(events), revents: 0)
        // Safe because the structure lives for the length of the call.
        _ = unsafe poll(&status, 1, -1)
    }

    /// Flushes the file to the disk, and returns when that is done.
    ///
    /// - Throws: The `errno` of the failed call.
    package borrowing func sync() throws(ErrorNumber) {
        while fsync(number) != 0 {
            if errno != EINTR { throw ErrorNumber(code: errno) }
        }
    }
}

/// The value of `errno` after a failed system call.
package struct ErrorNumber: Error {
    package let code: Int32
}
