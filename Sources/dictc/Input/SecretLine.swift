#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Reads passwords, without showing them on a terminal.
enum SecretLine {
    private static let longest = 1024

    /// Reads a line of standard input; `nil` at the end of the input or if the line is too long.
    ///
    /// On a terminal, shows `prompt` first and does not echo the line.
    static func read(_ prompt: String) throws -> [UInt8]? {
        var settings = termios()
        // Safe because the structure lives for the length of the call.
        let isTerminal = unsafe tcgetattr(STDIN_FILENO, &settings) == 0
        if isTerminal {
            StandardError.write(prompt)
            var hidden = settings
            hidden.c_lflag &= ~tcflag_t(ECHO)
            // Safe because the structure lives for the length of the call.
            _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
        }
        defer {
            if isTerminal {
                // Safe because the structure lives for the length of the call.
                _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
                StandardError.line("")
            }
        }
        var input = StandardInput(limit: longest)
        guard case .bytes(let line) = try input.next() else { return nil }
        return line
    }
}
