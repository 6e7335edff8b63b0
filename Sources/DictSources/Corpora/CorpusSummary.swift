public import DictModel

/// The figures of a corpus that was read to its end.
public struct CorpusSummary: Sendable {
    /// How many sentences were handed out.
    public var sentences = 0
    /// How many paragraphs were handed out, each to be split into sentences.
    public var paragraphs = 0
    /// How many tokens the sentences have.
    public var tokens = 0
    /// How many of the tokens have a tag.
    public var taggedTokens = 0
    /// How many words of the corpus are not tokens: those after the first of a range that is kept
    /// whole.
    public var mergedWords = 0
    /// How many sentences, paragraphs and rows were left out; ``findings`` has the reasons.
    public var skipped = 0
    /// Things that a corpus should not have, by kind, each with its first places.
    public var findings: [CorpusFinding] = []
    /// How many lines the file has.
    public var lines = 0
    /// The bytes after decompression, in the encoding of the file.
    public var bytes: UInt64 = 0
    /// The bytes of the file.
    public var fileBytes: UInt64 = 0
    /// Whether the content is gzip, whatever the name of the file.
    public var isCompressed = false
    /// Notes about the files, in the order of their discovery.
    public var notes: [Diagnostic] = []

    /// A summary of nothing.
    public init() {}

    /// How often `kind` was met.
    public func count(of kind: CorpusFindingKind) -> Int {
        findings.first { $0.kind == kind }?.count ?? 0
    }
}
