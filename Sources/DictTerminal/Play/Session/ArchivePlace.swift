import DictModel
import DictStore

/// Functions that determine the folder in which `dictc play` saves games.
package enum ArchivePlace {
    /// The name of the environment variable that selects the folder if `--archive` is not used.
    static let variable = "DICTC_ARCHIVE"

    /// Returns the folder in which to save games.
    ///
    /// This is `option`, the value of `--archive`, if it is not `nil`. Otherwise, it is the value
    /// of the environment variable ``variable`` or, if that is not set, the user's default folder.
    ///
    /// - Throws: `usage.arguments` if `option` is empty, or `play.no-folder` if there is no default
    ///   folder.
    package static func folder(_ option: String?) throws -> String {
        if let option {
            guard !option.isEmpty else {
                throw Diagnostic.usage("--archive is empty", hint: "write --archive DIR")
            }
            return option
        }
        if let named = Process.environment(variable) { return named }
        guard let folder = GameArchive.defaultFolder(Process.environment) else {
            throw Diagnostic(
                .playNoFolder, at: Place("archive"), "no folder to save games in",
                found: "neither XDG_STATE_HOME nor HOME is set",
                hint: "name a folder with --archive")
        }
        return folder
    }
}

extension Process {
    /// Returns the value of an environment variable, or `nil` if it is unset, empty or not UTF-8.
    package static func environment(_ name: String) -> String? {
        // Safe because the value is copied before anything can change the environment.
        guard let value = unsafe systemVariable(name) else { return nil }
        let text = unsafe String(validatingCString: value)
        return text == "" ? nil : text
    }
}
