/// A receiver of the content of an XML file, in document order.
///
/// An error thrown by a method ends the parse, and ``XMLPushParser`` rethrows it.
protocol XMLContentHandler: AnyObject {
    /// Called when an element starts; `line` is the line on which its start tag ends.
    func startElement(_ element: XMLElement, line: Int) throws

    /// Called when the innermost open element ends.
    func endElement() throws

    /// Called with text in the innermost open element; one text may arrive in several pieces.
    func characters(_ text: Span<UInt8>) throws
}
