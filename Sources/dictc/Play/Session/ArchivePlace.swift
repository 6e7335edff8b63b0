import DictStore

/// Where `dictc play` keeps games.
enum ArchivePlace {
    /// The variable that names the folder where no option does.
    static let variable = "DICTC_ARCHIVE"

    /// The folder named by `option`, else by the variable, else the user's own.
    static func folder(_ option: String?) throws -> String {
        if let option {
            guard !option.isEmpty else {
                throw Failure.usage("--archive names no folder", hint: "write --archive DIR")
            }
            return option
        }
        if let named = Process.environment(variable) { return named }
        guard let folder = GameArchive.defaultFolder(Process.environment) else {
            throw Failure(
                status: .cannotCreate, place: "archive",
                problem: "no folder to keep games in (neither XDG_STATE_HOME nor HOME is set)",
                hint: "name a folder with --archive")
        }
        return folder
    }
}

extension Process {
    /// The value of the variable `name`; `nil` where it is unset or empty, or no UTF-8.
    static func environment(_ name: String) -> String? {
        // Safe because the value is copied before anything can change the environment.
        guard let value = unsafe systemVariable(name) else { return nil }
        let text = unsafe String(validatingCString: value)
        return text == "" ? nil : text
    }
}
