import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import DictSources

/// The recipe for the `sentences` artefact, which contains the FillMeUp sentences of one language.
struct SentencesRecipe: Recipe {
    private let configuration: SentencesConfiguration
    let words: LanguageWords
    let options: BuildOptions
    let kind = ArtefactKind.sentences

    init(_ configuration: SentencesConfiguration, _ words: LanguageWords, _ options: BuildOptions) {
        self.configuration = configuration
        self.words = words
        self.options = options
    }

    var codec: SentencesCodec {
        SentencesCodec(language: language, seed: configuration.seed, crew: crew)
    }
    private var crew: WorkCrew { WorkCrew(jobs: options.jobs) }
    var contents: [String] { configuration.sources.map(\.file) }
    var advisers: [(file: String, role: String)] {
        (words.configuration.tagger.map { [($0, "model")] } ?? [])
            + [configuration.fields, configuration.rivals].compactMap(\.self).map {
                ($0, "ranking")
            }
    }

    func check() throws { _ = try CorpusSentences(configuration, words) }

    func make() throws -> Preparation<[PlayableSentence]> {
        let corpora = try CorpusSentences(configuration, words, progress)
        let selection = try SentenceSelection(
            corpora, configuration, words, jobs: options.jobs)
        try selection.refuseGlued()
        let counter = progress.counter(
            "fitting the gaps", of: selection.kept.count, "sentences")
        let fit = SentenceFit(configuration, words)
        let sentences = try SentenceOrder.shuffled(
            fit.playable(selection, crew) { counter.advance() }, seed: configuration.seed)
        guard !sentences.isEmpty else { throw emptiness(selection) }
        let sources = selection.sources
        try SourceCounts.requireSome(
            sources,
            mayBeEmpty: configuration.sources.filter(\.mayBeEmpty).map(\.file)
                + selection.crowdedOut)
        let gaps = sentences.reduce(0) { $0 + $1.gaps.count }
        return Preparation(
            content: sentences, counts: [("sentences", sentences.count)],
            summary: "\(sentences.count) sentences, \(gaps) gaps",
            report: SentencesReport(
                selection, sentences, configuration, words, model: corpora.model,
                try TaggerComparison(selection, corpora)
            ).members,
            notes: selection.files.flatMap { file in
                file.summary.notes + file.summary.findings.map(\.note)
            } + [fit.unusedLines(selection)].compactMap(\.self),
            sources: sources)
    }

    /// Returns the error to throw if no sentence is left, with the number of sentences that each
    /// rule dropped.
    private func emptiness(_ selection: SentenceSelection) -> Diagnostic {
        let reasons = SentenceFlaw.allCases.compactMap { flaw in
            selection.funnel.counts[flaw].map { "\($0) \(flaw.rawValue)" }
        }
        return Diagnostic(
            .noSentences,
            at: configuration.sources.first.map { Place(project: $0.file) } ?? Place(name),
            "\(language.code) sentences: no sentence keeps the measures",
            found: "0 of \(selection.funnel.read); dropped: \(reasons.joined(separator: ", "))",
            expected: "1 or more",
            hint: "`dictc why SENTENCE` shows which measure dropped it")
    }
}
