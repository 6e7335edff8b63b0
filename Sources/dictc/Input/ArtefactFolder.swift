import DictFiles
import DictFormat
import DictModel
import DictOutput
import DictPipeline

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
        let folder = try path(directory)
        let file = folder + "/" + name
        guard Process.exists(file) else {
            throw Diagnostic(
                .fileMissing, at: Place(file), "no such file",
                hint: directory == nil
                    ? advice(forMissing: name, ofProjectWith: folder)
                    : advice(forMissing: name, in: folder))
        }
        return file
    }

    /// Returns what to do if there is no artefact `name` in the project with the given
    /// `build-output`.
    private static func advice(forMissing name: String, ofProjectWith folder: String) -> String {
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count == 2, let language = Language(code: parts[0]),
            let kind = ArtefactKind.allCases.first(where: { $0.name == parts[1] })
        else { return "run `dictc build`" }
        return ProjectConfiguration.advice(
            forMissing: kind, language,
            configuration: folder.dropLast("build-output".count) + "raw-data/dictc.yml")
    }

    /// Returns what to do if there is no artefact `name` in a folder that the user has named.
    private static func advice(forMissing name: String, in folder: String) -> String {
        guard let manifest = try? Manifest(inFolder: folder) else {
            return "run `dictc build`"
        }
        let others = manifest.artefacts.map(\.file)
        return others.contains(name)
            ? "run `dictc build`"
            : "this folder has \(PrintableText.list(others)); its dictc.yml makes no others"
    }
}
