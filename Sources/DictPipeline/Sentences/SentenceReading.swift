import DictModel
import DictText
import Platform

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
                try corpora.read(split, &tagger, counter) { part.add($0, rules, watch) }
            }
        }
        return (part, try corpora.corpora(Array(zip(splits, try Self.all(results)))))
    }

    /// Reads `splits`, and returns the part of all of them and the statistics of each.
    func parts(
        of splits: [CorpusSentences.Split]
    ) throws -> (SentencePart, [(CorpusSentences.Split, CorpusSentences.Reading)]) {
        let counter = corpora.counter(of: splits)
        let batches = try SplitBatches(splits, corpora)
        let workers = Workers(corpora, rules, empty)
        // The largest are read first, so that no thread is left with one at the end.
        let order = batches.largestFirst
        let results = WorkCrew(jobs: jobs).map(order) { batch in
            workers.read(batch, batches.cache, counter)
        }
        var readings: [Result<CorpusSentences.Reading, any Error>?] = splits.map { _ in nil }
        for (batch, result) in zip(order, results) {
            for (index, reading) in zip(batch.indices, try result.get()) {
                readings[index] = reading
            }
        }
        let files = Array(zip(splits, try Self.all(readings.compactMap(\.self))))
        var part = empty
        for other in workers.parts { part.merge(other) }
        batches.removeOthers()
        return (part, files)
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

/// The threads of one pass, each with a tagger and with a part of the files that it has read.
private final class Workers: @unchecked Sendable {
    // Safe to share because mutable state is only accessed with the lock held, and a worker is used
    // by one thread at a time.
    private let lock = Lock()
    private var idle: [(tagger: Tagger?, part: SentencePart)] = []
    private let corpora: CorpusSentences
    private let rules: SentenceRules
    private let empty: SentencePart

    init(_ corpora: CorpusSentences, _ rules: SentenceRules, _ empty: SentencePart) {
        self.corpora = corpora
        self.rules = rules
        self.empty = empty
    }

    /// Reads the files of `batch`, or takes their part from `cache`, and returns the statistics of
    /// each.
    func read(
        _ batch: SplitBatches.Batch, _ cache: PartCache?, _ counter: ProgressCounter?
    ) -> [Result<CorpusSentences.Reading, any Error>] {
        var (tagger, part) = lock.withLock { idle.popLast() } ?? (corpora.tagger(), empty)
        defer { lock.withLock { idle.append((tagger, part)) } }
        guard let cache, let name = batch.name else {
            return batch.splits.map { split in
                Result {
                    try corpora.read(split, &tagger, counter) { part.add($0, rules) { _, _ in } }
                }
            }
        }
        let language = corpora.words.language
        if let kept = cache.part(name, batch.keys), let sentences = kept.sentences[language],
            sentences.pool.isLike(part.pool)
        {
            counter?.advance(by: batch.bytes)
            part.merge(sentences)
            return kept.files.map { .success($0.file) }
        }
        var fresh = empty
        let readings = batch.splits.map { split in
            Result {
                try corpora.read(split, &tagger, counter) { fresh.add($0, rules) { _, _ in } }
            }
        }
        // A file that has changed meanwhile has another key than the one that is known.
        let read = readings.compactMap { try? $0.get() }
        if read.map(\.sha256) == batch.keys.map(\.sha256) {
            let kept = BuildPart(
                key: "", files: zip(batch.keys, read).map { ($0, $1) },
                sentences: [language: fresh])
            cache.keep(kept, as: name)
        }
        part.merge(fresh)
        return readings
    }

    /// The parts of all threads, once all files are read.
    var parts: [SentencePart] { lock.withLock { idle.map(\.part) } }
}
