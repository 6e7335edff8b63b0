package import DictModel

/// Statistics about a corpus that was read to its end.
package struct CorpusSummary: Sendable {
    /// The number of sentences read.
    package var sentences = 0
    /// The number of paragraphs read, which have yet to be split into sentences.
    package var paragraphs = 0
    /// The number of tokens in all sentences and paragraphs.
    package var tokens = 0
    /// The number of tokens that have a part-of-speech tag.
    package var taggedTokens = 0
    /// The number of words without a separate token because a range of words was kept as one token.
    package var mergedWords = 0
    /// The number of sentences, paragraphs and rows that were skipped for the reasons in
    /// ``findings``.
    package var skipped = 0
    /// The irregularities found, with one element for each kind that occurs.
    package var findings: [CorpusFinding] = []
    /// The number of lines in all files.
    package var lines = 0
    /// The size of all files after decompression, in bytes.
    package var bytes: UInt64 = 0
    /// The size of all files on disk, in bytes.
    package var fileBytes: UInt64 = 0
    /// Whether any of the files is compressed, according to its content.
    package var isCompressed = false
    /// Notes for the user about the files, in the order in which they were made.
    ///
    /// Once there are 100 notes or more, those about further files are not added.
    package var notes: [Diagnostic] = []

    /// Creates the summary of an empty corpus.
    package init() {}

    /// Adds the statistics of another file, which follows those of this summary.
    package mutating func add(_ other: CorpusSummary) {
        sentences += other.sentences
        paragraphs += other.paragraphs
        tokens += other.tokens
        taggedTokens += other.taggedTokens
        mergedWords += other.mergedWords
        skipped += other.skipped
        for finding in other.findings {
            if let index = findings.firstIndex(where: { $0.kind == finding.kind }) {
                findings[index].add(finding)
            } else {
                findings.append(finding)
            }
        }
        findings.sort { $0.kind.rawValue < $1.kind.rawValue }
        lines += other.lines
        bytes += other.bytes
        fileBytes += other.fileBytes
        isCompressed = isCompressed || other.isCompressed
        if notes.count < Self.noteLimit { notes += other.notes }
    }

    /// Returns the number of occurrences of the irregularity `kind`.
    package func count(of kind: CorpusFindingKind) -> Int {
        findings.first { $0.kind == kind }?.count ?? 0
    }
}
