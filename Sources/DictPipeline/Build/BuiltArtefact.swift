import DictFormat
import DictModel

/// An artefact as a stage made it.
struct BuiltArtefact: Sendable {
    /// The file's name in the output folder.
    var name: String
    var kind: ArtefactKind
    var language: Language
    var bytes: [UInt8]
    /// Its entry in report.json.
    var report: [UInt8]
    /// What it holds in one line: `111817 words, 190000 bytes`.
    var summary: String
    /// What was noticed in the sources, a line each.
    var notes: [String]
}

/// A stage of the build: makes one artefact, or tells what it depends on.
protocol BuildStage: Sendable {
    /// The file's name in the output folder.
    var name: String { get }
    var kind: ArtefactKind { get }
    var language: Language { get }
    /// The files whose content gets into the artefact, as the configuration names them.
    var contents: [String] { get }
    /// The files that only judged or ranked the content, by what they are: nothing of them is in the
    /// artefact.
    var advisers: [(file: String, role: String)] { get }
    /// What the artefact depends on.
    ///
    /// - Parameter digests: The SHA-256 of each source by its path in the configuration.
    /// - Returns: A digest that differs wherever the artefact may differ.
    func key(_ digests: [String: String]) -> String
    /// Makes the artefact and proves it.
    ///
    /// - Throws: ``PipelineFailure``.
    func build() throws -> BuiltArtefact
}

extension BuildStage {
    var name: String { "\(language.code).\(kind.name)" }
    var advisers: [(file: String, role: String)] { [] }
}
