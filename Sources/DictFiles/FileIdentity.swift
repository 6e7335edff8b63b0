package import Platform

/// What tells a file from all others of this machine, whatever its names are.
package struct FileIdentity: Hashable, Sendable {
    private let device, file: UInt64

    /// Creates the identity of the file that `status` describes.
    package init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        file = UInt64(truncatingIfNeeded: status.st_ino)
    }

    /// Creates the identity of the file to which `path` leads, or returns `nil` if there is none.
    package init?(path: String) {
        var status = stat()
        // Safe because path and status live for the length of the call.
        guard unsafe stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Creates the identity of an open file, or returns `nil` if the descriptor is not open.
    package init?(descriptor: Int32) {
        var status = stat()
        // Safe because status lives for the length of the call.
        guard unsafe fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }
}
