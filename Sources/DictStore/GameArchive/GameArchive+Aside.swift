import DictModel
import Foundation

extension GameArchive {
    /// The maximum number of archives under other names in a folder.
    private static let mostAside = 9_999

    /// Renames the file at `path` to an unused name in its folder, and returns that name.
    static func moveAside(_ path: String) throws(Diagnostic) -> String {
        let name = try copyAside(path)
        // Safe because the path is a terminated string for the length of the call.
        guard unsafe unlink(path) == 0 else {
            throw Diagnostic(
                .outputWriting, at: Place(path), "cannot be set aside", system: errno)
        }
        return name
    }

    /// Keeps the contents of the file at `path` under a second, unused name, and returns that name.
    ///
    /// An existing file is never replaced: `link` fails if the name is in use. If the file system
    /// does not support links, the bytes are copied to a new file.
    static func copyAside(_ path: String) throws(Diagnostic) -> String {
        let stem = path.hasSuffix(".json") ? String(path.dropLast(5)) : path
        for number in 1...mostAside {
            let free = "\(stem).damaged-\(number).json"
            // Safe because both paths are terminated strings for the length of the call.
            if unsafe link(path, free) == 0 { return name(of: free) }
            if errno == EEXIST { continue }
            if try copy(path, to: free) { return name(of: free) }
        }
        throw Diagnostic(
            .gamesObstructed, at: Place(path), "cannot be set aside", found: "every name is taken",
            hint: "remove files named damaged from its folder")
    }

    /// Copies a file to the path `free`; returns `false` if something already exists there.
    private static func copy(_ path: String, to free: String) throws(Diagnostic) -> Bool {
        do throws(ErrorNumber) {
            let target = try FileDescriptor.open(free, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
            let source = try FileDescriptor.open(path, O_RDONLY)
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while true {
                let count = try source.read(into: &buffer)
                if count == 0 { break }
                try target.write(Array(buffer[..<count]))
            }
            try target.sync()
            return true
        } catch {
            if error.code == EEXIST { return false }
            throw Diagnostic(
                .outputCreation, at: Place(free), "cannot be created", system: error.code)
        }
    }

    private static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
