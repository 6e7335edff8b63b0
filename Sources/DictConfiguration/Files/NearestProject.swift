import Platform

/// The project that a command works on if the user names none: that of the working directory, or
/// else of the closest folder above it, that has a `raw-data/dictc.yml`.
package enum NearestProject {
    /// The path of dictc.yml in a project.
    package static let configuration = "raw-data/dictc.yml"
    /// The folder in a project that its packs are in, unless dictc.yml names another.
    package static let output = "build-output"
    /// The maximum number of folders to search, including the working directory.
    private static let mostLevels = 64

    /// Returns the path of the project, which is empty or ends with a slash, or `nil` if there is
    /// none.
    package static func path() -> String? {
        var up = ""
        for _ in 0..<mostLevels {
            if exists(up + configuration) { return up }
            up += "../"
        }
        return nil
    }

    /// Whether questions about words are answered by the files that come with dictc: there is no
    /// project, and no folder here that looks like the packs of one.
    package static func isMissing() -> Bool { path() == nil && !exists(output) }

    // Not FileManager: it looks up the owner of a file, which takes longer than a query.
    private static func exists(_ path: String) -> Bool {
        // Safe because the path is a terminated string for the length of the call.
        unsafe access(path, F_OK) == 0
    }
}
