import DictConfiguration
import DictFiles
import DictModel
import DictSources
import DictText
import Platform

/// Access to the source files of a project for the stages of one build.
///
/// Every file is digested while it is read. The build can then check, without opening the file
/// again, that its stages read the same bytes that were digested at the start.
final class ProjectFiles: @unchecked Sendable {
    // Safe to share because mutable state is only accessed with the lock held.
    let project: Project
    /// The parts of corpora to use, or `nil` if all corpora are to be read.
    let supply: PartSupply?
    /// The paths of files that are read in place of others, by the paths of those in dictc.yml.
    private let replaced: [String: String]
    private let lock = Lock()
    private var readings: [Reading] = []
    /// The tagger models that were read, by the bytes of their paths: an artefact's check and its
    /// making need the same one.
    private var taggers: [[UInt8]: TaggerModel] = [:]

    /// A file that is being read, and the hash of its bytes so far.
    ///
    /// The hash is complete only if reading ended without an error.
    private final class Reading {
        let file: String
        var hash = SHA256()

        init(_ file: String) { self.file = file }
    }

    /// Creates access to the source files of `project`, without reading any of them yet.
    ///
    /// Corpora of which `supply` has parts are not read either. The keys of `replaced` are paths in
    /// dictc.yml, its values the paths of the files to read instead.
    init(
        _ project: Project, _ supply: PartSupply? = nil, replacing replaced: [String: String] = [:]
    ) {
        self.project = project
        self.supply = supply
        self.replaced = replaced
    }

    /// Returns an input for reading `file`, a path as written in dictc.yml.
    ///
    /// The file is digested while it is read. `onRead` is called with the number of bytes of each
    /// block that is read, before any decompression.
    ///
    /// - Throws: `Diagnostic` if a symbolic link leads out of the project.
    func input(
        _ file: String, onRead: ((Int) -> Void)? = nil
    ) throws(Diagnostic) -> SourceInput {
        try reading(file, onRead: onRead).input
    }

    /// Returns the same as ``input(_:onRead:)``, and a function for the SHA-256 of the file.
    ///
    /// Call the function only after all of the file has been read.
    func reading(
        _ file: String, onRead: ((Int) -> Void)? = nil
    ) throws(Diagnostic) -> (input: SourceInput, digest: () -> String) {
        try project.expectInside(file)
        let reading = Reading(file)
        lock.withLock { readings.append(reading) }
        var input = SourceInput(
            path: replaced[file] ?? project.path(of: file), place: Place(project: file)
        ) { bytes in
            reading.hash.update([UInt8](bytes)[...])
            onRead?(bytes.count)
        }
        input.mayBePipe = false
        return (
            input,
            {
                // A copy, since a computation cannot be completed twice.
                var hash = reading.hash
                return hash.hex()
            }
        )
    }

    /// Returns a source for reading the list in `file`, a path as written in dictc.yml.
    ///
    /// Each line is one entry unless `format` specifies otherwise.
    ///
    /// - Throws: `Diagnostic` if a symbolic link leads out of the project.
    func list(_ file: String, _ format: ListFormat = .lines) throws(Diagnostic) -> WordSource {
        WordSource(try input(file), format: .list(format))
    }

    /// Returns the tagger model in `file`, a path as written in dictc.yml, which is read once.
    ///
    /// - Throws: `Diagnostic` if the model cannot be read, is not for `language`, or is a symbolic link
    ///   that leads out of the project.
    func tagger(_ file: String, _ language: Language) throws(Diagnostic) -> TaggerModel {
        let key = Array(file.utf8)
        if let model = lock.withLock({ taggers[key] }), model.language == language { return model }
        try project.expectInside(file)
        let reading = Reading(file)
        lock.withLock { readings.append(reading) }
        let model = try TaggerFile.model(
            at: project.path(of: file), of: language, called: Place(project: file)
        ) { reading.hash.update($0[...]) }
        lock.withLock { taggers[key] = model }
        return model
    }

    /// Returns the path and the SHA-256 of each file that was read, once per reading.
    ///
    /// Call it only after all readings have ended.
    func digests() -> [(file: String, sha256: String)] {
        lock.withLock { readings.map { ($0.file, $0.hash.hex()) } }
    }
}
