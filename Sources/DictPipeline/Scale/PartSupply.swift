import DictConfiguration
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
    /// A path for messages about all parts.
    private let place: Place
    /// The sentences of all parts, by language.
    private var sentences: [Language: SentencePart] = [:]
    private var files: [(split: PartSplit, file: CorpusSentences.Reading)] = []

    /// Reads the parts in the files at `paths`, one after the other.
    ///
    /// - Throws: `Diagnostics` if a part is damaged or of another plan, has a file that is in
    ///   another part or not in the plan, or if a file of the plan is in no part.
    init(_ plan: ShardPlan, _ paths: [String]) throws(Diagnostics) {
        self.plan = plan
        place = Place(paths.first ?? "parts")
        var faults = Diagnostics()
        var found: Set<Int> = []
        for path in paths {
            do {
                let place = Place(path)
                let part = try BuildPart(atPath: path) { digest, files in
                    try Self.check(files, of: digest, with: plan, at: place)
                    for split in files where !found.insert(split.number).inserted {
                        faults.add(.repeatedSplit(split.number, split.path, at: place))
                    }
                    return files
                }
                if faults.isEmpty { try add(part, at: place) }
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
        files.sort { $0.split.number < $1.split.number }
    }

    /// Adds the files and sentences of `part`, which is at `place`.
    private mutating func add(_ part: BuildPart, at place: Place) throws(Diagnostic) {
        files += part.files
        for (language, other) in part.sentences {
            guard var whole = sentences.removeValue(forKey: language) else {
                sentences[language] = other
                continue
            }
            guard whole.pool.isLike(other.pool) else {
                throw Diagnostic(.damaged(PartFormat.candidates, .value), file: place)
            }
            whole.merge(other)
            sentences[language] = whole
        }
    }

    /// Checks the files of a part that states the plan `digest`.
    ///
    /// - Throws: `Diagnostic` if that is another one than `plan`, or if a file is not in it.
    private static func check(
        _ files: [PartSplit], of digest: String, with plan: ShardPlan, at place: Place
    ) throws(Diagnostic) {
        if digest != plan.digest {
            throw .otherPlan(found: digest, expected: plan.digest, at: place)
        }
        for file in files {
            guard plan.splits.indices.contains(file.number),
                PartSplit(plan.splits[file.number], file.language) == file,
                plan.splits[file.number].language == file.language.code
            else {
                throw Diagnostic(
                    .partUnknownFile, at: place, "a file that is not in the plan",
                    found: "\(file.number), \(PrintableText.quoted(file.path))",
                    hint: "map its files again with this plan")
            }
        }
    }

    /// Returns the sentences of `language` in all parts, or `empty` if there are none, and the
    /// statistics of each file.
    ///
    /// - Throws: `Diagnostic` if the parts were made for another number of sentences than `empty`.
    func read(
        _ language: Language, into empty: SentencePart
    ) throws(Diagnostic) -> (SentencePart, [(PartSplit, CorpusSentences.Reading)]) {
        let whole = sentences[language] ?? empty
        guard whole.pool.isLike(empty.pool) else {
            throw Diagnostic(.damaged(PartFormat.candidates, .value), file: place)
        }
        return (whole, files.filter { $0.split.language == language }.map { ($0.split, $0.file) })
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

extension Diagnostic {
    /// Returns the error for a part of another plan.
    static func otherPlan(found: String, expected: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .partOtherPlan, at: place, "a part of another plan",
            found: found.isEmpty ? "none" : "plan \(found.prefix(12))…",
            expected: "\(expected.prefix(12))…",
            hint: "map its files again with this plan")
    }

    /// Returns the error for a part with a file that another part has as well.
    static func repeatedSplit(_ number: Int, _ path: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .partRepeatedFile, at: place, "a file that another part has as well",
            found: "\(number), \(PrintableText.quoted(path))", hint: "leave one of the parts out")
    }
}
