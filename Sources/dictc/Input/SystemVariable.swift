#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The value of an environment variable, as returned by `getenv`; copy it at once.
func systemVariable(_ name: String) -> UnsafeMutablePointer<CChar>? {
    // Safe because the name is a terminated string for the length of the call.
    unsafe getenv(name)
}
