import DictConfiguration
package import DictFiles
import DictModel
import DictOutput
import DictSources

/// The steps of a build that can run on any number of machines: a plan, parts of the corpora, and
/// the artefacts.
///
/// ```swift
/// let plan = try ShardPipeline.plan(options)
/// try AtomicFile.write(plan.bytes, to: "plan.json")
/// let part = try ShardPipeline.map(options, plan: "plan.json", .task(1, of: 2))
/// try AtomicFile.write(part.bytes, to: "1.part")
/// let outcome = try ShardPipeline.finish(options, plan: "plan.json", parts: ["1.part", "2.part"])
/// ```
///
/// Which files go into which part, where and in what order parts are made and merged, and how often
/// a step is repeated does not matter: the artefacts have the bytes that ``BuildPipeline`` makes.
package enum ShardPipeline {
    /// Some files of a plan.
    package enum Choice: Sendable {
        /// The files with these numbers.
        case splits([Int])
        /// The files of the task with this number, from 1, of so many tasks that have about the
        /// same size.
        case task(Int, of: Int)
    }

    /// A summary of a file that a step has made.
    package struct Summary: Sendable {
        /// The size of the file, in bytes.
        package var size: Int
        /// The digest of the plan.
        package var plan: String
        /// The number of corpus files in the plan or part.
        package var files: Int
        /// The number of sentences in these files, or `nil` for a plan, which does not know it.
        package var sentences: Int?
        /// The number of sentences that may get into the artefacts, or `nil` for a plan.
        package var candidates: Int?
    }

    /// The contents of a file that a step has made, with a summary.
    package typealias Result = (bytes: [UInt8], summary: Summary)

    /// Returns the plan of a project.
    ///
    /// - Throws: `Diagnostic` or `Diagnostics` if dictc.yml contains an error, or a source cannot
    ///   be read.
    package static func plan(_ options: BuildOptions) throws -> Result {
        let project = try Project(options)
        let digests = SourceDigests(project)
        try digests.faults.throwIfAny()
        let plan = try ShardPlan(project, digests)
        let bytes = plan.bytes
        return (bytes, Summary(size: bytes.count, plan: plan.digest, files: plan.splits.count))
    }

    /// Returns the number of files in the plan at `path`.
    ///
    /// - Throws: `Diagnostic` if the file cannot be read or is not a plan.
    package static func count(plan path: String) throws -> Int {
        try ShardPlan(atPath: path).splits.count
    }

    /// Reads some files of the plan at `path`, and returns the part with what was read.
    ///
    /// - Throws: `Diagnostic` or `Diagnostics` if the plan is not that of the project as it is now,
    ///   or if a file cannot be read or has changed.
    package static func map(
        _ options: BuildOptions, plan path: String, _ choice: Choice
    ) throws -> Result {
        let project = try Project(options)
        let plan = try ShardPlan(atPath: path)
        let side = try plan.check(project, at: Place(path))
        let splits = try plan.splits(choice, at: Place(path))
        for split in splits { try plan.checkPath(of: split, in: project, at: Place(path)) }
        let files = ProjectFiles(project)
        var sentences: [Language: SentencePart] = [:]
        var found: [(split: PartSplit, file: CorpusSentences.Reading)] = []
        for configuration in project.configuration.languages {
            let language = configuration.language
            let mine = splits.filter { $0.language == language.code }
            guard let section = configuration.sentences, !mine.isEmpty else { continue }
            let words = LanguageWords(configuration, files)
            let progress = StageProgress(artefact: "\(language.code).part", show: options.progress)
            defer { progress.end() }
            let corpora = try CorpusSentences(section, words, progress)
            let rules = try SentenceRules(section, words)
            let reading = SentenceReading(
                corpora, rules, empty: SentencePart(section), jobs: options.jobs)
            let (part, read) = try reading.parts(
                of: mine.map { split in
                    CorpusSentences.Split(PartSplit(split, language), of: split.corpus)
                })
            sentences[language] = part
            found += zip(mine, read).map { (PartSplit($0, language), $1.1) }
        }
        try side.changes(side.changed(files), among: plan.side.map(\.file)).throwIfAny()
        let part = BuildPart(plan: plan.digest, files: found, sentences: sentences)
        try checkDigests(part)
        let bytes = part.bytes
        return (bytes, Summary(part, size: bytes.count))
    }

    /// Checks that the files of `part` had the contents that the plan states.
    private static func checkDigests(_ part: BuildPart) throws(Diagnostics) {
        var faults = Diagnostics()
        for (split, file) in part.files where file.sha256 != split.sha256 {
            faults.add(.changed(split.path, found: file.sha256, expected: split.sha256))
        }
        try faults.throwIfAny()
    }

    /// Writes the part of all files of the parts at `paths`, whatever their order, to `output`, in
    /// memory that does not depend on the size of the parts.
    ///
    /// What comes from pipes goes to temporary files in the folder `scratch`, or in the system's if
    /// it is `nil`.
    ///
    /// - Throws: `Diagnostic` or `Diagnostics` if a part cannot be read, is of another plan, or has
    ///   a file that another one has as well, or if the file cannot be written. Nothing is written
    ///   then.
    package static func merge(
        _ paths: [String], scratch: String?, to output: NamedOutput
    ) throws -> Summary {
        var merge = try opened(paths, scratch)
        try output.write(headSize: PartMerge.headSize) { write in
            try merge.run(write)
        }
        return Summary(merge.totals)
    }

    /// Passes the part of all files of the parts at `paths` to `write`, piece by piece.
    ///
    /// It goes to a temporary file in the folder `scratch` first, since its header is known last.
    ///
    /// - Throws: The same errors as ``merge(_:scratch:to:)``, and any error that `write` throws.
    package static func merge(
        _ paths: [String], scratch: String?, _ write: ([UInt8]) throws -> Void
    ) throws {
        var merge = try opened(paths, scratch)
        let file = try ScratchFile(in: scratch ?? ScratchFile.usualFolder)
        try write(try merge.run { try file.append($0) })
        var start: UInt64 = 0
        while start < file.count {
            let end = min(start + 256 << 10, file.count)
            try write(try file.bytes(in: start..<end))
            start = end
        }
    }

    private static func opened(_ paths: [String], _ scratch: String?) throws -> PartMerge {
        var sources: [PartSource] = []
        var faults = Diagnostics()
        for path in paths {
            do {
                sources.append(try PartSource(path, scratch: scratch ?? ScratchFile.usualFolder))
            } catch {
                faults.add(error)
            }
        }
        try faults.throwIfAny()
        return try PartMerge(sources)
    }

    /// Builds the project from the parts at `paths`, which have all files of the plan at `plan`.
    ///
    /// The corpora need not be there.
    ///
    /// - Throws: `Diagnostic` or `Diagnostics` if a part cannot be read or is not of the plan, if a
    ///   file is missing, or the errors of ``BuildPipeline/run(_:)``.
    package static func finish(
        _ options: BuildOptions, plan path: String, parts paths: [String]
    ) throws -> BuildOutcome {
        let plan = try ShardPlan(atPath: path)
        _ = try plan.check(try Project(options), at: Place(path))
        var options = options
        options.parts = try GivenParts(plan, paths)
        return try BuildPipeline.run(options)
    }
}

