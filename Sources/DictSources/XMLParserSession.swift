import CLibXML2
import DictModel

/// The state of one XML parse, shared by the callbacks of libxml2.
///
/// The session passes content on to its handler. The first failure stops the parser and is kept for
/// ``rethrow(status:)``.
@safe final class XMLParserSession {
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
    private(set) var namespaces = 0
    /// The depth of each open element that declares namespaces, and the number of its declarations.
    private var namespaceCounts: [(depth: Int, count: Int)] = []
    private var hasRoot = false
    private var entityDeclarations = 0
    /// The entities that may be referred to.
    var entities = XMLEntities()
    /// Whether the file names a DTD, which is not read.
    private var namesDTD = false
    private var namespaceReports = 0
    private var firstNamespaceReport: XMLReport?
    private var hasOtherVersion = false
    private var lastLine = 1

    init(at place: Place, limits: SourceLimits, handler: any XMLContentHandler) {
        self.place = place
        self.limits = limits
        self.handler = handler
    }

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
        if entityDeclarations > 0, entities.used == 0 {
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

    /// Notes the declaration of an entity, whose `value` is `nil` if it is in another file.
    func entityDeclaration(_ name: [UInt8], _ value: [UInt8]?) {
        entityDeclarations += 1
        if let value { entities.declare(name, as: value) }
    }

    func documentType(namesDTD: Bool) { self.namesDTD = namesDTD }

    /// Returns references to the characters that the entity `name` means, or
    /// `nil` if that reference is to stay.
    ///
    /// - Throws: `Diagnostic` if the entity has elements in it or grows too large.
    func replacement(_ name: [UInt8]) throws(Diagnostic) -> [UInt8]? {
        // Before the content a reference may be part of the text of another entity.
        guard hasRoot else { return nil }
        do {
            return try entities.replacement(name)
        } catch {
            throw entityError(error.found, line: line)
        }
    }

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

    func checkEnd() throws(Diagnostic) {
        if !hasRoot || depth > 0 { throw truncated(at: line) }
    }

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
            .xmlEntity, at: place.at(line: line), "an entity that is not read", found: found,
            expected: "one that the file declares as plain characters, or that HTML names",
            hint: (namesDTD
                ? "the DTD that the file names is not read; declare the entity in the file, or "
                : "") + "write the character itself, or &#…;")
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
