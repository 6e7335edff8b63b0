import DictCompiler
import DictConfiguration
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
        let trace = try isTraced(corpora) ? WordTrace() : nil
        let selection = try SentenceSelection(
            corpora, configuration, words, jobs: options.jobs, trace: trace)
        try selection.refuseGlued()
        let counter = progress.counter(
            "fitting the gaps", of: selection.kept.count, "sentences")
        let fit = SentenceFit(configuration, words)
        let sentences = EntryOrder(seed: configuration.seed, kind, language)
            .sorted(try fit.playable(selection, crew) { counter.advance() }, by: \.text.text)
        guard !sentences.isEmpty else { throw emptiness(selection) }
        let sources = selection.sources
        try SourceCounts.requireSome(
            sources,
            mayBeEmpty: configuration.sources.filter(\.mayBeEmpty).map(\.file)
                + selection.crowdedOut)
        let judges = try words.judges()
        let gaps = sentences.reduce(0) { $0 + $1.gaps.count }
        let notes =
            selection.files.flatMap { file in
                file.summary.notes + file.summary.findings.map(\.note)
            } + [fit.unusedLines(selection)].compactMap(\.self)
        return Preparation(
            content: sentences, counts: [("sentences", sentences.count)],
            summary: "\(sentences.count) sentences, \(gaps) gaps",
            report: SentencesReport(
                selection, sentences, configuration, words, model: corpora.model,
                try TaggerComparison(selection, corpora)
            ).json,
            notes: notes + judges.notes,
            sources: sources + judges.sources + (try fit.sources(selection)),
            // Whoever makes the sentences again is to see the notes again.
            trace: notes.isEmpty ? trace?.bytes : nil)
    }

    /// The size of corpora, in bytes, from which on nobody waits for the sentences after each edit of
    /// a word, and they ask too much for a trace.
    private static let traceLimit = 16 << 20

    private func isTraced(_ corpora: CorpusSentences) throws -> Bool {
        if case .given = words.files.supply { return false }
        return try corpora.splits().reduce(0) { $0 + corpora.size(of: $1) } <= Self.traceLimit
    }

    func answers() throws -> WordTrace.Answers? {
        if case .given = words.files.supply { return nil }
        return try SentenceRules(configuration, words).answers
    }

    /// Returns the error to throw if no sentence is left, with the number of sentences that each
    /// rule dropped, the highest first.
    private func emptiness(_ selection: SentenceSelection) -> Diagnostic {
        let counts = SentenceFlaw.allCases.map { selection.funnel.counts[$0] ?? 0 }
        let order = counts.indices.filter { counts[$0] > 0 }
            .sorted { (counts[$1], $0) < (counts[$0], $1) }
        let reasons = order.map { "\(counts[$0]) \(SentenceFlaw.allCases[$0].rawValue)" }
        return Diagnostic(
            .noSentences,
            at: configuration.sources.first.map { Place(project: $0.file) } ?? Place(name),
            "\(language.code) sentences: no sentence keeps the measures",
            found: "0 of \(selection.funnel.read); dropped: \(reasons.joined(separator: ", "))",
            expected: "1 or more",
            hint: "`dictc why SENTENCE` shows which measure dropped it")
    }
}
