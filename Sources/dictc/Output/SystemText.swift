#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Texts of the system.
enum SystemText {
    /// The system's words for an error number.
    static func error(_ code: Int32) -> String {
        // Safe because strerror answers a terminated text for every number.
        unsafe String(cString: strerror(code))
    }
}
