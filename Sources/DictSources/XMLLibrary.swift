import CLibXML2
import DictModel
import Platform

/// The functions of libxml2 that parse a file, and the callbacks that connect it to
/// ``XMLParserSession``.
///
/// The library is not linked, but loaded when the first XML file needs it: with ICU, on which it
/// depends, it would be an eighth of the instructions that `dictc query` executes.
@safe struct XMLLibrary: @unchecked Sendable {
    // Safe to share because the functions are code, which does not change.

    typealias New =
        @convention(c) (
            UnsafeMutablePointer<xmlSAXHandler>?, UnsafeMutableRawPointer?,
            UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?
        ) -> xmlParserCtxtPtr?
    typealias Options = @convention(c) (xmlParserCtxtPtr?, Int32) -> Int32
    typealias Parse =
        @convention(c) (xmlParserCtxtPtr?, UnsafePointer<CChar>?, Int32, Int32) -> Int32
    typealias End = @convention(c) (xmlParserCtxtPtr?) -> Void
    typealias FreeDocument = @convention(c) (xmlDocPtr?) -> Void
    typealias NameCount = @convention(c) (xmlDictPtr?) -> Int32

    let new: New
    let useOptions: Options
    let parse: Parse
    let stop: End
    let free: End
    let freeDocument: FreeDocument
    let nameCount: NameCount

    #if canImport(Darwin)
        private static let name = "/usr/lib/libxml2.2.dylib"
    #else
        // The number changes with the binary interface, so no incompatible library is loaded.
        private static let name = "libxml2.so.2"
    #endif

    /// The library, loaded on first use, or why that is not possible.
    ///
    /// Several threads may use it, and it opens no external entities.
    static let loaded = Result { () throws(SharedLibrary.Failure) in try XMLLibrary() }

    private init() throws(SharedLibrary.Failure) {
        let library = try SharedLibrary(Self.name)
        typealias Prepare = @convention(c) () -> Void
        typealias SetLoader = @convention(c) (xmlExternalEntityLoader?) -> Void
        guard let prepare = library.function("xmlInitParser", Prepare.self),
            let setLoader = unsafe library.function("xmlSetExternalEntityLoader", SetLoader.self),
            let new = unsafe library.function("xmlCreatePushParserCtxt", New.self),
            let useOptions = unsafe library.function("xmlCtxtUseOptions", Options.self),
            let parse = unsafe library.function("xmlParseChunk", Parse.self),
            let stop = unsafe library.function("xmlStopParser", End.self),
            let free = unsafe library.function("xmlFreeParserCtxt", End.self),
            let freeDocument = unsafe library.function("xmlFreeDoc", FreeDocument.self),
            let nameCount = unsafe library.function("xmlDictSize", NameCount.self)
        else { throw SharedLibrary.Failure(Self.name + " lacks a function") }
        unsafe self.new = unsafe new
        unsafe self.useOptions = unsafe useOptions
        unsafe self.parse = unsafe parse
        unsafe self.stop = unsafe stop
        unsafe self.free = unsafe free
        unsafe self.freeDocument = unsafe freeDocument
        unsafe self.nameCount = unsafe nameCount
        prepare()
        // No parse below asks for another file; this refuses it, should one ever do.
        unsafe setLoader(refuseEntity)
    }

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
        unsafe handler.internalSubset = documentType
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
    guard let name = unsafe name else { return }
    // Safe because both texts end with a zero. An entity of another file has no content here.
    let value = unsafe type == Int32(XML_INTERNAL_GENERAL_ENTITY.rawValue) ? content : nil
    unsafe session(context)?.entityDeclaration(bytes(name), value.map { unsafe bytes($0) })
}

/// The bytes of `text`, which ends with a zero.
private func bytes(_ text: UnsafePointer<xmlChar>) -> [UInt8] {
    var bytes: [UInt8] = []
    // Safe because the zero ends the loop.
    while unsafe text[bytes.count] != 0 { unsafe bytes.append(text[bytes.count]) }
    return bytes
}

private func documentType(
    _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>?,
    _ publicIdentifier: UnsafePointer<xmlChar>?, _ systemIdentifier: UnsafePointer<xmlChar>?
) {
    let namesDTD = unsafe publicIdentifier != nil || systemIdentifier != nil
    unsafe session(context)?.documentType(namesDTD: namesDTD)
}

private func reference(_ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>?) {
    unsafe session(context)?.reference()
}

private func report(_ context: UnsafeMutableRawPointer?, _ error: UnsafeMutablePointer<xmlError>?) {
    guard let error = unsafe error else { return }
    unsafe session(context)?.report(XMLReport(error.pointee))
}
