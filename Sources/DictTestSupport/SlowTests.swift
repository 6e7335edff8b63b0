#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
public import Testing

extension Tag {
    /// The tag for tests that take minutes; they run only if `DICTC_SLOW_TESTS=1` is set.
    @Tag public static var slow: Self
}

/// The environment variable that switches the slow tests on.
public enum SlowTests {
    /// Whether slow tests are to run: the environment contains `DICTC_SLOW_TESTS=1`.
    public static var areEnabled: Bool {
        // Safe because nothing changes the environment while tests run.
        guard let value = unsafe getenv("DICTC_SLOW_TESTS") else { return false }
        return unsafe value[0] == 0x31 && value[1] == 0
    }

    /// The comment that is shown if a slow suite is skipped.
    public static let hint: Comment = "slow: set DICTC_SLOW_TESTS=1, as `make test-slow` does"
}
