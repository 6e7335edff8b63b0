#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif
import DictStore

/// Lets a process that is told to end take its temporary files along.
enum Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// From now on these signals still end the process at once, with the status they always give,
    /// but its unplaced files are removed before.
    ///
    /// A signal that was ignored or blocked from the start stays so.
    ///
    /// To be called once, before there are other threads, which take over what this one blocks.
    /// Where the system gives no thread to wait for signals, they end the process as ever.
    static func watch() {
        var before = sigset_t()
        // Safe because the sets live for the length of the calls, and no other thread uses them yet.
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
        // Safe because the function uses nothing of the caller's.
        let status = unsafe pthread_create(&thread, nil, { _ in unsafe endBySignal() }, nil)
        // Safe because the set lives for the length of the call.
        if status != 0 { _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    }

    /// Whether whoever started the process wants it to ignore the signal, as `nohup` does.
    private static func isIgnored(_ number: Int32) -> Bool {
        let before = signal(number, SIG_IGN)
        _ = signal(number, before)
        // Safe because a handler is an address, and that of SIG_IGN is 1.
        return unsafe unsafeBitCast(before, to: Int.self) == 1
    }
}

/// What the thread waits for; written before it starts.
private nonisolated(unsafe) var awaited = sigset_t()

/// Waits for a signal that all threads block; then ends the process by it.
private func endBySignal() -> UnsafeMutableRawPointer? {
    var number: Int32 = 0
    // Safe because nothing writes the set any more, and the number lives for the length of the call.
    while unsafe sigwait(&awaited, &number) != 0 { continue }
    UnplacedFiles.abandon()
    _ = signal(number, SIG_DFL)
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &awaited, nil)
    raise(number)
    // Not reached: by default each of these signals ends the process.
    _exit(128 + number)
}
