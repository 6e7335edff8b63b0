import CLibXML2
import DictModel

// Limits that libxml2 lacks or sets too high: each keeps the cost of a byte of XML flat.

extension XMLParserSession {
    /// Returns the error for the element that has just begun, or `nil` if it exceeds no limit.
    ///
    /// `defaults` is the number of its attributes that come from declared default values.
    func limitError(defaults: Int) -> Diagnostic? {
        if depth > limits.xmlDepth {
            return Diagnostic(
                .xmlTooDeep, at: place.at(line: line), "elements nest too deep",
                found: "more than \(limits.xmlDepth) levels")
        }
        if namespaces > limits.xmlNamespaces {
            return limitError(
                "too many namespaces in force", "more than \(limits.xmlNamespaces)")
        }
        if defaults > limits.xmlDefaults {
            return limitError(
                "an element with too many attributes by default",
                "more than \(limits.xmlDefaults)")
        }
        return nil
    }

    private func limitError(_ problem: String, _ found: String) -> Diagnostic {
        Diagnostic(.xmlTooLarge, at: place.at(line: line), problem, found: found)
    }

    /// Throws if an unfinished tag, a document type declaration or the number of names exceeds its
    /// limit.
    ///
    /// Call this method after each chunk.
    func checkChunk() throws(Diagnostic) {
        guard let parser = unsafe parser else { return }
        try checkNames()
        guard let input = unsafe parser.pointee.input,
            let next = unsafe input.pointee.cur, let end = unsafe input.pointee.end
        else { return }
        // Safe because both pointers are of one buffer, and `next` is read only before `end`.
        let pending = unsafe end - next
        guard pending > 3 else { return }
        let isDeclaration =
            unsafe parser.pointee.instate == XML_PARSER_DTD
            || next[0] == Mark.tag && next[1] == Mark.declaration && next[2] == UInt8(ascii: "D")
        if isDeclaration, pending > limits.xmlDeclarationBytes {
            throw limitError(
                "a document type declaration that is too long",
                "more than \(limits.xmlDeclarationBytes) bytes")
        }
        guard pending > limits.xmlTagBytes + 2, unsafe next[0] == Mark.tag else { return }
        let isComment = unsafe next[1] == Mark.declaration || next[1] == UInt8(ascii: "?")
        guard !isComment else { return }
        throw limitError("a tag that is too long", "more than \(limits.xmlTagBytes) bytes")
    }

    private enum Mark {
        static let tag = UInt8(ascii: "<")
        static let declaration = UInt8(ascii: "!")
    }

    /// Throws if the file has more different names than ``SourceLimits/xmlNames``.
    ///
    /// libxml2 keeps every name, and looking up a name becomes slower as their number grows.
    private func checkNames() throws(Diagnostic) {
        guard let library, let names = unsafe parser?.pointee.dict else { return }
        // Safe because the parser is alive, and its names with it.
        guard unsafe Int(library.nameCount(names)) > limits.xmlNames else { return }
        throw limitError("too many different names", "more than \(limits.xmlNames)")
    }
}
