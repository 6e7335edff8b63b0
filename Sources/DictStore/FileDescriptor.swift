import Foundation

/// An open file of the system, closed with its owner.
struct FileDescriptor: ~Copyable {
    let number: Int32

    /// Takes over `number`.
    init(_ number: Int32) { self.number = number }

    deinit { close(number) }

    /// Opens `path` of the folder `folder`; answers errno where that fails.
    static func open(
        _ path: String, in folder: Int32 = AT_FDCWD, _ flags: Int32, mode: mode_t = 0
    ) throws(ErrorNumber) -> FileDescriptor {
        while true {
            // Safe because the path is a terminated text for the length of the call.
            let number = unsafe openat(folder, path, flags | O_CLOEXEC, mode)
            if number >= 0 { return FileDescriptor(number) }
            if errno != EINTR { throw ErrorNumber(code: errno) }
        }
    }

    /// Writes all of `bytes`, in as many calls as the system asks for.
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
            } else if errno != EINTR {
                throw ErrorNumber(code: errno)
            }
        }
    }

    /// Reads up to `buffer.count` bytes into `buffer`; answers their number, 0 at the end.
    borrowing func read(into buffer: inout [UInt8]) throws(ErrorNumber) -> Int {
        while true {
            // Safe because the buffer has the stated size for the length of the call.
            let count = unsafe buffer.withUnsafeMutableBytes { buffer in
                unsafe Foundation.read(number, buffer.baseAddress, buffer.count)
            }
            if count >= 0 { return count }
            if errno != EINTR { throw ErrorNumber(code: errno) }
        }
    }

    /// Returns when the contents are on the disk.
    borrowing func sync() throws(ErrorNumber) {
        while fsync(number) != 0 {
            if errno != EINTR { throw ErrorNumber(code: errno) }
        }
    }
}

/// The number with which a system call failed.
struct ErrorNumber: Error {
    let code: Int32
}
