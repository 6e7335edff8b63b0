import DictStore
import Foundation

/// The SHA-256 of every source of a project, and why one has none.
struct SourceDigests {
    /// The digests by the paths of the configuration.
    private(set) var values: [String: String] = [:]
    /// What is wrong with the sources that have none.
    private(set) var errors: [PipelineError] = []
    private var stamps: [String: FileStamp] = [:]

    /// Reads every source that the configuration of `project` names, of all spellings.
    ///
    /// O(bytes).
    init(_ project: Project) {
        for file in project.configuration.sourcePaths {
            let path = project.path(of: file)
            // Taken first: a change while the digest is made shows later.
            stamps[file] = FileStamp(ofFile: path)
            do {
                try project.expectInside(file)
                values[file] = try Self.digest(of: path)
            } catch {
                errors.append(PipelineError(error))
            }
        }
    }

    /// Whether nothing is wrong but that sources are not there.
    var lacksOnlyFiles: Bool { errors.allSatisfy { $0.kind == .missing } }

    /// Refuses sources that are not what they were, or that were something else meanwhile.
    ///
    /// - Throws: ``PipelineFailure``, an error a source.
    func expectUnchanged(in project: Project) throws(PipelineFailure) {
        let now = SourceDigests(project)
        guard now.errors.isEmpty else { throw PipelineFailure(now.errors) }
        let changed = project.configuration.sourcePaths.filter {
            now.values[$0] != values[$0] || now.stamps[$0] != stamps[$0]
        }
        guard !changed.isEmpty else { return }
        throw PipelineFailure(
            changed.map {
                PipelineError(
                    .io, place: project.path(of: $0), problem: "the file changed while it was read",
                    hint: "run again when nothing writes to it")
            })
    }

    /// A source is read twice, for its digest and for its content, so it has to be a plain file.
    private static func digest(of path: String) throws -> String {
        var status = stat()
        // Safe because path and status live for the length of the call.
        if unsafe stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            throw PipelineError(
                .badData, place: path,
                problem: "no file to read (it is a \(isFolder ? "folder" : "device or pipe"); "
                    + "expected a plain file)",
                hint: isFolder ? "name a file in it" : "copy what it gives to a file")
        }
        return try SHA256.hex(ofFile: path)
    }
}