extension ShardPlan.Split {
    /// Checks that `found` is the SHA-256 of the file.
    func expect(_ found: String) throws(Diagnostic) {
        if found != sha256 { throw .changed(file, found: found, expected: sha256) }
    }
}

extension Diagnostic {
    /// Returns the error for the file at `path` that does not have the digest in the plan.
    fileprivate static func changed(
        _ path: String, found: String, expected: String
    ) -> Diagnostic {
        Diagnostic(
            .planFileChanged, at: Place(project: path), "not the file that the plan names",
            found: "sha256 \(found.prefix(12))…", expected: "\(expected.prefix(12))…",
            hint: ShardPlan.hint)
    }
}

extension ShardPipeline.Summary {
    fileprivate init(_ part: BuildPart, size: Int) {
        self.init(
            size: size, plan: part.plan, files: part.files.count,
            sentences: part.files.reduce(0) { $0 + $1.file.sentences },
            candidates: part.sentences.values.reduce(0) { $0 + $1.pool.candidates.count })
    }

    fileprivate init(_ totals: PartMerge.Totals) {
        self.init(
            size: totals.size, plan: totals.plan, files: totals.files, sentences: totals.sentences,
            candidates: totals.candidates)
    }
}

extension ShardPlan {
    /// Returns the files of `choice`, in the order of the plan.
    ///
    /// - Throws: `Diagnostic` if there is no such file or task, or a file is named twice.
    func splits(
        _ choice: ShardPipeline.Choice, at place: Place
    ) throws(Diagnostic) -> [Split] {
        switch choice {
        case .splits(let numbers):
            var seen: Set<Int> = []
            for number in numbers {
                guard splits.indices.contains(number), seen.insert(number).inserted else {
                    throw Diagnostic(
                        .planNoSplit, at: place, "no file with this number, or a second time",
                        found: String(number), expected: "0 to \(splits.count - 1), each once")
                }
            }
            return numbers.sorted().map { splits[$0] }
        case .task(let number, let count):
            guard number >= 1, number <= count else {
                throw Diagnostic(
                    .planNoTask, at: place, "no such task", found: "\(number)/\(count)",
                    expected: "1/\(count) to \(count)/\(count)")
            }
            return task(number - 1, of: count)
        }
    }

    /// Returns the files of the task `number` of `count`.
    ///
    /// The largest file goes first, each into the task that has the fewest bytes so far.
    private func task(_ number: Int, of count: Int) -> [Split] {
        let count = min(count, splits.count)
        guard number < count else { return [] }
        var loads = MergeQueue<UInt64>()
        for task in 0..<count { loads.add(0, task) }
        var mine: [Split] = []
        for index in splits.indices.sorted(by: {
            (-splits[$0].bytes, $0) < (-splits[$1].bytes, $1)
        }) {
            guard let (load, lightest) = loads.first else { break }
            if lightest == number { mine.append(splits[index]) }
            // A file of no bytes costs something, too.
            loads.replaceFirst(load + UInt64(min(splits[index].bytes, 1 << 38)) + 1)
        }
        return mine.sorted { $0.number < $1.number }
    }

    /// Checks that `split` is a file of its corpus, so that a plan of unknown origin cannot make
    /// dictc read others.
    func checkPath(of split: Split, in project: Project, at place: Place) throws {
        let steps = split.file.split(separator: "/")
        let fixed = FilePattern.fixedPart(of: split.corpus)
        let isInside =
            fixed.isEmpty ? !split.file.hasPrefix("/") : split.file.hasPrefix(fixed + "/")
        guard split.file == split.corpus || isInside && !steps.contains("..") else {
            throw Diagnostic(
                .planForeignFile, at: place, "a file that is not in the corpus",
                found: PrintableText.quoted(split.file),
                expected: "one of \(PrintableText.quoted(split.corpus))",
                hint: ShardPlan.hint)
        }
        try project.expectInside(split.file)
    }
}
