import Platform

/// Memory that the process no longer uses.
///
/// The allocator of glibc keeps it for later. After a corpus has been read, most of it lies between
/// the sentences that were kept, where no large array fits, so that the next stage would take new
/// memory from the system instead.
enum FreeMemory {
    private typealias Trim = @convention(c) (Int) -> Int32
    private static let trim = SharedLibrary("libc.so.6")?.function("malloc_trim", Trim.self)

    /// Returns all whole pages of free memory to the system, if it has the allocator of glibc.
    ///
    /// - Complexity: O(*n*), where *n* is the size of the free memory, a few milliseconds for
    ///   100 MB.
    static func release() { _ = trim?(0) }
}
