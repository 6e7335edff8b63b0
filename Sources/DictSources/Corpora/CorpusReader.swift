import DictModel

/// A reader that adds the records in one corpus file to a ``CorpusRecordBuilder``.
protocol CorpusReader: AnyObject {
    /// The number of lines read so far.
    var lines: Int { get }
    /// Notes for the user about the file.
    ///
    /// The array is complete once ``finish()`` has returned.
    var notes: [Diagnostic] { get }
    /// A clause that explains why the file has no records, meaningful only if there are none.
    var absence: String { get }

    /// Reads the next chunk of the file.
    func push(_ chunk: Span<UInt8>) throws

    /// Reads the end of the file and completes the last record.
    ///
    /// Call this method once, after the last chunk.
    func finish() throws
}

/// A handler that turns the content of an XML corpus file into records.
protocol XMLCorpusHandler: XMLContentHandler {
    /// A clause that explains why the file has no records, meaningful only if there are none.
    var absence: String { get }
}

/// A reader for a corpus file in XML that parses the file and passes its content to a handler.
final class XMLCorpusReader: CorpusReader {
    private let handler: any XMLCorpusHandler
    private let parser: XMLPushParser

    /// Creates a reader for the file at `place` that passes the file's content to `handler`.
    init(at place: Place, limits: SourceLimits, handler: any XMLCorpusHandler) {
        self.handler = handler
        parser = XMLPushParser(at: place, limits: limits, handler: handler)
    }

    var lines: Int { parser.line }
    var notes: [Diagnostic] { parser.notes }
    var absence: String { handler.absence }

    func push(_ chunk: Span<UInt8>) throws { try parser.push(chunk) }
    func finish() throws { try parser.finish() }
}
