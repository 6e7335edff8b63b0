public import DictModel

/// The figures of one source that was read to its end.
public struct SourceSummary: Sendable {
    /// The number of records handed out.
    public var records = 0
    /// The number of lines of the text; a last line without a line end counts.
    public var lines = 0
    /// Lines of a list that are blank or a comment, or elements of XML that have no text.
    public var skipped = 0
    /// The bytes after decompression, in the encoding of the file.
    public var bytes: UInt64 = 0
    /// The bytes of the file.
    public var fileBytes: UInt64 = 0
    /// Whether the content is gzip, whatever the name of the file.
    public var isCompressed = false
    /// Notes about the file, in the order of their discovery.
    public var notes: [Diagnostic] = []

    /// A summary of nothing.
    public init() {}
}
