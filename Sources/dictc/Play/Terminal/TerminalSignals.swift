#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The signals that matter to a program that owns the screen, as bytes of a pipe.
///
/// The handler does nothing but write the number, which is allowed at any moment; the work is done
/// by whoever waits for keys.
final class TerminalSignals {
    /// Those that end the process.
    static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    private static let all = ending + [SIGTSTP, SIGCONT, SIGWINCH]

    /// Readable when a signal came.
    let descriptor: Int32
    private let writer: Int32

    /// Starts to catch the signals.
    ///
    /// - Throws: ``Failure`` where the system gives no pipe.
    init() throws {
        var ends: [Int32] = [-1, -1]
        // Safe because the array has room for the two numbers.
        guard unsafe pipe(&ends) == 0 else {
            throw Failure(
                status: .io, place: "terminal",
                problem: "no pipe for signals (\(SystemText.error(errno)))")
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

    /// Gives the signals back to the system.
    private func disconnect() {
        for number in Self.all { signal(number, SIG_DFL) }
        Self.connect(-1)
        close(descriptor)
        close(writer)
    }

    /// The next signal that came; `nil` where there is none.
    func next() -> Int32? {
        var number: UInt8 = 0
        // Safe because the variable has room for the one byte.
        guard unsafe read(descriptor, &number, 1) == 1 else { return nil }
        return Int32(number)
    }

    /// Lets the signal `number` do what it does to any program, then catches it again.
    static func deliver(_ number: Int32) {
        signal(number, SIG_DFL)
        raise(number)
        catchSignal(number)
    }

    // A closure made in a main function would belong to the main actor and trap in a handler.
    private nonisolated static func catchSignal(_ number: Int32) {
        signal(number, passOn)
    }

    private nonisolated static func connect(_ descriptor: Int32) {
        // Safe because only the one thread of the program writes it, and the handler reads a word.
        unsafe signalWriter = descriptor
    }
}

/// Where the handler writes; -1 for nowhere.
private nonisolated(unsafe) var signalWriter: Int32 = -1

/// The handler.
private func passOn(_ number: Int32) {
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: number)
    // Safe because write is allowed in handlers, and the variable has the one byte.
    _ = unsafe write(signalWriter, &byte, 1)
    errno = saved
}
