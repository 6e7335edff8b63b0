/// Receives the content of an XML file in the order of the file.
///
/// An error ends the parse and comes out of ``XMLPushParser``.
protocol XMLContentHandler: AnyObject {
    /// An element starts. `line` is that of the end of its start tag.
    func startElement(_ element: XMLElement, line: Int) throws

    /// The innermost element ends.
    func endElement() throws

    /// The next piece of the text of the innermost element; one text may come in many pieces.
    func characters(_ text: Span<UInt8>) throws
}
