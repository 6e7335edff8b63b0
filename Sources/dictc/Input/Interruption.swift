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
    /// but its unplaced files are removed before. One that was ignored from the start stays so.
    ///
    /// To be called before there are other threads, which take over what this one blocks. Where
    /// the system gives no thread to wait for signals, they end the process as ever.
    static func watch() {
        var awaited = sigset_t()
        // Safe because the set lives for the length of the calls.
        unsafe sigemptyset(&awaited)
        for number in signals where !isIgnored(number) { _ = unsafe sigaddset(&awaited, number) }
        // Safe because the set lives for the length of the call.
        guard unsafe pthread_sigmask(SIG_BLOCK, &awaited, nil) == 0 else { return }
        #if canImport(Darwin)
            var thread: pthread_t?
            let status = unsafe pthread_create(&thread, nil, { _ in unsafe endBySignal() }, nil)
        #else
            var thread = pthread_t()
            let status = unsafe pthread_create(&thread, nil, { _ in unsafe endBySignal() }, nil)
        #endif
        // Safe because the set lives for the length of the call.
        if status != 0 { _ = unsafe pthread_sigmask(SIG_UNBLOCK, &awaited, nil) }
    }

    /// Whether whoever started the process wants it to ignore the signal, as `nohup` does.
    private static func isIgnored(_ number: Int32) -> Bool {
        let before = signal(number, SIG_IGN)
        _ = signal(number, before)
        // Safe because a handler is an address, and that of SIG_IGN is 1.
        return unsafe unsafeBitCast(before, to: Int.self) == 1
    }
}

/// Waits for a signal that this thread, like all others, blocks; then ends the process by it.
private func endBySignal() -> UnsafeMutableRawPointer? {
    var (blocked, number) = (sigset_t(), Int32(0))
    // Safe because set and number live for the length of the calls.
    guard unsafe pthread_sigmask(SIG_BLOCK, nil, &blocked) == 0,
        unsafe sigwait(&blocked, &number) == 0
    else { return nil }
    UnplacedFiles.abandon()
    _ = signal(number, SIG_DFL)
    unsafe sigemptyset(&blocked)
    _ = unsafe sigaddset(&blocked, number)
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
    raise(number)
    return nil
}
