import CLibXML2
import DictModel

// The limits that libxml2 has not, or has too high: each keeps the cost of a byte of XML flat.

extension XMLParserSession {
    /// What limit an element passes that has begun, with `defaults` attributes that it has by
    /// default.
    func limitError(defaults: Int) -> SourceError? {
        if depth > limits.xmlDepth {
            return limitError("elements nest too deep", "more than \(limits.xmlDepth) levels")
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

    private func limitError(_ problem: String, _ found: String) -> SourceError {
        SourceError(.limit, at: place(line), problem: problem, found: found)
    }

    /// Throws where a tag or a document type declaration that waits for its end, or the names met
    /// so far, are over their limit; asked after each chunk.
    func checkChunk() throws(SourceError) {
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
            || next[0] == 0x3C && next[1] == 0x21 && next[2] == 0x44
        if isDeclaration, pending > limits.xmlDeclarationBytes {
            throw limitError(
                "a document type declaration that is too long",
                "more than \(limits.xmlDeclarationBytes) bytes")
        }
        guard pending > limits.xmlTagBytes + 2, unsafe next[0] == 0x3C else { return }
        let isComment = unsafe next[1] == 0x21 || next[1] == 0x3F
        guard isComment == false else { return }
        throw limitError("a tag that is too long", "more than \(limits.xmlTagBytes) bytes")
    }

    /// libxml2 keeps every name, and finds one among very many ever more slowly.
    private func checkNames() throws(SourceError) {
        guard let names = unsafe parser?.pointee.dict else { return }
        // Safe because the parser is alive, and its names with it.
        guard unsafe Int(xmlDictSize(names)) > limits.xmlNames else { return }
        throw limitError("too many different names", "more than \(limits.xmlNames)")
    }
}
