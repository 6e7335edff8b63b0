#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif
import DictFormat
import DictModel
import DictStore

/// Standard output, buffered and only for data; call ``flush()`` at the end.
final class StandardOutput {
    private static let pieceSize = 65_536
    private var buffer: [UInt8] = []

    /// Thrown if the reader of the pipe has closed it; not a failure, but there is nothing left to
    /// do.
    struct Closed: Error {}

    /// Writes `text` and a line feed.
    func line(_ text: String) throws {
        buffer.append(contentsOf: text.utf8)
        buffer.append(UInt8(ascii: "\n"))
        try flushIfLong()
    }

    /// Writes `bytes` unchanged.
    func write(_ bytes: Span<UInt8>) throws {
        for index in bytes.indices { buffer.append(bytes[index]) }
        try flushIfLong()
    }

    /// Writes `value` as one line of JSON.
    func line(_ value: JSON) throws {
        value.write(to: &buffer)
        buffer.append(UInt8(ascii: "\n"))
        try flushIfLong()
    }

    private func flushIfLong() throws {
        if buffer.count >= Self.pieceSize { try flush() }
    }

    /// Writes the buffered bytes to standard output.
    ///
    /// - Throws: ``Closed`` if the pipe has no reader any more; `output.writing` if writing fails.
    func flush() throws {
        var written = 0
        defer { buffer.removeAll(keepingCapacity: true) }
        while written < buffer.count {
            // Safe because the pointer stays inside the array for the length of the call.
            let count = unsafe buffer.withUnsafeBytes { bytes in
                unsafe systemWrite(
                    STDOUT_FILENO, bytes.baseAddress?.advanced(by: written), bytes.count - written)
            }
            if count > 0 {
                written += count
            } else if errno == EPIPE {
                throw Closed()
            } else if count < 0 && errno == EAGAIN {
                waitForRoom()
            } else if count == 0 || errno != EINTR {
                throw Diagnostic(
                    .outputWriting, at: Place("standard output"), "cannot be written",
                    system: errno)
            }
        }
    }

    /// Waits until standard output accepts more bytes, in case it is non-blocking.
    private func waitForRoom() {
        var status = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        // Safe because the structure lives for the length of the call.
        _ = unsafe poll(&status, 1, -1)
    }
}

/// The system's `write`, which a method with the same name would hide.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    // Safe because the caller passes memory that it keeps alive.
    unsafe write(file, bytes, count)
}
