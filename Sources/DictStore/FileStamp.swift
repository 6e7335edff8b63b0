import Foundation

/// Which file stands at a path, and when it was last changed in any way: it differs after every
/// change, also after one that was taken back.
public struct FileStamp: Equatable, Sendable {
    private let device, file, size: Int64
    private let contentSeconds, contentNanoseconds: Int
    private let statusSeconds, statusNanoseconds: Int

    /// The stamp of the plain file or whatever else at `path`; `nil` where there is nothing.
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
