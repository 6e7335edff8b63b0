import DictModel
import DictStore

/// Finds the artefacts for commands.
enum ArtefactFolder {
    /// The maximum number of folders to search for a project, from the working directory upward.
    private static let mostLevels = 64

    /// Returns `directory` if it is given, otherwise the relative path of the project's
    /// `build-output`.
    ///
    /// The project is the nearest folder with a `raw-data/dictc.yml`: the working directory or one
    /// above it.
    ///
    /// - Throws: `file.missing` if `directory` does not exist; `input.no-project` if there is no
    ///   project.
    static func path(_ directory: String?) throws -> String {
        if let directory {
            guard Process.exists(directory) else {
                throw Diagnostic(
                    .fileMissing, at: Place(directory), "no such folder",
                    hint: "name a folder with artefacts")
            }
            return directory
        }
        var up = ""
        for _ in 0..<mostLevels {
            if Process.exists(up + "raw-data/dictc.yml") { return up + "build-output" }
            up += "../"
        }
        throw Diagnostic(
            .inputNoProject, at: Place("build-output"), "no project here",
            found: "no raw-data/dictc.yml upward",
            hint: "run `dictc build` in a project, or name the folder with --dir")
    }

    /// Returns the path of the artefact `name` in the folder that ``path(_:)`` returns.
    ///
    /// - Throws: `file.missing` if there is no such file, or the errors of ``path(_:)``.
    static func file(_ name: String, in directory: String?) throws -> String {
        let file = try path(directory) + "/" + name
        guard Process.exists(file) else {
            throw Diagnostic(
                .fileMissing, at: Place(file), "no such file", hint: "run `dictc build`")
        }
        return file
    }
}
