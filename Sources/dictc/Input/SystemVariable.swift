#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The system's value of an environment variable.
func systemVariable(_ name: String) -> UnsafeMutablePointer<CChar>? {
    // Safe because the name is a terminated text for the length of the call.
    unsafe getenv(name)
}
