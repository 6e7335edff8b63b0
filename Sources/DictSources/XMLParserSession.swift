import CLibXML2
import DictModel

/// The state of one XML parse, shared by the callbacks of libxml2.
///
/// The session passes content on to its handler. The first failure stops the parser and is kept for
/// ``rethrow(status:)``.
@safe final class XMLParserSession {
    /// The place of the file, for use in diagnostics.
    let place: Place
    /// The functions of libxml2, or `nil` until the parser has been opened.
    var library: XMLLibrary?
    /// The libxml2 parser, or `nil` until it has been opened.
    ///
    /// The owner of the parser must outlive the session.
    var parser: xmlParserCtxtPtr?

    let limits: SourceLimits
    private let handler: any XMLContentHandler
    private var failure: (any Error)?
    private(set) var depth = 0
    /// The number of XML namespace declarations in effect at this point of the file.
    private(set) var namespaces = 0
    /// The depth of each open element that declares namespaces, and the number of its declarations.
    private var namespaceCounts: [(depth: Int, count: Int)] = []
    private var hasRoot = false
    private var entityDeclarations = 0
    private var namespaceReports = 0
    private var firstNamespaceReport: XMLReport?
    private var hasOtherVersion = false
    private var lastLine = 1

    init(at place: Place, limits: SourceLimits, handler: any XMLContentHandler) {
        self.place = place
        self.limits = limits
        self.handler = handler
    }

    /// The 1-based number of the line that the parser has reached.
    var line: Int {
        // Safe because the parser lives as long as its owner, and libxml2 sets `input` to nil
        // when it frees it.
        if let parser = unsafe parser, let input = unsafe parser.pointee.input {
            unsafe lastLine = max(lastLine, Int(input.pointee.line))
        }
        return lastLine
    }

    /// Notes for the user about the XML file, such as entities that are declared but not used.
    ///
    /// The array is complete once the end of the file has been parsed.
    var notes: [Diagnostic] {
        var notes: [Diagnostic] = []
        func note(_ code: Diagnostic.Code, line: Int, _ text: String, found: String? = nil) {
            notes.append(Diagnostic(code, at: place.at(line: line), text, found: found))
        }
        if hasOtherVersion { note(.xmlVersion, line: 1, "read as XML 1.0, another is declared") }
        if entityDeclarations > 0 {
            note(
                .xmlUnusedEntities, line: 0, "\(entityDeclarations) entities declared, none used")
        }
        if let report = firstNamespaceReport {
            note(
                .xmlNamespaces, line: report.line, "\(namespaceReports) namespace errors",
                found: report.message)
        }
        return notes
    }
}

// MARK: - Content

extension XMLParserSession {
    func startElement(_ element: XMLElement, namespaces count: Int, defaults: Int) {
        guard failure == nil else { return }
        hasRoot = true
        depth += 1
        if count > 0 {
            namespaces += count
            namespaceCounts.append((depth, count))
        }
        if let error = limitError(defaults: defaults) { return stop(error) }
        attempt { try unsafe handler.startElement(element, line: line) }
    }

    func endElement() {
        guard failure == nil else { return }
        if let last = namespaceCounts.last, last.depth == depth {
            namespaces -= last.count
            namespaceCounts.removeLast()
        }
        depth -= 1
        attempt { try handler.endElement() }
    }

    func characters(_ text: Span<UInt8>) {
        guard failure == nil else { return }
        // libxml2 lets overlong forms through in a CDATA section.
        guard UTF8Scalar.malformedOffset(in: text) == nil else {
            return stop(encodingError("malformed UTF-8 in a CDATA section", at: line))
        }
        do { try handler.characters(text) } catch { stop(error) }
    }

    func entityDeclaration() { entityDeclarations += 1 }

    func reference() {
        stop(entityError("a reference to an entity", line: line))
    }

    private func attempt(_ body: () throws -> Void) {
        do { try body() } catch { stop(error) }
    }

    private func stop(_ error: any Error) {
        guard failure == nil else { return }
        failure = error
        // Safe because libxml2 allows this in a callback, and the parser is alive in one.
        if let parser = unsafe parser { unsafe library?.stop(parser) }
    }
}

// MARK: - Errors

extension XMLParserSession {
    func report(_ report: XMLReport) {
        guard failure == nil else { return }
        if report.isAboutEntities {
            stop(entityError(report.message, line: report.line))
        } else if report.isAboutVersion {
            hasOtherVersion = true
        } else if report.isAboutNamespaces {
            namespaceReports += 1
            if firstNamespaceReport == nil { firstNamespaceReport = report }
        } else if report.level != .warning {
            stop(diagnostic(report))
        }
    }

    /// Throws the error that ended the parse, if there is one; call this method after each chunk.
    ///
    /// If libxml2 stopped without reporting an error, throws a new error that contains `status`.
    func rethrow(status: Int32) throws {
        if let failure { throw failure }
        // Namespace errors and warnings set a status, too; only a fatal one ends the parse.
        if let parser = unsafe parser, unsafe parser.pointee.disableSAX != 0 {
            throw malformed("libxml2 error \(status)", at: line)
        }
    }

    /// Throws if the file has no root element or ends before the end tag of its root.
    func checkEnd() throws(Diagnostic) {
        if !hasRoot || depth > 0 { throw truncated(at: line) }
    }

    /// Returns the error for a file that has no element, or that ends while elements are open.
    private func truncated(at line: Int) -> Diagnostic {
        guard hasRoot else {
            return Diagnostic(
                .xmlEmpty, at: place.at(line: line), "no element in the file", expected: "XML")
        }
        return Diagnostic(
            .xmlTruncated, at: place.at(line: line), "the file ends too early",
            found: "\(depth) elements are open", expected: "their end tags",
            hint: "fetch the file again")
    }

    private func malformed(_ found: String, at line: Int) -> Diagnostic {
        Diagnostic(.xmlMalformed, at: place.at(line: line), "not well-formed XML", found: found)
    }

    private func entityError(_ found: String, line: Int) -> Diagnostic {
        Diagnostic(
            .xmlEntity, at: place.at(line: line), "entities are not read", found: found,
            expected: "only &amp; &lt; &gt; &quot; &apos; and character references",
            hint: "write the character itself, or &#…;")
    }

    private func encodingError(_ found: String, at line: Int) -> Diagnostic {
        Diagnostic(
            .xmlWrongEncoding, at: place.at(line: line),
            "bytes that are not in the encoding of the file", found: found,
            hint: "declare it in the first line, as in "
                + "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>")
    }

    private func diagnostic(_ report: XMLReport) -> Diagnostic {
        let line = place.at(line: report.line)
        if report.isAboutLimit {
            return Diagnostic(
                .xmlTooLarge, at: line, "markup that is too long or too much",
                found: report.limitClause)
        }
        if report.isAboutEnd {
            if depth > 0 || !hasRoot { return truncated(at: hasRoot ? self.line : report.line) }
            return Diagnostic(
                .xmlTrailingData, at: line, "content after the end of the root element",
                expected: "one root element around all others",
                hint: "put a root element around them, or cut the rest")
        }
        if report.isAboutEncoding { return encodingError(report.message, at: report.line) }
        if report.isAboutEncodingName {
            return Diagnostic(
                .xmlUnknownEncoding, at: line, "an encoding that is not known",
                found: report.message, hint: "convert the file to UTF-8")
        }
        return malformed(report.message, at: report.line)
    }
}
