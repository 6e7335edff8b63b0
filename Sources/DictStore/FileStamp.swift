import Foundation

/// Identifies a file and its last change, so that a later stamp reveals whether it has changed
/// since.
///
/// The times of its last changes are part of the stamp, so that even a change that was undone is
/// noticed.
public struct FileStamp: Equatable, Sendable {
    private let device, file, size: Int64
    private let contentSeconds, contentNanoseconds: Int
    private let statusSeconds, statusNanoseconds: Int

    /// Creates the stamp of the file at `path`, of any type; `nil` if nothing exists there.
    public init?(ofFile path: String) {
        var status = stat()
        // Safe because path and status live for the length of the call.
        guard unsafe stat(path, &status) == 0 else { return nil }
        device = Int64(truncatingIfNeeded: status.st_dev)
        file = Int64(truncatingIfNeeded: status.st_ino)
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
