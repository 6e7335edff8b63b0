import DictModel
import DictStore
import Platform

/// The signals that matter while a program uses the whole screen, delivered as bytes in a pipe.
///
/// The signal handler only writes the number of the signal to the pipe, because few other
/// operations are safe there. The code that waits for keys reads the number and does the work.
final class TerminalSignals {
    /// The caught signals whose default action is to end the process.
    static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    private static let all = ending + [SIGTSTP, SIGCONT, SIGWINCH]

    /// The file descriptor to poll for signals, which becomes readable when one has come.
    let descriptor: Int32
    private let writer: Int32

    /// Starts to catch the signals; only one object may do so at a time.
    ///
    /// - Throws: `file.unreadable` if the system cannot create a pipe.
    init() throws {
        var ends: [Int32] = [-1, -1]
        // Safe because the array has room for the two numbers.
        guard unsafe pipe(&ends) == 0 else {
            throw Diagnostic(
                .fileUnreadable, at: Place("terminal"), "no pipe for signals", system: errno)
        }
        (descriptor, writer) = (ends[0], ends[1])
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        Self.connect(writer)
        for number in Self.all { Self.catchSignal(number) }
    }

    deinit { disconnect() }

    /// Restores the default actions of the signals and closes the pipe.
    private func disconnect() {
        Self.endAtOnce(restoring: nil)
        for number in Self.all { signal(number, SIG_DFL) }
        Self.connect(-1)
        close(descriptor)
        close(writer)
    }

    /// Returns the number of the next signal that has come, or `nil` if there is none.
    ///
    /// This does not wait for a signal.
    func next() -> Int32? {
        var number: UInt8 = 0
        // Safe because the variable has room for the one byte.
        guard unsafe read(descriptor, &number, 1) == 1 else { return nil }
        return Int32(number)
    }

    /// Lets signals that end the process do so at once, after they have set the terminal to `mode`, until
    /// this is called with `nil`.
    ///
    /// Otherwise a signal waits until someone asks for the next one, which may be after a long search.
    nonisolated static func endAtOnce(restoring mode: termios?) {
        // Safe because only the program's one thread writes them: the mode before the handler may
        // read it.
        unsafe endsAtOnce = false
        guard let mode else { return }
        unsafe modeAtEnd = mode
        unsafe endsAtOnce = true
    }

    /// Lets the signal `number` have its default effect, such as ending or suspending the process.
    ///
    /// If the process goes on afterwards, the signal is caught again.
    static func deliver(_ number: Int32) {
        signal(number, SIG_DFL)
        raise(number)
        catchSignal(number)
    }

    // A closure made in a main function would belong to the main actor, and trap in a handler.
    private nonisolated static func catchSignal(_ number: Int32) {
        signal(number, passOn)
    }

    private nonisolated static func connect(_ descriptor: Int32) {
        // Safe because only the program's one thread writes it, and the handler reads a single
        // word.
        unsafe signalWriter = descriptor
    }
}

/// The file descriptor that the signal handler writes to, or -1 if there is none.
private nonisolated(unsafe) var signalWriter: Int32 = -1

/// Whether signals end the process, and the terminal's mode that they leave behind then.
private nonisolated(unsafe) var endsAtOnce = false
private nonisolated(unsafe) var modeAtEnd = termios()

/// Handles a signal by writing its number to the pipe, or by ending the process.
private func passOn(_ number: Int32) {
    // Safe because handlers may call these functions, and the mode was set before.
    if unsafe endsAtOnce,
        number == SIGINT || number == SIGTERM || number == SIGHUP || number == SIGQUIT
    {
        _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &modeAtEnd)
        signal(number, SIG_DFL)
        raise(number)
        return
    }
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: number)
    // Safe because handlers may call write, and the variable is one byte long.
    _ = unsafe write(signalWriter, &byte, 1)
    errno = saved
}
