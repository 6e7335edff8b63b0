import Foundation

/// A temporary folder, removed at the end.
public final class Folder {
    /// The path of the folder.
    public let path = NSTemporaryDirectory() + "dictc-" + UUID().uuidString

    /// Creates an empty folder.
    public init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Returns the contents of the file `name`.
    public func bytes(_ name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
    }

    /// Returns the names of all entries, hidden ones included, in order.
    public func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }
}
