/// What came out of one source that was read to its end.
public struct SourceSummary: Sendable {
    /// How many records were handed out.
    public var records = 0
    /// How many lines the text has; a last line without a line end counts.
    public var lines = 0
    /// Lines of a list that are blank or a comment, or elements of XML that have no text.
    public var skipped = 0
    /// The bytes after decompression, in the encoding of the file.
    public var bytes: UInt64 = 0
    /// The bytes of the file.
    public var fileBytes: UInt64 = 0
    /// Whether the content is gzip, whatever the name of the file.
    public var isCompressed = false
    /// What else is worth knowing, in the order of its discovery.
    public var notes: [SourceNote] = []

    /// A summary of nothing.
    public init() {}
}
