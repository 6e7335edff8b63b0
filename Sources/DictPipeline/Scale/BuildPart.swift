import DictFormat
import DictModel
import DictOutput
import DictSources

/// A file of a project that is read on its own: one step of a build that may run anywhere.
struct PartSplit: Equatable, Sendable {
    /// The number of the file among all files of the plan.
    var number: Int
    var language: Language
    /// The index of its corpus in the list of corpora of the language in dictc.yml.
    var source: Int
    /// The path of the file, like those in dictc.yml.
    var path: String
    /// The SHA-256 of the file.
    var sha256: String
    /// The digest of everything that decides what is read of the file; see ``PartKey``.
    var key: String
}

/// The result of reading some files of a project's corpora.
///
/// Parts of different files can be merged in any order and grouping, with the same result as one
/// part of all files.
///
/// ```swift
/// var part = try BuildPart(file: bytes)
/// try part.merge(try BuildPart(file: others), at: place)
/// try AtomicFile.write(part.bytes, to: "all.part")
/// ```
struct BuildPart {
    /// The key of the plan of which the files are, or an empty string in the cache of a build.
    var key: String
    /// The files with their statistics, in the order of their numbers.
    private(set) var files: [(split: PartSplit, file: CorpusSentences.Reading)]
    /// The sentences of each language.
    private(set) var sentences: [Language: SentencePart]

    /// Creates a part of `files`, whose sentences are `sentences`.
    init(
        key: String, files: [(split: PartSplit, file: CorpusSentences.Reading)],
        sentences: [Language: SentencePart]
    ) {
        self.key = key
        self.files = files.sorted { $0.split.number < $1.split.number }
        self.sentences = sentences
    }

    /// Adds the files of `other`, which is the file at `place`.
    ///
    /// - Throws: `Diagnostics` if it is a part of another plan, or if a file is in both parts.
    mutating func merge(_ other: BuildPart, at place: Place) throws(Diagnostics) {
        guard key == other.key else {
            throw Diagnostics([.otherKey(found: other.key, expected: key, at: place)])
        }
        let known = Set(files.map(\.split.number))
        var faults = Diagnostics()
        for (split, _) in other.files where known.contains(split.number) {
            faults.add(.repeatedSplit(split.number, split.path, at: place))
        }
        try faults.throwIfAny()
        files = (files + other.files).sorted { $0.split.number < $1.split.number }
        for (language, part) in other.sentences {
            if var mine = sentences[language] {
                guard mine.pool.isLike(part.pool) else {
                    throw Diagnostics([
                        Diagnostic(.damaged(PartFormat.candidates, .value), file: place)
                    ])
                }
                sentences[language] = nil
                mine.merge(part)
                sentences[language] = mine
            } else {
                sentences[language] = part
            }
        }
    }
}
