#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The CPU time of a thread, for tests that bound the work a hostile input may cause.
///
/// Unlike wall-clock time, it does not grow while other tests or other programs use the machine. Do
/// not use it for code that waits or that works on other threads: their time is not included.
///
///     let time = ThreadTime.measure { lexicon.check() }
///     #expect(time < .seconds(2))
public enum ThreadTime {
    /// Runs `body` and returns the CPU time that the calling thread spent on it.
    public static func measure(_ body: () throws -> Void) rethrows -> Duration {
        let start = now
        try body()
        return now - start
    }

    /// The CPU time that the calling thread has spent since it was started.
    private static var now: Duration {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
