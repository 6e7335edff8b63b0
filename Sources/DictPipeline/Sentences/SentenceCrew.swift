import DictModel
import DictText
import Platform

/// The threads of one pass over the corpora of a language.
///
/// A thread reads a file, or tags and judges some sentences of a file that another one reads, so
/// that one large file has work for all of them. Which thread does what makes no difference to the
/// result.
final class SentenceCrew: @unchecked Sendable {
    // Safe to share because mutable state is only accessed with the condition's lock held, and a
    // task's state with the lock of the task.

    /// The number of sentences that a thread tags and judges at a time.
    private static let chunkSize = 128

    private let corpora: CorpusSentences
    private let rules: SentenceRules
    private let empty: SentencePart
    private let cache: PartCache?
    private let counter: ProgressCounter?
    private let threads: Int
    private let order: [SplitBatches.Batch]

    private let condition = Lock()
    private var taken = 0
    /// The number of batches that are being read.
    private var reading = 0
    private var chunks: [Chunk] = []
    private var taggers: [Tagger?] = []
    private var whole: SentencePart
    private var results: [(SplitBatches.Batch, [Result<CorpusSentences.Reading, any Error>])] = []

    /// Some sentences of one file, which are not tagged yet.
    private struct Chunk {
        var sentences: [CorpusSentences.RawSentence]
        var task: Task
    }

    /// The sentences of one file that have been judged so far.
    private final class Task: @unchecked Sendable {
        // Safe to share because the members are only accessed with the lock held.
        let lock = Lock()
        var part: SentencePart
        var pending = 0
        var tokens = 0
        var tagged = 0
        var error: (any Error)?

        init(_ part: SentencePart) { self.part = part }
    }

    /// Creates threads that add the sentences of `batches` to `empty`, a part of no files.
    init(
        _ corpora: CorpusSentences, _ rules: SentenceRules, _ empty: SentencePart,
        _ batches: SplitBatches, _ counter: ProgressCounter?, threads: Int
    ) {
        self.corpora = corpora
        self.rules = rules
        self.empty = empty
        self.counter = counter
        self.threads = threads
        cache = batches.cache
        // The largest are read first, so that no thread is left with one at the end.
        order = batches.largestFirst
        whole = empty
    }

    /// The part of all files, once they are read.
    var part: SentencePart { condition.withLock { whole } }

    /// Reads all batches, and returns the statistics of each of their files.
    func run() -> [(SplitBatches.Batch, [Result<CorpusSentences.Reading, any Error>])] {
        _ = WorkCrew(jobs: threads).map(Array(0..<threads)) { [self] _ in takePart() }
        return condition.withLock { results }
    }

    /// Tags sentences and reads files until none is left.
    private func takePart() {
        condition.lock()
        while true {
            if let chunk = chunks.popLast() {
                condition.unlock()
                judge(chunk)
                condition.lock()
            } else if taken < order.count {
                let batch = order[taken]
                taken += 1
                reading += 1
                condition.unlock()
                let result = read(batch)
                condition.lock()
                results.append((batch, result))
                reading -= 1
                condition.broadcast()
            } else if reading == 0 {
                condition.unlock()
                return
            } else {
                condition.wait()
            }
        }
    }

    /// Reads the files of `batch`, or takes their part from the cache, and returns the statistics
    /// of each.
    private func read(
        _ batch: SplitBatches.Batch
    ) -> [Result<CorpusSentences.Reading, any Error>] {
        let language = corpora.words.language
        if let cache, let name = batch.name, let kept = cache.part(name, batch.keys),
            let sentences = kept.sentences[language], sentences.pool.isLike(empty.pool)
        {
            counter?.advance(by: batch.bytes)
            rules.trace?.giveUp()
            condition.withLock { whole.merge(sentences) }
            return kept.files.map { .success($0.file) }
        }
        var part = empty
        let readings = batch.splits.map { split in Result { try self.read(split, into: &part) } }
        // A file that has changed meanwhile has another key than the one that is known.
        let complete = readings.compactMap { try? $0.get() }
        if let cache, let name = batch.name, complete.map(\.sha256) == batch.keys.map(\.sha256) {
            let kept = BuildPart(
                plan: "", files: zip(batch.keys, complete).map { ($0, $1) },
                sentences: [language: part])
            cache.keep(kept, as: name)
        }
        condition.withLock { whole.merge(part) }
        return readings
    }

    /// Adds the sentences of `split` to `part`, and returns the statistics of the file.
    private func read(
        _ split: CorpusSentences.Split, into part: inout SentencePart
    ) throws -> CorpusSentences.Reading {
        let task = Task(part)
        part = empty
        defer { part = task.part }
        var sentences: [CorpusSentences.RawSentence] = []
        defer { wait(for: task) }
        var file = try corpora.scan(split, counter) { sentence in
            sentences.append(sentence)
            if sentences.count == Self.chunkSize {
                submit(Chunk(sentences: sentences, task: task))
                sentences.removeAll(keepingCapacity: true)
            }
        }
        submit(Chunk(sentences: sentences, task: task))
        wait(for: task)
        if let error = task.error { throw error }
        file.tokens = task.tokens
        file.tagged = task.tagged
        return file
    }

    /// Leaves `chunk` to another thread, or judges it here if the others have enough to do.
    private func submit(_ chunk: Chunk) {
        let isLeft = condition.withLock {
            guard threads > 1, chunks.count < 2 * threads else { return false }
            chunk.task.lock.withLock { chunk.task.pending += 1 }
            chunks.append(chunk)
            condition.broadcast()
            return true
        }
        if isLeft { return }
        chunk.task.lock.withLock { chunk.task.pending += 1 }
        judge(chunk)
    }

    /// Judges sentences, of whatever file, until all of `task` are judged.
    private func wait(for task: Task) {
        condition.lock()
        while task.lock.withLock({ task.pending > 0 }) {
            if let chunk = chunks.popLast() {
                condition.unlock()
                judge(chunk)
                condition.lock()
            } else {
                condition.wait()
            }
        }
        condition.unlock()
    }

    /// Tags and judges the sentences of `chunk`, and adds them to the part of their file.
    private func judge(_ chunk: Chunk) {
        var tagger = condition.withLock { taggers.popLast() } ?? corpora.tagger()
        var part = empty
        var (tokens, tagged) = (0, 0)
        let result = Result {
            for raw in chunk.sentences {
                let sentence = try corpora.sentence(raw, &tagger, rules)
                tokens += sentence.text.tokens.count
                if sentence.hasOwnTags { tagged += 1 }
                part.add(sentence, rules) { _, _ in }
            }
        }
        let task = chunk.task
        task.lock.withLock {
            task.part.merge(part)
            task.tokens += tokens
            task.tagged += tagged
            if case .failure(let error) = result { task.error = task.error ?? error }
            task.pending -= 1
        }
        condition.withLock {
            taggers.append(tagger)
            condition.broadcast()
        }
    }
}
