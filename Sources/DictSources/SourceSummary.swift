public import DictModel

/// Statistics about one source that was read to its end.
public struct SourceSummary: Sendable {
    /// The number of records read.
    public var records = 0
    /// The number of lines in the text; a last line without a line end is counted.
    public var lines = 0
    /// The number of blank lines and comments in a list, or of elements at the path without a word
    /// in XML.
    public var skipped = 0
    /// The size after decompression, in bytes, in the encoding of the file.
    public var bytes: UInt64 = 0
    /// The size of the file on disk, in bytes.
    public var fileBytes: UInt64 = 0
    /// Whether the file is gzip, according to its content.
    public var isCompressed = false
    /// Notes about the file, in the order in which they were made.
    public var notes: [Diagnostic] = []

    /// Creates a summary of an empty source.
    public init() {}
}
