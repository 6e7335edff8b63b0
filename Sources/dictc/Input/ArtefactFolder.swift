import DictModel
import DictStore

/// Functions that find the artefacts a command reads, by default those of the nearest project.
enum ArtefactFolder {
    /// The maximum number of folders to search for a project, including the working directory.
    private static let mostLevels = 64

    /// Returns the path of the folder that contains the artefacts.
    ///
    /// This is `directory` if it is not `nil`. Otherwise, it is the `build-output` folder of the
    /// nearest project: the working directory, or else the closest folder above it, that has a
    /// `raw-data/dictc.yml`.
    ///
    /// - Throws: `file.missing` if `directory` does not exist, or `input.no-project` if there is no
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

    /// Returns the path of the artefact `name`, such as `en.lexicon`.
    ///
    /// The artefact is in `directory` or, if that is `nil`, in the nearest project's
    /// `build-output`.
    ///
    /// - Throws: `file.missing` if the artefact does not exist, or the errors of ``path(_:)``.
    static func file(_ name: String, in directory: String?) throws -> String {
        let file = try path(directory) + "/" + name
        guard Process.exists(file) else {
            throw Diagnostic(
                .fileMissing, at: Place(file), "no such file", hint: "run `dictc build`")
        }
        return file
    }
}
