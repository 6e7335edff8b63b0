import Platform

/// The identity, size and change times of a file at one moment.
///
/// If two stamps of a file are equal, the file did not change between them. Even a change that was
/// undone makes them differ, because a stamp contains the times of the last changes.
package struct FileStamp: Equatable, Sendable {
    private let file: FileIdentity
    private let size: Int64
    private let contentSeconds, contentNanoseconds: Int
    private let statusSeconds, statusNanoseconds: Int

    /// Creates the stamp of the file at `path`, or returns `nil` if the file cannot be examined.
    ///
    /// The file may be of any type, for instance a folder. Symbolic links are followed.
    package init?(ofFile path: String) {
        var status = stat()
        // Safe because path and status live for the length of the call.
        guard unsafe stat(path, &status) == 0 else { return nil }
        file = FileIdentity(status)
        size = Int64(status.st_size)
        #if canImport(Darwin)
            let (content, change) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (content, change) = (status.st_mtim, status.st_ctim)
        #endif
        (contentSeconds, contentNanoseconds) = (content.tv_sec, content.tv_nsec)
        (statusSeconds, statusNanoseconds) = (change.tv_sec, change.tv_nsec)
    }
}
