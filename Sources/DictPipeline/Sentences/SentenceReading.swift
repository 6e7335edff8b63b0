import DictConfiguration
import DictModel
import DictOutput

/// One pass over the corpora of a language, in one or several threads.
struct SentenceReading {
    private let corpora: CorpusSentences
    private let rules: SentenceRules
    private let empty: SentencePart
    private let jobs: Int?

    /// Creates a pass that adds the sentences of `corpora` to `empty`, a part of no files, in up to
    /// `jobs` threads.
    init(_ corpora: CorpusSentences, _ rules: SentenceRules, empty: SentencePart, jobs: Int?) {
        self.corpora = corpora
        self.rules = rules
        self.empty = empty
        self.jobs = jobs
    }

    /// Reads all files, and returns the part of all files and the statistics of each corpus.
    ///
    /// Files of which there is a part already are not read. With a `watch`, all files are read, one
    /// after the other.
    ///
    /// - Throws: The error of the file that cannot be read, or `Diagnostics` if there are several.
    func run(
        _ watch: ((CorpusSentences.Sentence, SentenceSelection.Fate) -> Void)?
    ) throws -> (SentencePart, [CorpusSentences.File]) {
        if watch == nil, case .given(let given) = corpora.words.files.supply {
            let (part, files) = try given.read(corpora.words.language, into: empty)
            let sources = corpora.configuration.sources
            return (
                part,
                try corpora.corpora(
                    files.map { (CorpusSentences.Split($0, of: sources[$0.source].file), $1) })
            )
        }
        let splits = try corpora.splits()
        if let watch { return try read(splits, watch) }
        let (part, files) = try parts(of: splits)
        return (part, try corpora.corpora(files))
    }

    private func read(
        _ splits: [CorpusSentences.Split],
        _ watch: (CorpusSentences.Sentence, SentenceSelection.Fate) -> Void
    ) throws -> (SentencePart, [CorpusSentences.File]) {
        let counter = corpora.counter(of: splits)
        var tagger = corpora.tagger()
        var part = empty
        let results = splits.map { split in
            Result {
                try corpora.read(split, &tagger, rules, counter) { part.add($0, rules, watch) }
            }
        }
        return (part, try corpora.corpora(Array(zip(splits, try Self.all(results)))))
    }

    /// Reads `splits`, and returns the part of all of them and the statistics of each.
    func parts(
        of splits: [CorpusSentences.Split]
    ) throws -> (SentencePart, [(CorpusSentences.Split, CorpusSentences.Reading)]) {
        let batches = try SplitBatches(splits, corpora)
        let crew = SentenceCrew(
            corpora, rules, empty, batches, corpora.counter(of: splits),
            threads: WorkCrew(jobs: jobs).jobs)
        let results = crew.run()
        var readings: [Result<CorpusSentences.Reading, any Error>?] = splits.map { _ in nil }
        for (batch, result) in results {
            for (index, reading) in zip(batch.indices, result) { readings[index] = reading }
        }
        let files = Array(zip(splits, try Self.all(readings.compactMap(\.self))))
        batches.removeOthers()
        return (crew.part, files)
    }

    /// Returns the values of `results`.
    ///
    /// - Throws: The error in `results`, or `Diagnostics` if there are several.
    private static func all<Value>(_ results: [Result<Value, any Error>]) throws -> [Value] {
        var values: [Value] = []
        var errors: [any Error] = []
        for result in results {
            do {
                values.append(try result.get())
            } catch {
                errors.append(error)
            }
        }
        if let error = errors.first, errors.count == 1 { throw error }
        var faults = Diagnostics()
        for error in errors { faults.add(error) }
        try faults.throwIfAny()
        return values
    }
}
