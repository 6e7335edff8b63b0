import DictConfiguration
import DictFiles
import DictFormat
import DictModel
import DictOutput

/// A folder with the packs that a command reads.
package struct ArtefactFolder {
    /// The path of the folder.
    package let path: String
    /// Whether the packs are those that come with dictc, which a command then says.
    package let isInstalled: Bool
    /// Whether the user has named the folder.
    private let isNamed: Bool

    /// Finds the packs of a command: those in `directory` or, if that is `nil`, in the
    /// `build-output` of the nearest project or, without a project, those that come with dictc.
    ///
    /// - Throws: `file.missing` if `directory` does not exist, or `input.no-project` if there is
    ///   neither a project nor an installation with packs.
    package init(_ directory: String?) throws {
        if directory == nil, NearestProject.isMissing(), let packs = Installation.packs {
            (path, isInstalled, isNamed) = (packs, true, false)
        } else {
            (path, isInstalled, isNamed) = (try Self.path(directory), false, directory != nil)
        }
    }

    /// Returns the path of the folder that contains the artefacts.
    ///
    /// This is `directory` if it is not `nil`. Otherwise, it is the `build-output` folder of the
    /// nearest project.
    ///
    /// - Throws: `file.missing` if `directory` does not exist, or `input.no-project` if there is no
    ///   project.
    package static func path(_ directory: String?) throws -> String {
        if let directory {
            guard Process.exists(directory) else {
                throw Diagnostic(
                    .fileMissing, at: Place(directory), "no such folder",
                    hint: "name a folder with artefacts")
            }
            return directory
        }
        if let project = NearestProject.path() { return project + NearestProject.output }
        let isHere = Process.exists(NearestProject.output)
        throw Diagnostic(
            .inputNoProject, at: Place(NearestProject.output), "no project here",
            found: "no \(NearestProject.configuration) upward",
            hint: isHere
                ? "name the folder: --dir \(NearestProject.output)"
                : "run `dictc build` in a project, or name the folder with --dir")
    }

    /// Returns the path of the artefact `name`, such as `en.lexicon`.
    ///
    /// - Throws: `file.missing` if the artefact does not exist.
    package func file(_ name: String) throws -> String {
        let file = path + "/" + name
        guard Process.exists(file) else {
            throw Diagnostic(
                .fileMissing, at: Place(file), "no such file", hint: advice(forMissing: name))
        }
        return file
    }

    /// Returns `error`, which is about an artefact in this folder, with a hint that helps there.
    package func advised(_ error: any Error) -> any Error {
        if error is StandardOutput.Closed || !isInstalled { return error }
        return Diagnostics(error).map(Installation.advised)
    }

    /// Returns what to do if there is no artefact `name`.
    private func advice(forMissing name: String) -> String {
        if isInstalled { return Installation.remedy }
        if isNamed { return adviceInNamedFolder(forMissing: name) }
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count == 2, let language = Language(code: parts[0]),
            let kind = ArtefactKind.allCases.first(where: { $0.name == parts[1] })
        else { return "run `dictc build`" }
        return ProjectConfiguration.advice(
            forMissing: kind, language,
            configuration: path.dropLast(NearestProject.output.count)
                + NearestProject.configuration)
    }

    private func adviceInNamedFolder(forMissing name: String) -> String {
        guard let manifest = try? Manifest(inFolder: path) else { return "run `dictc build`" }
        let others = manifest.artefacts.map(\.file)
        return others.contains(name)
            ? "run `dictc build`"
            : "this folder has \(PrintableText.list(others)); its dictc.yml makes no others"
    }
}
