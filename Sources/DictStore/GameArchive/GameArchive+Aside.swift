import Foundation

extension GameArchive {
    /// How many files may lie aside in one folder.
    private static let mostAside = 9_999

    /// Gives the file at `path` a free name of its folder, and answers it.
    static func moveAside(_ path: String) throws(StoreError) -> String {
        let name = try copyAside(path)
        // Safe because the path is a terminated text for the length of the call.
        guard unsafe unlink(path) == 0 else {
            throw StoreError(.io, place: path, "cannot be set aside", code: errno)
        }
        return name
    }

    /// Gives the file at `path` a second, free name of its folder, and answers it.
    ///
    /// An existing file is never replaced: `link` fails where the name is taken. Where a file
    /// system has no links, the bytes are copied into a file that is created anew.
    static func copyAside(_ path: String) throws(StoreError) -> String {
        let stem = path.hasSuffix(".json") ? String(path.dropLast(5)) : path
        for number in 1...mostAside {
            let free = "\(stem).damaged-\(number).json"
            // Safe because both paths are terminated texts for the length of the call.
            if unsafe link(path, free) == 0 { return name(of: free) }
            if errno == EEXIST { continue }
            if try copy(path, to: free) { return name(of: free) }
        }
        throw StoreError(
            .cannotCreate, place: path, problem: "cannot be set aside (every name is taken)",
            hint: "remove files named damaged from its folder")
    }

    /// Copies a file to a path where nothing stands; `false` where something does.
    private static func copy(_ path: String, to free: String) throws(StoreError) -> Bool {
        do {
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
            throw StoreError(.cannotCreate, place: free, "cannot be created", code: error.code)
        }
    }

    private static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
