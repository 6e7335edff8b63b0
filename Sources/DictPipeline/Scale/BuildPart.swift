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
/// part of all files: by ``PartMerge`` as files, and by ``SentencePart/merge(_:)`` in memory.
///
/// ```swift
/// let part = try BuildPart(atPath: "1.part")
/// try AtomicFile.write(part.bytes, to: "copy.part")
/// ```
struct BuildPart {
    /// The digest of the plan of which the files are, or an empty string in the cache of a build.
    let plan: String
    /// The files with their statistics, in the order of their numbers.
    private(set) var files: [(split: PartSplit, file: CorpusSentences.Reading)]
    /// The sentences of each language.
    private(set) var sentences: [Language: SentencePart]

    /// Creates a part of `files`, whose sentences are `sentences`.
    init(
        plan: String, files: [(split: PartSplit, file: CorpusSentences.Reading)],
        sentences: [Language: SentencePart]
    ) {
        self.plan = plan
        self.files = files.sorted { $0.split.number < $1.split.number }
        self.sentences = sentences
    }
}
