import DictConfiguration
import DictFiles
import DictFormat
import DictModel
import DictOutput
import DictStore

/// The makers of the manifest, the report and NOTICE, the files that describe the artefacts of a
/// build.
struct BuildCompanions {
    let project: Project
    /// The artefacts that the build made or found up to date.
    let current: [PlannedArtefact]
    /// The artefacts that will be in the build-output folder, in the order of dictc.yml: those in
    /// `current`, and others that stay as earlier builds made them.
    let all: [PlannedArtefact]
    /// The manifest of the previous build, or `nil` if there is none.
    let former: Manifest?
    /// The SHA-256 of each source, keyed by its path as written in dictc.yml.
    let digests: [String: String]

    /// The files from which the artefacts are made, each once.
    var contents: [String] { ProjectPath.unique(all.flatMap(\.stage.contents)) }

    /// The contents of NOTICE.
    var notice: [UInt8] { get throws { try Notice.bytes(sources: contents, project) } }

    /// The report on a build in which the artefacts `failures` could not be made.
    func report(_ failures: [BuildOutcome.Failure]) -> BuildReport {
        BuildReport(artefacts: Self.entries(all), failures: failures)
    }

    /// Returns the report entries of `artefacts`, without those that are unknown.
    static func entries(_ artefacts: [PlannedArtefact]) -> [[UInt8]] {
        artefacts.map(\.entry.report).filter { !$0.isEmpty }
    }

    /// The manifest of the build-output folder.
    ///
    /// Reading it throws if the file of an artefact that is up to date cannot be read.
    var manifest: Manifest {
        get throws {
            Manifest(
                artefacts: try all.map { artefact in
                    Manifest.Artefact(
                        file: artefact.name, kind: artefact.stage.kind.name,
                        language: artefact.stage.language.code, bytes: artefact.size,
                        sha256: artefact.entry.sha256, format: try format(of: artefact))
                }, sources: sources, options: options,
                noticeSHA256: SHA256.hex(of: try notice))
        }
    }

    /// Returns the version of the file format that the header of `artefact` states, such as `1.0`.
    ///
    /// Another build may have replaced the file since its size was taken. That is no error here: the
    /// plan no longer holds then, and is made again; see ``BuildPlan/stillHolds``.
    private func format(of artefact: PlannedArtefact) throws -> String {
        let path = project.output + "/" + artefact.name
        let bytes = try artefact.bytes ?? FileContents.bytes(of: path)
        do throws(FormatError) {
            return try ArtefactSummary(bytes).format
        } catch {
            throw Diagnostic(error, file: Place(path))
        }
    }

    /// The manifest's list of sources.
    ///
    /// The files from which the artefacts are made are first. They are followed by the files that
    /// were used only for judging or ranking.
    private var sources: [Manifest.Source] {
        // For a file that went only into artefacts of earlier builds, the former manifest has the
        // right digest.
        let read = Set(current.flatMap { $0.stage.contents + $0.stage.advisers.map(\.file) })
        func source(_ file: String, _ role: String?) -> Manifest.Source {
            let stated = read.contains(file) ? nil : former?.sources.first { $0.file == file }
            let licence = project.configuration.licences[file]
            return Manifest.Source(
                file: file, sha256: stated?.sha256 ?? digests[file] ?? "", licence: licence?.name,
                attribution: licence?.attribution, role: role)
        }
        let contents = contents
        var advisers: [Manifest.Source] = []
        for adviser in all.flatMap(\.stage.advisers)
        where !contents.contains(adviser.file)
            && !advisers.contains(where: { $0.file == adviser.file })
        {
            advisers.append(source(adviser.file, adviser.role))
        }
        return contents.map { source($0, nil) } + advisers
    }

    private var options: [String: String] {
        var options: [String: String] = [:]
        for language in project.configuration.languages {
            if let spelling = language.spelling {
                options["\(language.language.code).spelling"] = spelling
            }
        }
        return options
    }
}
