import DictFiles
package import DictFormat
import DictModel
import DictOutput
import Platform

/// The standard output stream, used only for results.
///
/// The output is buffered, so call ``finish()`` at the end.
package final class StandardOutput {
    private static let pieceSize = 65_536

    /// The width of the terminal at standard output, or `nil` if it is no terminal.
    package static var columns: Int? {
        isatty(STDOUT_FILENO) == 1 ? TerminalSize.current.columns : nil
    }

    /// Whether output that is longer than the terminal is shown by the user's pager.
    ///
    /// Not for commands that read from the terminal.
    package var isPaged = false
    private var pager: Pager?
    private var buffer: [UInt8] = []

    /// Creates the stream; there is one for a process.
    package init() {}

    /// The error that is thrown if standard output is a pipe and its reader has closed it.
    ///
    /// It is not a failure: there is just nothing left to do.
    package struct Closed: Error {}

    /// Appends `text` and a line feed to the output.
    package func line(_ text: String) throws {
        buffer.append(contentsOf: text.utf8)
        buffer.append(UInt8(ascii: "\n"))
        try flushIfLong()
    }

    /// Appends a line for people to the output: on a terminal, it is broken between words.
    ///
    /// - Parameters:
    ///   - text: The line.
    ///   - indent: The number of spaces before all parts but the first.
    ///   - painted: Parts of the line and their styles, used if the output is coloured.
    /// - Throws: The errors of ``flush()``.
    package func text(
        _ text: String, indent: Int = 4, _ painted: KeyValuePairs<String, StyledText.Style> = [:]
    ) throws {
        let parts =
            Self.columns.map { TerminalText.wrapped(text, columns: $0, indent: indent) } ?? [text]
        var shown = parts.joined(separator: "\n")
        if Colour.output {
            for (part, style) in painted {
                guard !part.isEmpty, let range = shown.firstRange(of: part) else { continue }
                shown.replaceSubrange(range, with: Colour.paint(part, style))
            }
        }
        try line(shown)
    }

    /// Appends the bytes of a line and a line feed to the output.
    package func line(_ bytes: [UInt8]) throws {
        buffer.append(contentsOf: bytes)
        buffer.append(UInt8(ascii: "\n"))
        try flushIfLong()
    }

    /// Appends `bytes` to the output unchanged.
    package func write(_ bytes: Span<UInt8>) throws {
        buffer.append(contentsOf: bytes)
        try flushIfLong()
    }

    /// Appends `value` as one line of JSON to the output.
    package func line(_ value: JSON) throws {
        value.write(to: &buffer)
        buffer.append(UInt8(ascii: "\n"))
        try flushIfLong()
    }

    /// Writes all buffered bytes, and waits until the user has left the pager.
    ///
    /// - Throws: The errors of ``flush()``.
    package func finish() throws {
        defer {
            pager?.finish()
            pager = nil
        }
        try flush()
    }

    private func flushIfLong() throws {
        if buffer.count >= Self.pieceSize { try flush() }
    }

    /// Writes all buffered bytes to standard output.
    ///
    /// - Throws: ``Closed`` if the reader of the pipe has closed it, or `output.writing` if writing
    ///   fails for any other reason.
    package func flush() throws {
        if isPaged, pager == nil, isLongerThanTerminal { pager = Pager.start() }
        let descriptor = pager?.descriptor ?? STDOUT_FILENO
        var written = 0
        defer { buffer.removeAll(keepingCapacity: true) }
        while written < buffer.count {
            // Safe because the pointer stays inside the array for the length of the call.
            let count = unsafe buffer.withUnsafeBytes { bytes in
                unsafe systemWrite(
                    descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
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

    private var isLongerThanTerminal: Bool {
        buffer.count(where: { $0 == UInt8(ascii: "\n") }) >= TerminalSize.current.rows
    }

    /// Waits until standard output can accept more bytes, in case it is non-blocking.
    private func waitForRoom() {
        var status = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        // Safe because the structure lives for the length of the call.
        _ = unsafe poll(&status, 1, -1)
    }
}

/// Calls the system's `write`, which a method with the same name would hide.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    // Safe because the caller passes memory that it keeps alive.
    unsafe write(file, bytes, count)
}
