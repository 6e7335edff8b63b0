import Platform

/// A terminal mode for games, in which each key arrives at once and is not echoed.
///
/// Keys that send signals, such as Ctrl-C, still do so.
struct TerminalMode {
    /// The mode before this one.
    let before: termios

    /// Switches the terminal to this mode, or returns `nil` if standard input is not a terminal.
    init?() {
        var attributes = termios()
        // Safe because the structure lives for the length of the calls.
        guard unsafe tcgetattr(STDIN_FILENO, &attributes) == 0 else { return nil }
        before = attributes
        attributes.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
        attributes.c_iflag &= ~tcflag_t(IXON | ICRNL | ISTRIP)
        guard unsafe Self.set(&attributes) else { return nil }
    }

    /// Switches the terminal back to the mode that it had before.
    func restore() {
        var attributes = before
        _ = unsafe Self.set(&attributes)
    }

    private static func set(_ attributes: UnsafePointer<termios>) -> Bool {
        while unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, attributes) != 0 {
            if errno != EINTR { return false }
        }
        return true
    }
}

/// The size of a terminal, in characters.
struct TerminalSize: Equatable {
    var columns: Int
    var rows: Int

    /// The current size of the terminal at standard output, or 80 by 24 if it is unknown.
    static var current: TerminalSize { of(STDOUT_FILENO) }

    /// Returns the current size of the terminal at the file descriptor `stream`, or 80 by 24 if it
    /// is unknown.
    static func of(_ stream: Int32) -> TerminalSize {
        var size = winsize()
        // Safe because the structure lives for the length of the call.
        guard unsafe ioctl(stream, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0,
            size.ws_row > 0
        else { return TerminalSize(columns: 80, rows: 24) }
        return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }
}
