import DictConfiguration
import DictFiles
package import DictModel
import DictOutput
import DictSources
import DictText
import Platform

/// A count of the words in corpora, by form and part of speech.
///
/// Memory is limited: what does not fit goes to temporary files. The result depends only on the
/// texts, not on the order or the number of files, the number of threads or the memory.
///
/// ```swift
/// var count = WordCount(of: [TaggingInput("films", .opus)], language: .english)
/// count.minimum = 2
/// let outcome = try count.run(options).forEach { word in rows.append(word) }
/// ```
package struct WordCount {
    /// The language of the corpora.
    package var language: Language
    /// The corpora, or an empty array for those of the project's section `sentences`.
    package var inputs: [TaggingInput]
    /// The path of a plan and the numbers of its files that are counted instead, if only some of
    /// the project's corpora are.
    package var planned: (path: String, splits: [Int])?
    /// Whether the inputs are lists that another count wrote, and whose counts are added.
    package var addsLists = false
    /// The tags with which words are counted.
    package var tags = CountTags.corpus
    /// The path of the tagger model, or `nil` for that of the project.
    ///
    /// No model is needed if no sentence has to be tagged.
    package var model: String?
    /// The smallest count of a row in the result.
    package var minimum: UInt64 = 1
    /// The memory for counts before they go to temporary files, in bytes.
    package var memory = 256 << 20
    /// The folder for temporary files.
    package var scratch = ScratchFile.usualFolder

    /// Creates a count of the words in `inputs`.
    package init(of inputs: [TaggingInput], language: Language) {
        self.inputs = inputs
        self.language = language
    }

    /// Counts the words, in as many threads as `options` allow.
    ///
    /// The files of a folder are counted side by side.
    ///
    /// - Throws: `Diagnostic` or `Diagnostics` with the errors of all files that cannot be counted.
    package func run(_ options: BuildOptions) throws -> WordCountOutcome {
        if addsLists { return try addedLists() }
        let inputs = try countInputs(options)
        var files: [(input: Int, file: CountInput)] = []
        for (number, input) in inputs.enumerated() {
            files += try input.files().map { (number, $0) }
        }
        let crew = WorkCrew(jobs: options.jobs)
        let counters = try counters(options, threads: min(crew.jobs, files.count))
        let progress = StageProgress(artefact: language.code, show: options.progress)
        defer { progress.end() }
        let counter = progress.counter("counting", of: files.count, "files")
        let results = crew.map(files.map(\.file)) { file in
            defer { counter.advance() }
            return try counters.count(file)
        }
        var outcome = WordCountOutcome(minimum: minimum, memory: memory, scratch: scratch)
        outcome.files = files.count
        var sentences = [Int](repeating: 0, count: inputs.count)
        var faults = Diagnostics()
        for ((input, _), result) in zip(files, results) {
            do {
                let (totals, summary) = try result.get()
                sentences[input] += totals.sentences
                outcome.add(totals, summary)
            } catch {
                sentences[input] += 1
                faults.addOnce(error)
            }
        }
        for (input, count) in zip(inputs, sentences) where count == 0 && !input.mayBeEmpty {
            faults.add(input.source.noSentences(found: "a folder without sentences"))
        }
        try faults.throwIfAny()
        outcome.runs = counters.finish()
        return outcome
    }

    /// Returns the sum of the lists.
    private func addedLists() throws -> WordCountOutcome {
        var outcome = WordCountOutcome(minimum: minimum, memory: memory, scratch: scratch)
        var counts = SpilledCounts(memory: memory, scratch: scratch)
        var faults = Diagnostics()
        for input in inputs {
            do {
                outcome.add(list: try CountList(input, tags).add(to: &counts))
            } catch {
                faults.add(error)
            }
        }
        try faults.throwIfAny()
        outcome.runs = counts.finish()
        return outcome
    }

    /// Returns the corpora to count: those given, or those of the project.
    private func countInputs(_ options: BuildOptions) throws -> [CountInput] {
        if !inputs.isEmpty { return inputs.map { CountInput($0) } }
        let project = try Project(options)
        if let planned { return try countInputs(planned, project) }
        let sentences = project.configuration.language(language)?.sentences
        guard let sentences else {
            throw Diagnostic(
                .countWithoutCorpora, at: project.configurationPlace,
                "names no corpora for \(language.code)",
                hint: "name files to count, or add the section `sentences`")
        }
        return try sentences.sources.map { try CountInput($0, in: project) }
    }

    /// Returns the files of a plan that are counted, after checking that they are still the same.
    private func countInputs(
        _ planned: (path: String, splits: [Int]), _ project: Project
    ) throws -> [CountInput] {
        let place = Place(planned.path)
        let plan = try ShardPlan(atPath: planned.path)
        _ = try plan.check(project, at: place)
        let sources = project.configuration.language(language)?.sentences?.sources ?? []
        var inputs: [CountInput] = []
        var faults = Diagnostics()
        for split in try plan.splits(.splits(planned.splits), at: place) {
            guard split.language == language.code, sources.indices.contains(split.source) else {
                throw Diagnostic(
                    .planNoSplit, at: place, "a file of another language",
                    found: "\(split.number), \(split.language)", expected: language.code,
                    hint: "name the language with --language")
            }
            do {
                try plan.checkPath(of: split, in: project, at: place)
                try split.expect(try SourceDigests.digest(of: split.file, in: project))
                inputs.append(try CountInput(split, of: sources[split.source], in: project))
            } catch {
                faults.add(error)
            }
        }
        try faults.throwIfAny()
        return inputs
    }

    private func counters(_ options: BuildOptions, threads: Int) throws -> WordCounters {
        var found: Result<TaggerModel, any Error>?
        if tags != .none {
            found = Result {
                try model.map { try TaggerFile.model(at: $0, of: language) }
                    ?? TaggerFile.model(of: language, options)
            }
        }
        if model != nil || tags == .tagger { _ = try found?.get() }
        return WordCounters(memory: memory, threads: threads, scratch: scratch) {
            [language, tags, found] in WordCounter(language, tags, found, $0)
        }
    }
}

