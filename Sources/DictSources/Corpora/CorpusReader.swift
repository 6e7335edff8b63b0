import DictModel

/// Turns the bytes of one corpus into records, which it gives to a ``CorpusRecordBuilder``.
protocol CorpusReader: AnyObject {
    /// The lines read so far.
    var lines: Int { get }
    /// Notes about the file; complete at the end of the file.
    var notes: [Diagnostic] { get }
    /// Why a file without records has none, as a clause.
    var absence: String { get }

    /// Reads the next bytes of the file.
    func push(_ chunk: Span<UInt8>) throws

    /// Reads the end of the file.
    func finish() throws
}

/// Turns the content of an XML corpus into records.
protocol XMLCorpusHandler: XMLContentHandler {
    /// Why a file without records has none, as a clause.
    var absence: String { get }
}

/// An XML corpus: the parser, and the handler of its content.
final class XMLCorpusReader: CorpusReader {
    private let handler: any XMLCorpusHandler
    private let parser: XMLPushParser

    /// A reader of the file at `place`, whose content `handler` takes.
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
