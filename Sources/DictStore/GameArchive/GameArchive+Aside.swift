import DictModel
import Platform

extension GameArchive {
    /// The maximum number of copies of damaged archives in one folder.
    private static let mostAside = 9_999

    /// Renames the archive at `path` to the first unused name, such as `games.damaged-1.json`.
    ///
    /// - Returns: The new name, without the folder.
    /// - Throws: `games.obstructed` if there is no unused name; `output.creation` or
    ///   `output.writing` if the file cannot be renamed.
    static func moveAside(_ path: String) throws(Diagnostic) -> String {
        let name = try copyAside(path)
        // Safe because the path is a terminated string for the length of the call.
        guard unsafe unlink(path) == 0 else {
            throw Diagnostic(
                .outputWriting, at: Place(path), "cannot be set aside", system: errno)
        }
        return name
    }

    /// Copies the archive at `path` to the first unused name, such as `games.damaged-1.json`.
    ///
    /// The copy is a hard link if the file system supports links, and otherwise a new file. An
    /// existing file is never replaced.
    ///
    /// - Returns: The name of the copy, without the folder.
    /// - Throws: `games.obstructed` if there is no unused name; `output.creation` if the copy
    ///   cannot be made.
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

    /// Copies the file at `path` to a new file at `free`.
    ///
    /// - Returns: `true` if the copy was made, or `false` if there is already a file at `free`.
    /// - Throws: `output.creation` if the copy cannot be made.
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
