import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import DictSources

/// The stage that makes a language's lexicon.
struct LexiconStage: BuildStage {
    private let configuration: LanguageConfiguration
    private let project: Project
    private let words: LanguageWords
    private let progress: (@Sendable (String) -> Void)?
    let kind = ArtefactKind.lexicon
    let language: Language

    init(_ words: LanguageWords, progress: (@Sendable (String) -> Void)?) {
        self.words = words
        configuration = words.configuration
        project = words.project
        self.progress = progress
        language = configuration.language
    }

    var contents: [String] {
        configuration.wantedWords.map(\.file) + (configuration.overlay.map { [$0] } ?? [])
    }

    func key(_ digests: [String: String]) -> String {
        var key = BuildKey()
        key.add("artefact", name)
        configuration.addLexicon(to: &key, digests)
        if !configuration.lexiconExclude.isEmpty {
            configuration.addBlock(configuration.lexiconExclude, to: &key, digests)
        }
        return key.digest
    }

    func build() throws -> BuiltArtefact {
        progress?("\(name): reading")
        let (lexicon, files) = try words.lexicon()
        let kept = try words.unblocked(by: configuration.lexiconExclude)
        progress?("\(name): compiling \(kept.count) words")
        let bytes = try LexiconProof.compile(
            kept, language: language, place: project.configurationPath)
        return BuiltArtefact(
            name: name, kind: kind, language: language, bytes: bytes,
            report: LexiconReport(
                lexicon, files, name: name, bytes: bytes.count,
                blocked: lexicon.words.count - kept.count
            ).json.bytes(.pretty),
            summary: "\(kept.count) words, \(bytes.count) bytes",
            notes: files.flatMap { $0.summary.notes.map(\.description) })
    }
}
