import CLibXML2
import DictModel

/// A namespace for setting up libxml2 and connecting its callbacks to ``XMLParserSession``.
enum XMLLibrary {
    /// Prepares libxml2 for use by several threads, and prevents it from opening external entities.
    ///
    /// Call this method before creating a parser. Only the first call has an effect.
    static func prepare() { _ = isPrepared }

    private static let isPrepared: Bool = {
        xmlInitParser()
        // No parse below asks for another file; this refuses it, should one ever do.
        unsafe xmlSetExternalEntityLoader(refuseEntity)
        return true
    }()

    /// Returns the callbacks that ``XMLPushParser`` passes to libxml2.
    ///
    /// Callbacks that could load other files or build a document tree are not set.
    static func handler() -> xmlSAXHandler {
        // Safe because an empty handler is one of nil pointers, and all functions set are global.
        var handler = unsafe xmlSAXHandler()
        // XML_SAX2_MAGIC, without which libxml2 would not see the fields of SAX2.
        unsafe handler.initialized = 0xDEED_BEAF
        unsafe handler.startElementNs = startElement
        unsafe handler.endElementNs = endElement
        unsafe handler.characters = characters
        unsafe handler.ignorableWhitespace = characters
        unsafe handler.cdataBlock = characters
        unsafe handler.entityDecl = entityDeclaration
        unsafe handler.reference = reference
        unsafe handler.serror = report
        return unsafe handler
    }
}

// The functions below are called by C, on the thread that parses: they are global, capture
// nothing, and reach the parse through its context pointer.

private func session(_ context: UnsafeMutableRawPointer?) -> XMLParserSession? {
    guard let context = unsafe context else { return nil }
    // Safe because the context is the session that the living parser was made with.
    return unsafe Unmanaged<XMLParserSession>.fromOpaque(context).takeUnretainedValue()
}

private func refuseEntity(
    _ address: UnsafePointer<CChar>?, _ identifier: UnsafePointer<CChar>?,
    _ parser: xmlParserCtxtPtr?
) -> xmlParserInputPtr? {
    nil
}

private func startElement(
    _ context: UnsafeMutableRawPointer?, _ localName: UnsafePointer<xmlChar>?,
    _ prefix: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?,
    _ namespaceCount: Int32, _ namespaces: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?,
    _ attributeCount: Int32, _ defaultedCount: Int32,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
) {
    guard let localName = unsafe localName else { return }
    unsafe session(context)?.startElement(
        XMLElement(
            localName: localName, prefix: prefix, namespace: namespace, attributes: attributes,
            attributeCount: Int(attributeCount)),
        namespaces: Int(namespaceCount), defaults: Int(defaultedCount))
}

private func endElement(
    _ context: UnsafeMutableRawPointer?, _ localName: UnsafePointer<xmlChar>?,
    _ prefix: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?
) {
    unsafe session(context)?.endElement()
}

private func characters(
    _ context: UnsafeMutableRawPointer?, _ text: UnsafePointer<xmlChar>?, _ length: Int32
) {
    guard let text = unsafe text, length > 0 else { return }
    // Safe because libxml2 gives that many bytes, for the length of this call.
    unsafe session(context)?.characters(UnsafeBufferPointer(start: text, count: Int(length)).span)
}

private func entityDeclaration(
    _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>?, _ type: Int32,
    _ publicIdentifier: UnsafePointer<xmlChar>?, _ systemIdentifier: UnsafePointer<xmlChar>?,
    _ content: UnsafeMutablePointer<xmlChar>?
) {
    unsafe session(context)?.entityDeclaration()
}

private func reference(_ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>?) {
    unsafe session(context)?.reference()
}

private func report(_ context: UnsafeMutableRawPointer?, _ error: UnsafeMutablePointer<xmlError>?) {
    guard let error = unsafe error else { return }
    unsafe session(context)?.report(XMLReport(error.pointee))
}
