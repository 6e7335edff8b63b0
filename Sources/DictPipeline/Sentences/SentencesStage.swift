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
        var notes = selection.files.flatMap { file in
            file.summary.notes.map(\.description) + file.summary.findings.map(\.description)
        }
        if selection.kept.isEmpty {
            let reasons = SentenceFlaw.allCases.compactMap { flaw in
                selection.funnel.counts[flaw].map { "\($0) \(flaw.rawValue)" }
            }
            notes.append(
                "\(name): no sentence keeps the measures (dropped: "
                    + "\(reasons.joined(separator: ", "))). hint: see SENTENCES.md")
        }
        return notes
    }
}
