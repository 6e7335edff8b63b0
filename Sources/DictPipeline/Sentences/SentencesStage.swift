import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import DictReader
import DictSources

/// The stage that makes a language's FillMeUp sentences.
struct SentencesStage: BuildStage {
    private let configuration: SentencesConfiguration
    private let words: LanguageWords
    private let progress: (@Sendable (String) -> Void)?
    let kind = ArtefactKind.sentences

    init(_ configuration: SentencesConfiguration, _ words: LanguageWords, _ options: BuildOptions) {
        self.configuration = configuration
        self.words = words
        progress = options.progress
    }

    var language: Language { words.language }
    var contents: [String] { configuration.sources.map(\.file) }
    var advisers: [(file: String, role: String)] {
        (words.configuration.tagger.map { [($0, "model")] } ?? [])
            + (configuration.fields.map { [($0, "ranking")] } ?? [])
    }

    func key(_ digests: [String: String]) -> String {
        var key = BuildKey()
        key.add("artefact", name)
        for source in configuration.sources {
            key.add("corpus", digests[source.file] ?? "")
            key.add("file", source.file)
            key.add("format", "\(source.format)")
            key.add("encoding", source.encoding.rawValue)
        }
        key.add("tagger", words.configuration.tagger.flatMap { digests[$0] } ?? "")
        key.add("fields", configuration.fields.flatMap { digests[$0] } ?? "")
        key.add("seed", String(configuration.seed))
        key.add("limits", "\(configuration.limits)")
        words.configuration.addWords(
            familiarity: configuration.familiarity ?? 0, exclude: configuration.exclude, to: &key,
            digests)
        return key.digest
    }

    func build() throws -> BuiltArtefact {
        progress?("\(name): reading")
        let corpora = try CorpusSentences(configuration, words)
        let selection = try SentenceSelection(corpora, configuration, words)
        progress?("\(name): fitting the gaps of \(selection.kept.count) sentences")
        let sentences = try SentenceOrder.shuffled(
            SentenceFit(configuration, words).playable(selection), seed: configuration.seed)
        guard !sentences.isEmpty else { throw emptiness(selection) }
        let bytes = try SentencesProof.compile(
            sentences, language: language, seed: configuration.seed, place: name)
        let report = SentencesReport(
            selection, sentences, configuration, words, model: corpora.model, bytes: bytes.count)
        let gaps = sentences.reduce(0) { $0 + $1.gaps.count }
        return BuiltArtefact(
            name: name, kind: kind, language: language, bytes: bytes,
            report: report.json.bytes(.pretty),
            summary: "\(sentences.count) sentences, \(gaps) gaps, \(bytes.count) bytes",
            notes: notes(selection))
    }

    private func notes(_ selection: SentenceSelection) -> [String] {
        selection.files.flatMap { file in
            file.summary.notes.map(\.description) + file.summary.findings.map(\.description)
        }
    }

    /// That no sentence is left, and what dropped how many.
    private func emptiness(_ selection: SentenceSelection) -> PipelineError {
        let reasons = SentenceFlaw.allCases.compactMap { flaw in
            selection.funnel.counts[flaw].map { "\($0) \(flaw.rawValue)" }
        }
        let place = configuration.sources.first.map { words.project.path(of: $0.file) }
        return PipelineError(
            .badData, place: place ?? name,
            problem: "\(language.code) sentences: no sentence keeps the measures (have 0; need 1; "
                + "read \(selection.funnel.read); dropped: \(reasons.joined(separator: ", ")))",
            hint: "`dictc why SENTENCE` tells which measure it does not keep")
    }
}
