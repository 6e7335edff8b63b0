import Platform

/// Functions that name temporary files, as in `.NAME.PID.tmp`, and remove leftover ones.
enum TemporaryFile {
    /// The maximum number of bytes that a temporary file's name copies from the name of its target.
    ///
    /// Most file systems limit a whole file name to 255 bytes.
    private static let longestName = 200

    /// Returns the name of the temporary file that `process` writes before it replaces the file
    /// `name`.
    static func name(for name: String, process: pid_t) -> String {
        prefix(for: name) + String(process) + ".tmp"
    }

    private static func prefix(for name: String) -> String {
        var part = name.utf8.prefix(longestName)
        while String(part) == nil { part = part.dropLast() }
        return "." + (String(part) ?? "") + "."
    }

    /// Removes the temporary files of processes that have ended.
    ///
    /// A temporary file is removed if its process is dead, or has the ID of this process, or if
    /// `isHeld` is true. Without `isHeld`, some leftovers may be missed: a killed process keeps its
    /// ID until its parent waits for it, and the ID may have been reused. Errors are ignored.
    ///
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - folder: The descriptor of the same folder.
    ///   - names: The names of the files that the temporary ones were to replace, or `nil` for all
    ///     files.
    ///   - isHeld: Whether this process has locked the folder, so that no other process writes such
    ///     files.
    static func removeLeftovers(
        in path: String, folder: Int32, for names: [String]? = nil, isHeld: Bool = false
    ) {
        guard let entries = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            return
        }
        for entry in entries where entry.hasPrefix(".") {
            guard let process = process(of: entry), isHeld || isGone(process) else { continue }
            if let names, !names.contains(where: { entry == name(for: $0, process: process) }) {
                continue
            }
            // Safe because the name is a terminated string for the length of the call.
            _ = unsafe unlinkat(folder, entry, 0)
        }
    }

    /// Returns the ID of the process that created the temporary file with the name `entry`.
    ///
    /// The result is `nil` if `entry` is not the name of a temporary file.
    static func process(of entry: String) -> pid_t? {
        let parts = entry.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count >= 4, parts[0].isEmpty, parts[parts.count - 1] == "tmp" else {
            return nil
        }
        let digits = parts[parts.count - 2]
        guard let number = pid_t(digits), number > 0, String(number) == digits else { return nil }
        return number
    }

    private static func isGone(_ process: pid_t) -> Bool {
        process == getpid() || (kill(process, 0) != 0 && errno == ESRCH)
    }
}
