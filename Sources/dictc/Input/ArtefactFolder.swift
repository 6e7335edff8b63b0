/// Where commands find artefacts.
enum ArtefactFolder {
    /// How far up a project is looked for.
    private static let mostLevels = 64

    /// `directory` where it is given, else `build-output` beside the nearest `raw-data/dictc.yml`
    /// in the working directory or above it, as a path relative to the former.
    static func path(_ directory: String?) throws -> String {
        if let directory {
            guard Process.exists(directory) else {
                throw Failure(
                    status: .missingInput, place: directory, problem: "no such folder",
                    hint: "name a folder with artefacts")
            }
            return directory
        }
        var up = ""
        for _ in 0..<mostLevels {
            if Process.exists(up + "raw-data/dictc.yml") { return up + "build-output" }
            up += "../"
        }
        throw Failure(
            status: .missingInput, place: "build-output",
            problem: "no project here (no raw-data/dictc.yml upward)",
            hint: "run `dictc build` in a project, or name the folder with --dir")
    }

    /// The artefact `name` in the folder that ``path(_:)`` finds.
    static func file(_ name: String, in directory: String?) throws -> String {
        let file = try path(directory) + "/" + name
        guard Process.exists(file) else {
            throw Failure(
                status: .missingInput, place: file, problem: "no such file",
                hint: "run `dictc build`")
        }
        return file
    }
}
