import Platform

/// The standard error stream, used for messages and progress.
package enum StandardError {
    /// Whether standard error is a terminal, so that a person reads it.
    package static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Writes `text` and a line feed to standard error, after clearing any progress line.
    ///
    /// A failure to write is ignored, because there is nowhere to report it.
    package static func line(_ text: String) {
        ProgressDisplay.shared?.clear()
        write(text + "\n")
    }

    /// Writes `text` to standard error, without escaping it or adding a line feed.
    ///
    /// A failure to write is ignored.
    package static func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            // Safe because the pointer and its count describe the rest for the length of the call.
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe systemWrite(STDERR_FILENO, buffer.baseAddress, buffer.count)
            }
            guard count > 0 || count < 0 && errno == EINTR else { return }
            bytes = bytes.dropFirst(max(0, count))
        }
    }
}

/// Calls the system's `write`, which a method with the same name would hide.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    // Safe because the caller passes memory that it keeps alive.
    unsafe write(file, bytes, count)
}
