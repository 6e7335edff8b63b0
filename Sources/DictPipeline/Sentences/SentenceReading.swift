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
    /// With a `watch`, the files are read one after the other.
    ///
    /// - Throws: The error of the file that cannot be read, or `Diagnostics` if there are several.
    func run(
        _ watch: ((CorpusSentences.Sentence, SentenceSelection.Fate) -> Void)?
    ) throws -> (SentencePart, [CorpusSentences.File]) {
        let splits = try corpora.splits()
        let crew = WorkCrew(jobs: jobs)
        let counter = corpora.counter(of: splits)
        var part = empty
        let results: [Result<CorpusSentences.File, any Error>]
        if let watch {
            var tagger = corpora.tagger()
            results = splits.map { split in
                Result {
                    try corpora.read(split, &tagger, counter) { part.add($0, rules, watch) }
                }
            }
        } else {
            let workers = Workers(corpora, rules, empty)
            results = crew.map(splits) { try workers.read($0, counter) }
            for other in workers.parts { part.merge(other) }
        }
        var files: [(CorpusSentences.Split, CorpusSentences.File)] = []
        var errors: [any Error] = []
        for (split, result) in zip(splits, results) {
            do {
                files.append((split, try result.get()))
            } catch {
                errors.append(error)
            }
        }
        if let error = errors.first, errors.count == 1 { throw error }
        var faults = Diagnostics()
        for error in errors { faults.add(error) }
        try faults.throwIfAny()
        return (part, try corpora.corpora(files))
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

    func read(
        _ split: CorpusSentences.Split, _ counter: ProgressCounter?
    ) throws -> CorpusSentences.File {
        var (tagger, part) = lock.withLock { idle.popLast() } ?? (corpora.tagger(), empty)
        defer { lock.withLock { idle.append((tagger, part)) } }
        return try corpora.read(split, &tagger, counter) { part.add($0, rules) { _, _ in } }
    }

    /// The parts of all threads, once all files are read.
    var parts: [SentencePart] { lock.withLock { idle.map(\.part) } }
}
