/// A receiver of the content of an XML file, in document order.
///
/// If a method throws an error, parsing stops and ``XMLPushParser`` rethrows the error.
protocol XMLContentHandler: AnyObject {
    /// Called at each start tag; `line` is the 1-based line on which the tag ends.
    func startElement(_ element: XMLElement, line: Int) throws

    /// Called when the innermost open element ends.
    func endElement() throws

    /// Called with text in the innermost open element.
    ///
    /// The text between two tags may arrive in several calls.
    func characters(_ text: Span<UInt8>) throws
}
