import DictModel
import DictStore

/// Finds the artefacts for commands.
enum ArtefactFolder {
    /// How many folders to go up when looking for a project.
    private static let mostLevels = 64

    /// `directory` if it is given, or else the project's `build-output`, as a relative path.
    ///
    /// The project is the nearest one with a `raw-data/dictc.yml`, in the working directory or
    /// above.
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

    /// The path of the artefact `name` in the folder that ``path(_:)`` returns.
    static func file(_ name: String, in directory: String?) throws -> String {
        let file = try path(directory) + "/" + name
        guard Process.exists(file) else {
            throw Diagnostic(
                .fileMissing, at: Place(file), "no such file", hint: "run `dictc build`")
        }
        return file
    }
}
