#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The standard error stream, used for messages and progress.
enum StandardError {
    /// Writes `text` and a line feed to standard error.
    ///
    /// A failure to write is ignored, because there is nowhere to report it.
    static func line(_ text: String) { write(text + "\n") }

    /// Whether to show progress.
    ///
    /// Progress is shown only if standard error is a terminal, `NO_COLOR` is not set and `TERM` is
    /// not `dumb`.
    static let showsProgress: Bool =
        isatty(STDERR_FILENO) == 1 && environment("NO_COLOR") == nil
        && environment("TERM") != "dumb"

    /// Replaces the progress line with `text`, or clears it if `text` is empty.
    ///
    /// Nothing happens unless ``showsProgress`` is `true`.
    static func progress(_ text: String) {
        guard showsProgress else { return }
        write("\r\u{1B}[K" + TerminalText.escaped(text))
    }

    /// Writes `text` to standard error, without escaping it or adding a line feed.
    ///
    /// A failure to write is ignored.
    static func write(_ text: String) {
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

    private static func environment(_ name: String) -> String? {
        // Safe because the value is copied before anything can change the environment.
        guard let value = unsafe getenv(name), unsafe value.pointee != 0 else { return nil }
        return unsafe String(cString: value)
    }
}

/// Calls the system's `write`, which a method with the same name would hide.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    // Safe because the caller passes memory that it keeps alive.
    unsafe write(file, bytes, count)
}