extension Diagnostics {
    /// Adds `error` unless an equal one is kept already, as when all files lack the same model.
    fileprivate mutating func addOnce(_ error: any Error) {
        var added = Diagnostics()
        added.add(error)
        let known = Set(errors.map(\.description))
        if added.errors.allSatisfy({ known.contains($0.description) }) { return }
        add(added)
    }
}

/// A file, folder or stream to count.
struct CountInput: Sendable {
    /// The place of the file in messages.
    var place: Place
    var mayBeEmpty: Bool
    private var path: String?
    private var mayBePipe = true
    private let format: CorpusFormat
    private let encoding: TextEncoding
    /// The files of a folder or pattern in dictc.yml, or `nil` for any other input.
    private var parts: [CountInput]?

    /// Creates an input for a file that the caller names.
    init(_ input: TaggingInput) {
        (path, place, format) = (input.path, Place(input.name), input.format.format)
        (encoding, mayBeEmpty) = (.utf8, false)
    }

    /// Creates an input for a corpus of `project`, which may be a folder or pattern.
    init(
        _ source: SentencesConfiguration.Source, in project: Project
    ) throws(Diagnostic) {
        (path, place) = (project.path(of: source.file), Place(project: source.file))
        (format, encoding, mayBeEmpty) = (source.format, source.encoding, source.mayBeEmpty)
        mayBePipe = false
        let whole = self
        guard let members = try project.members(of: source.file, as: source.format)
        else { return }
        var parts: [CountInput] = []
        for member in members {
            try project.expectInside(member)
            var part = whole
            (part.path, part.place) = (project.path(of: member), Place(project: member))
            part.mayBeEmpty = true
            parts.append(part)
        }
        self.parts = parts
    }

    /// Creates an input for a file of a plan, which belongs to the corpus `source` of `project`.
    init(
        _ split: ShardPlan.Split, of source: SentencesConfiguration.Source, in project: Project
    ) throws(Diagnostic) {
        path = project.path(of: split.file)
        place = Place(project: split.file)
        (format, encoding) = (source.format, source.encoding)
        mayBeEmpty = split.file != split.corpus || source.mayBeEmpty
        mayBePipe = false
    }

    /// The input as a corpus, whose sentences can be read one by one.
    var source: CorpusSource {
        var input =
            path.map { SourceInput(path: $0, place: place) }
            ?? SourceInput(descriptor: 0, place: place)
        input.mayBePipe = mayBePipe
        return CorpusSource(input, format: format, encoding: encoding)
    }

    /// Returns the files of the corpus: the input itself, or those in its folder.
    ///
    /// A file in a folder may be empty.
    func files() throws(Diagnostic) -> [CountInput] {
        if let parts { return parts }
        guard let names = try source.folderFiles() else { return [self] }
        return names.map { name in
            var file = self
            file.path = path.map { $0 + "/" + name }
            file.place.file += "/" + name
            file.mayBeEmpty = true
            return file
        }
    }
}

/// The counters of all threads of one count.
private final class WordCounters: @unchecked Sendable {
    // Safe to share because mutable state is only accessed with the lock held, and a counter is
    // used by one thread at a time.
    private let lock = Lock()
    private var idle: [WordCounter] = []
    private let make: (SpilledCounts) -> WordCounter
    private let memory: Int
    private let scratch: String

    /// Creates the counters of `threads` threads, which share `memory` bytes.
    init(
        memory: Int, threads: Int, scratch: String,
        _ make: @escaping (SpilledCounts) -> WordCounter
    ) {
        self.memory = memory / max(1, threads)
        self.scratch = scratch
        self.make = make
    }

    func count(_ file: CountInput) throws -> (CountTotals, CorpusSummary) {
        var counter =
            lock.withLock { idle.popLast() }
            ?? make(SpilledCounts(memory: memory, scratch: scratch))
        defer { lock.withLock { idle.append(counter) } }
        return try counter.count(file.source, mayBeEmpty: file.mayBeEmpty)
    }

    /// Returns the counts of all threads as sorted runs; call it once all threads are done.
    func finish() -> [CountRun] {
        lock.withLock { idle.indices.flatMap { idle[$0].finish() } }
    }
}
