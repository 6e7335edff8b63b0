import CLibXML2
import DictModel

/// The state of one parse: what the callbacks of libxml2 reach.
///
/// Holds the first failure, stops the parser there, and hands content on to the handler until
/// then.
@safe final class XMLParserSession {
    /// The file as messages name it.
    let name: String
    /// The parser of libxml2, from its opening on; its owner outlives this.
    var parser: xmlParserCtxtPtr?

    let limits: SourceLimits
    private let handler: any XMLContentHandler
    private var failure: (any Error)?
    private(set) var depth = 0
    /// The namespace declarations in force.
    private(set) var namespaces = 0
    /// How many each open element makes that makes any.
    private var namespaceCounts: [(depth: Int, count: Int)] = []
    private var hasRoot = false
    private var entityDeclarations = 0
    private var namespaceReports = 0
    private var firstNamespaceReport: XMLReport?
    private var hasOtherVersion = false
    private var lastLine = 1

    init(name: String, limits: SourceLimits, handler: any XMLContentHandler) {
        self.name = name
        self.limits = limits
        self.handler = handler
    }

    /// The line the parser has reached, from 1.
    var line: Int {
        // Safe because the parser lives as long as its owner, and libxml2 sets `input` to nil
        // where it frees it.
        if let parser = unsafe parser, let input = unsafe parser.pointee.input {
            unsafe lastLine = max(lastLine, Int(input.pointee.line))
        }
        return lastLine
    }

    /// What is worth knowing; complete at the end of the file.
    var notes: [SourceNote] {
        var notes: [SourceNote] = []
        if hasOtherVersion {
            notes.append(SourceNote("read as XML 1.0, another is declared", at: place(1)))
        }
        if entityDeclarations > 0 {
            notes.append(
                SourceNote("\(entityDeclarations) entities declared, none used", at: place(0)))
        }
        if let report = firstNamespaceReport {
            notes.append(
                SourceNote(
                    "\(namespaceReports) namespace errors (\(report.message))",
                    at: place(report.line)))
        }
        return notes
    }

    func place(_ line: Int) -> SourcePlace { SourcePlace(file: name, line: line) }
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
        // libxml2 lets overlong forms through where they stand in a CDATA section.
        guard UTF8Scalar.malformedOffset(in: text) == nil else {
            return stop(encodingError("malformed UTF-8 in a CDATA section", at: place(line)))
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
        if let parser = unsafe parser { unsafe xmlStopParser(parser) }
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
            stop(sourceError(report))
        }
    }

    /// Throws what a callback met, or that the parser gave up with `status`.
    func rethrow(status: Int32) throws {
        if let failure { throw failure }
        // Namespace errors and warnings set a status, too; only a fatal one ends the parse.
        if let parser = unsafe parser, unsafe parser.pointee.disableSAX != 0 {
            throw SourceError(
                .badData, at: place(line), problem: "not well-formed XML",
                found: "libxml2 error \(status)")
        }
    }

    /// Throws where the file has no root or ends inside of it.
    func checkEnd() throws(SourceError) {
        if !hasRoot {
            throw SourceError(
                .badData, at: place(line), problem: "no element in the file", expected: "XML")
        }
        if depth > 0 { throw truncated() }
    }

    private func truncated() -> SourceError {
        SourceError(
            .badData, at: place(line), problem: "the file ends too early",
            found: "\(depth) elements are open", expected: "their end tags",
            hint: "fetch the file again")
    }

    private func entityError(_ found: String, line: Int) -> SourceError {
        SourceError(
            .badData, at: place(line), problem: "entities are not read", found: found,
            expected: "only &amp; &lt; &gt; &quot; &apos; and character references",
            hint: "write the character itself, or &#…;")
    }

    private func encodingError(_ found: String, at place: SourcePlace) -> SourceError {
        SourceError(
            .badData, at: place, problem: "bytes that are not in the encoding of the file",
            found: found,
            hint: "declare it in the first line, as in "
                + "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>")
    }

    private func sourceError(_ report: XMLReport) -> SourceError {
        let place = place(report.line)
        if report.isAboutLimit {
            return SourceError(
                .limit, at: place, problem: "markup that is too long or too much",
                found: report.limitClause)
        }
        if report.isAboutEnd {
            if depth > 0 || !hasRoot { return truncatedOrEmpty(place) }
            return SourceError(
                .badData, at: place, problem: "content after the end of the root element",
                expected: "one root element around all others",
                hint: "put a root element around them, or cut the rest")
        }
        if report.isAboutEncoding {
            return encodingError(report.message, at: place)
        }
        if report.isAboutEncodingName {
            return SourceError(
                .badData, at: place, problem: "an encoding that is not known",
                found: report.message, hint: "convert the file to UTF-8")
        }
        return SourceError(
            .badData, at: place, problem: "not well-formed XML", found: report.message)
    }

    private func truncatedOrEmpty(_ place: SourcePlace) -> SourceError {
        if hasRoot { return truncated() }
        return SourceError(
            .badData, at: place, problem: "no element in the file", expected: "XML")
    }
}
