import CLibXML2
import DictModel
import Platform

/// A streaming XML parser, based on the SAX2 push interface of libxml2.
///
/// The parser receives a file in chunks of bytes and calls an ``XMLContentHandler``. It never opens
/// another file, such as an external subset, entity or schema. It replaces the entities of XML and
/// those that ``XMLEntities`` knows; a reference to any other is an error. Undeclared namespace prefixes are merely noted. Memory is needed for a chunk, the longest tag or
/// comment, and all names.
@safe final class XMLPushParser {
    private let session: XMLParserSession
    private var parser: xmlParserCtxtPtr?
    private var filter = XMLEntityFilter()
    private var start: [UInt8] = []
    private var isFirst = true

    /// Creates a parser for the file at `place` that passes the file's content to `handler`.
    ///
    /// The parser keeps a strong reference to `handler`.
    init(at place: Place, limits: SourceLimits, handler: any XMLContentHandler) {
        session = XMLParserSession(at: place, limits: limits, handler: handler)
    }

    deinit {
        guard let parser = unsafe parser, let library = session.library else { return }
        // Safe because nothing else frees the parser or the document that libxml2 makes if an
        // internal subset declares entities.
        if let document = unsafe parser.pointee.myDoc {
            unsafe parser.pointee.myDoc = nil
            unsafe library.freeDocument(document)
        }
        unsafe library.free(parser)
    }

    var line: Int { session.line }

    var notes: [Diagnostic] { session.notes }

    func push(_ chunk: Span<UInt8>) throws {
        if isFirst { try ContentGuess.requireXML(chunk, at: session.place) }
        isFirst = false
        var rest = 0
        if unsafe parser == nil {
            // libxml2 finds the encoding by the first four bytes.
            while start.count < 4, rest < chunk.count {
                start.append(chunk[rest])
                rest += 1
            }
            guard start.count == 4 else { return }
            try open()
        }
        try parse(chunk.extracting(rest..<chunk.count), isLast: false)
    }

    /// Parses the end of the file and throws if the document is incomplete.
    ///
    /// Call this method once, after the last chunk.
    func finish() throws {
        if unsafe parser == nil {
            if start.isEmpty {
                throw Diagnostic(
                    .xmlEmpty, at: session.place, "an empty file", expected: "XML")
            }
            try open()
        }
        try parse([UInt8]().span, isLast: true)
        try session.checkEnd()
    }

    private func open() throws(Diagnostic) {
        let library: XMLLibrary
        do {
            library = try XMLLibrary.loaded.get()
        } catch {
            throw Diagnostic(
                .xmlNoLibrary, at: session.place, "libxml2 is needed to read XML",
                found: error.reason, hint: "install libxml2 (Debian: libxml2)")
        }
        session.library = library
        var handler = unsafe XMLLibrary.handler()
        let context = unsafe Unmanaged.passUnretained(session).toOpaque()
        // Safe because `session` lives as long as this object, which frees the parser; the
        // handler is copied.
        let made = unsafe start.withUnsafeBufferPointer { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
                unsafe library.new(
                    &handler, context, bytes.baseAddress, Int32(bytes.count), nil)
            }
        }
        guard let made = unsafe made else {
            throw Diagnostic(.sourceTooLarge, at: session.place, "no memory to parse")
        }
        _ = unsafe library.useOptions(made, Int32(XML_PARSE_NONET.rawValue))
        unsafe parser = unsafe made
        unsafe session.parser = unsafe made
    }

    private func parse(_ bytes: Span<UInt8>, isLast: Bool) throws {
        try filter.pass(bytes, isLast: isLast, session) { try parsePlain($0, isLast: false) }
        if isLast { try parsePlain([UInt8]().span, isLast: true) }
    }

    private func parsePlain(_ bytes: Span<UInt8>, isLast: Bool) throws {
        guard let parser = unsafe parser, let library = session.library else { return }
        // Safe because the bytes outlive the call, which copies what it needs later.
        let status = unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
                unsafe library.parse(
                    parser, bytes.baseAddress, Int32(bytes.count), isLast ? 1 : 0)
            }
        }
        try session.rethrow(status: status)
        try session.checkChunk()
    }
}

/// A receiver of the content of an XML file, in document order.
///
/// If a method throws an error, parsing stops and ``XMLPushParser`` rethrows the error.
protocol XMLContentHandler: AnyObject {
    /// Called at each start tag; `line` is the 1-based line on which the tag ends.
    func startElement(_ element: XMLElement, line: Int) throws

    func endElement() throws

    /// Called with text in the innermost open element.
    ///
    /// The text between two tags may arrive in several calls.
    func characters(_ text: Span<UInt8>) throws
}
