public import DictCompiler
public import DictSources

/// The sentences of a language.
public struct SentencesConfiguration: Sendable, Equatable {
    /// A corpus.
    public struct Source: Sendable, Equatable {
        /// The path of the file.
        public var file: String
        /// How its sentences are written.
        public var format: CorpusFormat
        /// The encoding of a format that does not declare its own.
        public var encoding = TextEncoding.utf8
    }

    /// The corpora, in the order of the file; at least one.
    public var sources: [Source]
    /// The file that says which words name things of one kind; `nil` for none.
    public var fields: String?
    /// What makes this order differ from others.
    public var seed: UInt64 = 1
    /// The largest familiarity of a word of a sentence; `nil` where every word of the lexicon will
    /// do.
    public var familiarity: UInt8?
    /// The layers of blocked words; a sentence with such a word is left out.
    public var exclude = BlockLayer.offending
    /// The numbers of the quality measures.
    public var limits = SentenceLimits()

    /// Every file of the section.
    var paths: [String] { sources.map(\.file) + (fields.map { [$0] } ?? []) }
}
