import DictStore
import Foundation

/// The SHA-256 of every source of a project, and why one has none.
struct SourceDigests {
    /// The digests by the paths of the configuration.
    private(set) var values: [String: String] = [:]
    /// What is wrong with the sources that have none.
    private(set) var errors: [PipelineError] = []

    /// Reads every source that the configuration of `project` names, of all spellings.
    ///
    /// O(bytes).
    init(_ project: Project) {
        for file in project.configuration.sourcePaths {
            do {
                values[file] = try Self.digest(of: project.path(of: file))
            } catch {
                errors.append(PipelineError(error))
            }
        }
    }

    /// Whether nothing is wrong but that sources are not there.
    var lacksOnlyFiles: Bool { errors.allSatisfy { $0.kind == .missing } }

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
