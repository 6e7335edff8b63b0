/// Turns the bytes of one corpus into records, which it gives to a ``CorpusRecordBuilder``.
protocol CorpusReader: AnyObject {
    /// The lines read so far.
    var lines: Int { get }
    /// What is worth knowing; complete at the end of the file.
    var notes: [SourceNote] { get }
    /// Why a file that gave nothing gave nothing, as a clause.
    var absence: String { get }

    /// Reads the next bytes of the file.
    func push(_ chunk: Span<UInt8>) throws

    /// Reads the end of the file.
    func finish() throws
}

/// Turns the content of an XML corpus into records.
protocol XMLCorpusHandler: XMLContentHandler {
    /// Why a file that gave no record gave none, as a clause.
    var absence: String { get }
}

/// An XML corpus: the parser, and what takes its content.
final class XMLCorpusReader: CorpusReader {
    private let name: String
    private let handler: any XMLCorpusHandler
    private let parser: XMLPushParser
    private var isFirst = true

    /// A reader of the file that messages call `name`, whose content `handler` takes.
    init(name: String, limits: SourceLimits, handler: any XMLCorpusHandler) {
        self.name = name
        self.handler = handler
        parser = XMLPushParser(name: name, limits: limits, handler: handler)
    }

    var lines: Int { parser.line }
    var notes: [SourceNote] { parser.notes }
    var absence: String { handler.absence }

    func push(_ chunk: Span<UInt8>) throws {
        if isFirst { try ContentGuess.requireXML(chunk, name: name) }
        isFirst = false
        try parser.push(chunk)
    }

    func finish() throws { try parser.finish() }
}
