import DictModel
import DictSources
import DictStore
import DictText
import Foundation

extension Place {
    /// Creates a place in `file`, a path as in dictc.yml; `line` 0 means the whole file.
    init(project file: String, line: Int = 0) { self.init(file, base: .project, line: line) }
}

/// The sources of a project, for the stages of one build.
///
/// Every file is digested while it is read, so that the build can check afterwards, without opening
/// the file again, that these were the same bytes as those digested at its start.
final class ProjectFiles: @unchecked Sendable {
    // Safe to share because mutable state is only accessed with the lock held.
    let project: Project
    private let lock = NSLock()
    private var readings: [Reading] = []

    /// One reading of a file; its hash is complete only if the reading ended without an error.
    private final class Reading {
        let file: String
        var hash = SHA256()

        init(_ file: String) { self.file = file }
    }

    /// Creates the sources of `project`, without reading any of them yet.
    init(_ project: Project) { self.project = project }

    /// Returns the input for `file`, a path as in the configuration; it is digested while it is
    /// read.
    func input(_ file: String) -> SourceInput {
        let reading = Reading(file)
        lock.withLock { readings.append(reading) }
        return SourceInput(path: project.path(of: file), place: Place(project: file)) { bytes in
            reading.hash.update([UInt8](bytes)[...])
        }
    }

    /// Returns the list in `file`, with one entry per line unless `format` specifies otherwise.
    func list(_ file: String, _ format: ListFormat = .lines) -> WordSource {
        WordSource(input(file), format: .list(format))
    }

    /// Reads the tagger model in `file`, which must be for `language`.
    func tagger(_ file: String, _ language: Language) throws(Diagnostic) -> TaggerModel {
        let reading = Reading(file)
        lock.withLock { readings.append(reading) }
        return try TaggerFile.model(
            at: project.path(of: file), of: language, called: Place(project: file)
        ) { reading.hash.update($0[...]) }
    }

    /// Returns the SHA-256 of each file that was read, once per reading.
    ///
    /// Call it only after all readings have ended.
    func digests() -> [(file: String, sha256: String)] {
        lock.withLock { readings.map { ($0.file, $0.hash.hex()) } }
    }
}
