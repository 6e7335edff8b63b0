import DictModel
import DictStore

/// The folder in which `dictc play` saves games.
enum ArchivePlace {
    /// The environment variable that names the folder if there is no option.
    static let variable = "DICTC_ARCHIVE"

    /// Returns the folder that `option` names, otherwise the one that ``variable`` names, otherwise
    /// the user's default.
    ///
    /// - Throws: `usage.arguments` if `option` is empty; `play.no-folder` if there is no default.
    static func folder(_ option: String?) throws -> String {
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
    /// Returns the value of an environment variable; `nil` if it is unset, empty or not UTF-8.
    static func environment(_ name: String) -> String? {
        // Safe because the value is copied before anything can change the environment.
        guard let value = unsafe systemVariable(name) else { return nil }
        let text = unsafe String(validatingCString: value)
        return text == "" ? nil : text
    }
}
