#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Returns the value of an environment variable; `nil` if it is not set.
///
/// Copy the value at once: like that of `getenv`, it is valid only until the environment changes.
func systemVariable(_ name: String) -> UnsafeMutablePointer<CChar>? {
    // Safe because the name is a terminated string for the length of the call.
    unsafe getenv(name)
}
