import DictStore
import Foundation

extension ProjectConfiguration {
    /// The configuration in the file at `path`.
    ///
    /// - Parameters:
    ///   - path: The file, absolute or relative to the working directory.
    ///   - name: What messages call it; `nil` for `path`.
    ///   - allowOutside: Whether paths in it may lead outside the project.
    /// - Returns: The configuration, with defaults where the file leaves a key out.
    /// - Throws: ``ConfigurationFailure`` where the file cannot be read, is larger than 1 MiB
    ///   (no more than that is read), or holds no right configuration.
    public static func read(
        atPath path: String, name: String? = nil, allowOutside: Bool = false
    ) throws(ConfigurationFailure) -> ProjectConfiguration {
        let name = name ?? path
        let bytes = try bytes(atPath: path, name: name)
        let file = URL(fileURLWithPath: path).standardizedFileURL
        return try parse(
            bytes, name: name, folder: file.deletingLastPathComponent().path,
            allowOutside: allowOutside)
    }

    private static func bytes(
        atPath path: String, name: String
    ) throws(ConfigurationFailure) -> [UInt8] {
        let place = ConfigurationPlace(file: name)
        var status = stat()
        // Not by FileManager, which asks for the name of the owner, too, and so opens a socket.
        // Safe because path and status live for the length of the call.
        let isThere = unsafe stat(path, &status) == 0
        guard isThere || errno != ENOENT && errno != ENOTDIR else {
            throw ConfigurationFailure([
                ConfigurationError(
                    at: place, "there is no configuration",
                    hint: "`dictc init` writes one to start from; --config names another")
            ])
        }
        if isThere, status.st_mode & S_IFMT == S_IFDIR {
            throw ConfigurationFailure([
                ConfigurationError(
                    at: place, "the configuration is a folder", expected: "a file",
                    hint: "name the dictc.yml in it, or let `dictc init` write one")
            ])
        }
        do {
            let limit = ConfigurationDocument.byteLimit
            if let bytes = try FileContents.bytes(of: path, within: limit) { return bytes }
        } catch {
            throw ConfigurationFailure([
                ConfigurationError(
                    error.kind == .badData ? .configuration : .unreadable, at: place,
                    "the configuration \(error.problem)",
                    hint: "make the file readable, or name another with --config")
            ])
        }
        throw ConfigurationFailure([ConfigurationDocument.tooLarge(file: name)])
    }
}
