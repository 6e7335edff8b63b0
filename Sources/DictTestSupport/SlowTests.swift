#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
public import Testing

extension Tag {
    /// A tag for tests that take minutes, which run only if `DICTC_SLOW_TESTS=1` is set.
    @Tag public static var slow: Self
}

/// The setting that decides whether slow tests run, for the trait `.enabled(if:)`.
public enum SlowTests {
    /// Whether slow tests run: `true` if the environment variable `DICTC_SLOW_TESTS` is `1`.
    public static var areEnabled: Bool {
        // Safe because nothing changes the environment while tests run.
        guard let value = unsafe getenv("DICTC_SLOW_TESTS") else { return false }
        return unsafe value[0] == 0x31 && value[1] == 0
    }

    /// A comment that is shown if a slow suite is skipped, for the trait `.enabled(if:)`.
    public static let hint: Comment = "slow: `make check-all` runs it, with DICTC_SLOW_TESTS=1"
}
