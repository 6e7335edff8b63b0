import DictFiles
import Platform

/// Functions that clean up when a signal ends the process.
package enum Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Whether Ctrl-C is for a pager, and does not end this process.
    static var isForPager: Bool {
        // Safe because it is a single byte, which is set once.
        get { unsafe isInterruptForPager }
        set { unsafe isInterruptForPager = newValue }
    }

    /// Makes SIGINT, SIGTERM and SIGHUP remove temporary files, and the progress line on a terminal,
    /// before they end the process.
    ///
    /// Call this once, before any other thread starts: the signals are blocked and handled by a
    /// separate thread, and other threads must inherit the block. If that thread cannot be created,
    /// the signals end the process as usual. A signal that was ignored or blocked at the start
    /// remains ignored or blocked.
    package static func watch() {
        var before = sigset_t()
        // Safe because the sets live for the length of the calls and no other thread uses them yet.
        unsafe sigemptyset(&awaited)
        guard unsafe pthread_sigmask(SIG_BLOCK, nil, &before) == 0 else { return }
        let heeded = signals.filter { number in
            unsafe sigismember(&before, number) == 0 && !isIgnored(number)
        }
        for number in heeded { _ = unsafe sigaddset(&awaited, number) }
        guard !heeded.isEmpty, unsafe pthread_sigmask(SIG_BLOCK, &awaited, nil) == 0 else { return }
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        // Safe because the function does not use any memory of the caller.
        let status = unsafe pthread_create(&thread, nil, { _ in unsafe endBySignal() }, nil)
        // Safe because the set lives for the length of the call.
        if status != 0 { _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    }

    /// Starts to watch standard input, and ends the process as SIGTERM does once it is at its end.
    ///
    /// Call this once, after ``watch()``. What is written to standard input is ignored. If no thread
    /// can be created, nothing is watched.
    package static func watchInput() {
        DetachedThread.start {
            var piece = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = unsafe piece.withUnsafeMutableBytes { bytes in
                    // Safe because the call fills at most the bytes of the array.
                    unsafe read(STDIN_FILENO, bytes.baseAddress, bytes.count)
                }
                if count > 0 || count < 0 && errno == EINTR { continue }
                if count < 0 && errno == EAGAIN {
                    var status = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
                    // Safe because the structure lives for the length of the call.
                    _ = unsafe poll(&status, 1, -1)
                    continue
                }
                end(by: SIGTERM)
            }
        }
    }

    /// Returns whether the signal was ignored when the process started, as SIGHUP is under `nohup`.
    private static func isIgnored(_ number: Int32) -> Bool {
        let before = signal(number, SIG_IGN)
        _ = signal(number, before)
        // Safe because a handler is an address, and that of SIG_IGN is 1.
        return unsafe unsafeBitCast(before, to: Int.self) == 1
    }
}

private nonisolated(unsafe) var isInterruptForPager = false

/// The signals that ``endBySignal()`` waits for; set them before its thread starts.
private nonisolated(unsafe) var awaited = sigset_t()

/// Waits for a signal, removes the progress line and temporary files, and then lets the signal end the process.
///
/// This is the body of a thread that alone waits for the signals; all other threads block them.
private func endBySignal() -> UnsafeMutableRawPointer? {
    var number: Int32 = 0
    // Safe because nothing writes to the set any more, and the number lives for the length of the
    // call.
    while unsafe sigwait(&awaited, &number) != 0 || number == SIGINT && Interruption.isForPager {
        continue
    }
    end(by: number)
}

/// Removes the progress line and temporary files, and then lets a signal end the process.
private func end(by number: Int32) -> Never {
    ProgressDisplay.shared?.abandon()
    UnplacedFiles.abandon()
    _ = signal(number, SIG_DFL)
    // Safe because nothing writes to the set any more.
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &awaited, nil)
    raise(number)
    // Not reached: the default action of each of these signals ends the process.
    _exit(128 + number)
}
