import DictModel

/// Reads one corpus file and adds its records to a ``CorpusRecordBuilder``.
protocol CorpusReader: AnyObject {
    /// The number of lines read so far.
    var lines: Int { get }
    /// Notes about the file, complete once the end has been read.
    var notes: [Diagnostic] { get }
    /// The reason why the file has no records, as a clause; meaningful only if there are none.
    var absence: String { get }

    /// Reads the next bytes of the file.
    func push(_ chunk: Span<UInt8>) throws

    /// Reads the end of the file and completes the last record.
    func finish() throws
}

/// Turns the content of an XML corpus into records.
protocol XMLCorpusHandler: XMLContentHandler {
    /// The reason why the file has no records, as a clause; meaningful only if there are none.
    var absence: String { get }
}

/// A reader for a corpus in XML, which parses the file and passes its content to a handler.
final class XMLCorpusReader: CorpusReader {
    private let handler: any XMLCorpusHandler
    private let parser: XMLPushParser

    /// Creates a reader for the file at `place`, with a handler for its content.
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
