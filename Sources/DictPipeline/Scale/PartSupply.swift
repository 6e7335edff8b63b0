import DictFormat
import DictModel
import DictOutput

/// Where a build takes the sentences of its corpora from, if not from the corpora alone.
enum PartSupply: Sendable {
    /// From the parts that earlier builds kept, and from the files of which there is none; the
    /// digests are those of all sources.
    case kept(PartCache, SourceDigests)
    /// From the parts that `dictc map` made, and from nothing else.
    case given(GivenParts)
}

/// The parts with all files of a plan, each file in one of them.
struct GivenParts: Sendable {
    let plan: ShardPlan
    private let paths: [String]
    /// The files of the plan, keyed by what decides what is read of them.
    private let splits: [String: ShardPlan.Split]

    /// Creates the parts in the files at `paths`, after reading which files each of them has.
    ///
    /// - Throws: `Diagnostics` if a part is damaged or of another plan, has a file that is in
    ///   another part or not in the plan, or if a file of the plan is in no part.
    init(_ plan: ShardPlan, _ paths: [String]) throws(Diagnostics) {
        self.plan = plan
        self.paths = paths
        splits = Dictionary(plan.splits.map { ($0.key, $0) }) { first, _ in first }
        var faults = Diagnostics()
        var found: Set<Int> = []
        for path in paths {
            do {
                _ = try BuildPart(atPath: path) { [self] key, files in
                    for split in try placed(files, key, at: Place(path)) {
                        if !found.insert(split.number).inserted {
                            faults.add(.repeatedSplit(split.number, split.path, at: Place(path)))
                        }
                    }
                    return files
                }
            } catch {
                faults.add(error)
            }
        }
        for split in plan.splits where faults.isEmpty && !found.contains(split.number) {
            faults.add(
                Diagnostic(
                    .partMissingFile, at: Place(project: split.file), "in none of the parts",
                    found: "\(paths.count) parts with \(found.count) files",
                    expected: "file \(split.number) of \(plan.splits.count)",
                    hint: "dictc map --plan … --split \(split.number)"))
            if faults.errors.count == Diagnostics.limit { break }
        }
        try faults.throwIfAny()
    }

    /// Returns the files of a part with the numbers that they have in the plan.
    ///
    /// - Throws: `Diagnostic` if the part does not have the key of the plan, or a file that is not in
    ///   the plan.
    private func placed(
        _ files: [PartSplit], _ key: String, at place: Place
    ) throws(Diagnostic) -> [PartSplit] {
        if key != plan.key { throw .otherKey(found: key, expected: plan.key, at: place) }
        var placed: [PartSplit] = []
        for file in files {
            guard let split = splits[file.key], split.language == file.language.code else {
                throw Diagnostic(
                    .partUnknownFile, at: place, "a file that is not in the plan",
                    found: "\(file.number), \(PrintableText.quoted(file.path))",
                    hint: "map its files again with this plan")
            }
            placed.append(PartSplit(split, file.language))
        }
        return placed
    }

    /// Adds the sentences of `language` in all parts to `empty`, a part of no files.
    ///
    /// - Returns: The part of all files, and the statistics of each file.
    /// - Throws: `Diagnostic` if a part has changed since it was looked at.
    func read(
        _ language: Language, into empty: SentencePart
    ) throws -> (SentencePart, [(PartSplit, CorpusSentences.Reading)]) {
        var whole = empty
        var files: [(PartSplit, CorpusSentences.Reading)] = []
        for path in paths {
            let place = Place(path)
            let part = try BuildPart(atPath: path) { try placed($1, $0, at: place) }
            files += part.files.filter { $0.split.language == language }
                .map { ($0.split, $0.file) }
            guard let sentences = part.sentences[language] else { continue }
            guard sentences.pool.isLike(whole.pool) else {
                throw Diagnostic(.damaged(PartFormat.candidates, .value), file: place)
            }
            whole.merge(sentences)
        }
        files.sort { $0.0.number < $1.0.number }
        let expected = plan.splits(of: language).map(\.number)
        guard files.map(\.0.number) == expected else {
            // A part has changed since it was looked at.
            throw Diagnostic(
                .damaged(PartFormat.splits, .value), file: Place(paths.first ?? "parts"))
        }
        return (whole, files)
    }
}

extension PartSplit {
    /// Creates the file `split` of a plan.
    init(_ split: ShardPlan.Split, _ language: Language) {
        self.init(
            number: split.number, language: language, source: split.source, path: split.file,
            sha256: split.sha256, key: split.key)
    }
}
