import Platform

/// A reader for passwords, which are not shown when they are typed at a terminal.
package enum SecretLine {
    private static let longest = 1024

    /// Reads one line of standard input, such as a password.
    ///
    /// At a terminal, `prompt` is shown first and the typed line is not echoed.
    ///
    /// - Returns: The line without its ending, or `nil` if the input has ended or the line is
    ///   longer than 1024 bytes.
    package static func read(_ prompt: String) throws -> [UInt8]? {
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
