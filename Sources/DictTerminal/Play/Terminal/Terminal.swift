import DictModel
import DictStore
import Platform

/// A terminal whose keyboard, and perhaps screen, is taken over while this object exists.
///
/// The terminal is restored when the object is destroyed, when a signal ends the process, and while
/// Ctrl-Z suspends it. It cannot be restored if the process is killed with SIGKILL.
package final class Terminal {
    /// An event that the game must react to: a key, or a change of the terminal.
    package enum Event {
        case key(Key)
        /// The whole screen must be drawn again, because its size has changed or another program
        /// used it.
        case redraw
        /// The terminal has been closed, so the game must end.
        case hangUp
    }

    /// The time to wait for the rest of a sequence after an escape byte, in milliseconds.
    private static let escapeDelay: Int32 = 50

    private let signals: TerminalSignals
    private let usesScreen: Bool
    private var mode: TerminalMode?
    private var parser = KeyParser()
    private var keys: [Key] = []
    private var frame: Frame
    /// The line to write to standard error once the terminal has been left, or `nil` for none.
    var farewell: String?

    /// Takes over the terminal until the object is destroyed.
    ///
    /// - Parameters:
    ///   - colours: Whether the terminal shows colours.
    ///   - usesScreen: Whether to take over the whole screen, and not just the keys.
    /// - Throws: `file.unreadable` if standard input is not a terminal, or if signals cannot be
    ///   caught.
    package init(colours: Bool, usesScreen: Bool = true) throws {
        self.usesScreen = usesScreen
        signals = try TerminalSignals()
        frame = Frame(colours: colours)
        guard enter() else {
            throw Diagnostic(
                .fileUnreadable, at: Place("terminal"), "cannot be read key by key",
                system: errno)
        }
    }

    deinit {
        leave()
        sayFarewell()
    }

    private func sayFarewell() {
        if let farewell { StandardError.line(farewell) }
        farewell = nil
    }

    /// Returns whether standard input and output are a terminal that can position text.
    ///
    /// `TERM` must be set to something other than `dumb`. The function `environment` returns the
    /// value of an environment variable.
    package static func isUsable(_ environment: (String) -> String?) -> Bool {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return false }
        let name = environment("TERM") ?? ""
        return !name.isEmpty && name != "dumb"
    }

    /// Shows `screen`, sending only the lines that have changed.
    func show(_ screen: Screen) {
        write(frame.update(screen, TerminalSize.current))
    }

    /// Waits for the next event and returns it.
    ///
    /// If a signal is to end the process, that happens here, after the terminal has been restored.
    /// Where only the keys were taken over, it may also happen while no one waits for an event.
    func nextEvent() -> Event {
        TerminalSignals.endAtOnce(restoring: nil)
        defer { if !usesScreen { TerminalSignals.endAtOnce(restoring: mode?.before) } }
        while true {
            if !keys.isEmpty { return .key(keys.removeFirst()) }
            while let number = signals.next() {
                if let event = react(to: number) { return event }
            }
            guard let ready = wait(parser.isWaiting ? Self.escapeDelay : -1) else { continue }
            if !ready {
                if let key = parser.giveUp() { return .key(key) }
            } else if !readKeys() {
                return .hangUp
            }
        }
    }

    /// Waits, and returns whether a key or a signal came within `milliseconds`.
    func isInterrupted(within milliseconds: Int32) -> Bool {
        !keys.isEmpty || parser.isWaiting || wait(milliseconds) != false
    }

    private func react(to number: Int32) -> Event? {
        if TerminalSignals.ending.contains(number) {
            leave()
            sayFarewell()
            TerminalSignals.deliver(number)
            return .hangUp
        }
        if number == SIGTSTP {
            leave()
            TerminalSignals.deliver(number)
            _ = enter()
        }
        // After a stop by any other signal, the terminal has the mode that the shell set.
        if number == SIGCONT {
            mode?.restore()
            _ = enter()
        }
        frame.forget()
        return .redraw
    }

    private func enter() -> Bool {
        mode = TerminalMode()
        // The alternate screen, without line wrapping and without a cursor.
        if mode != nil && usesScreen { write("\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l") }
        frame.forget()
        return mode != nil
    }

    private func leave() {
        guard let mode else { return }
        if usesScreen { write("\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l") }
        mode.restore()
        self.mode = nil
    }

    /// Waits for input for at most `milliseconds`, or without a limit if that is -1.
    ///
    /// - Returns: Whether there is input, or `nil` if a signal came first.
    private func wait(_ milliseconds: Int32) -> Bool? {
        var sources = [
            pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
            pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        // Safe because the array has the stated number of entries.
        let count = unsafe poll(&sources, nfds_t(sources.count), milliseconds)
        if count < 0 || sources[1].revents != 0 { return nil }
        return count > 0
    }

    /// Reads the keys that the player has typed.
    ///
    /// - Returns: `false` if the input has ended or cannot be read, so that the game must end.
    private func readKeys() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 256)
        // Safe because the array has the stated size for the length of the call.
        let count = unsafe read(STDIN_FILENO, &buffer, buffer.count)
        if count < 0 { return errno == EINTR || errno == EAGAIN }
        for byte in buffer[..<count] {
            if let key = parser.take(byte) { keys.append(key) }
        }
        return count > 0
    }

    /// Sends `text`, which may contain control sequences.
    package func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            // Safe because the pointer and its count describe the bytes for the length of the call.
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe systemWrite(STDOUT_FILENO, buffer.baseAddress, buffer.count)
            }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if errno != EINTR && errno != EAGAIN {
                // The terminal is gone, as the next read will report.
                return
            }
        }
    }
}

/// Calls the system's `write`, which a method with the same name would hide.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    // Safe because the caller passes memory that it keeps alive.
    unsafe write(file, bytes, count)
}
