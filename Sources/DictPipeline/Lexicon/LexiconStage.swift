import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import DictSources

/// The stage that makes a language's lexicon.
struct LexiconStage: BuildStage {
    private let configuration: LanguageConfiguration
    private let project: Project
    private let progress: (@Sendable (String) -> Void)?
    let kind = ArtefactKind.lexicon
    let language: Language

    init(
        _ configuration: LanguageConfiguration, in project: Project,
        progress: (@Sendable (String) -> Void)?
    ) {
        self.configuration = configuration
        self.project = project
        self.progress = progress
        language = configuration.language
    }

    var name: String { "\(language.code).\(kind.name)" }

    var contents: [String] {
        configuration.wantedWords.map(\.file) + (configuration.overlay.map { [$0] } ?? [])
    }

    func key(_ digests: [String: String]) -> String {
        var key = BuildKey()
        key.add("artefact", name)
        for source in configuration.wantedWords {
            key.add("words", digests[source.file] ?? "")
            key.add("file", source.file)
            key.add("familiarity", String(source.familiarity))
            key.add("encoding", source.encoding.rawValue)
            key.add("comment", source.comment ?? "")
            key.add("separator", source.separator.rawValue)
            key.add("element", source.xml?.element ?? "")
            key.add("attribute", source.xml?.attribute ?? "")
            key.add("namespace", source.xml?.namespace ?? "")
            for condition in source.xml?.conditions ?? [] {
                key.add(condition.attribute, condition.value)
            }
        }
        for list in configuration.wantedDrop {
            key.add(list.reason.rawValue, digests[list.file] ?? "")
            key.add("file", list.file)
            key.add("encoding", list.encoding.rawValue)
            key.add("comment", list.comment ?? "")
        }
        if let overlay = configuration.overlay {
            key.add("overlay", digests[overlay] ?? "")
            key.add("file", overlay)
        }
        return key.digest
    }

    func build() throws -> BuiltArtefact {
        let records = LexiconRecords(configuration, in: project)
        progress?("\(name): reading \(records.paths.count) files")
        var builder = LexiconBuilder(language: language)
        let files = try records.read(into: &builder)
        let lexicon = builder.finish()
        progress?("\(name): compiling \(lexicon.words.count) words")
        let bytes = try LexiconProof.compile(
            lexicon.words, language: language, place: project.configurationPath)
        return BuiltArtefact(
            name: name, kind: kind, language: language, bytes: bytes,
            report: LexiconReport(lexicon, files, name: name, bytes: bytes.count).json
                .bytes(.pretty),
            summary: "\(lexicon.words.count) words, \(bytes.count) bytes",
            notes: files.flatMap { $0.summary.notes.map(\.description) })
    }
}
