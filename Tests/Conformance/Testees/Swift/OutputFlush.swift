#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Sends on what was printed, for a reader that waits for each line.
enum OutputFlush {
    static func now() { fflush(nil) }
}
