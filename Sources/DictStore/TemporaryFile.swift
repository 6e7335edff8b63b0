import Foundation

/// The names of temporary files, `.NAME.PID.tmp`, and what dead processes left of them.
enum TemporaryFile {
    /// The longest part of a target's name that is used: names have at most 255 bytes.
    private static let longestName = 200

    /// The temporary name that `process` uses for the target `name`.
    static func name(for name: String, process: pid_t) -> String {
        prefix(for: name) + String(process) + ".tmp"
    }

    private static func prefix(for name: String) -> String {
        var part = name.utf8.prefix(longestName)
        while String(part) == nil { part = part.dropLast() }
        return "." + (String(part) ?? "") + "."
    }

    /// Removes the temporary files for `names`, or for all names, that no other process fills.
    ///
    /// Their process is gone, or they bear this process's own number, or `isHeld` says that nobody
    /// else may fill one: a process that was killed can bear its number until its parent asks for
    /// its status, and the number can belong to another one by now. Failures are left to the next
    /// run.
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
            // Safe because the name is a terminated text for the length of the call.
            _ = unsafe unlinkat(folder, entry, 0)
        }
    }

    /// The process that made `entry`; `nil` where it is no temporary name.
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
