import CLibXML2
import DictModel

/// The start tag of one XML element, valid only during the callback that receives it.
///
/// Names and values are UTF-8 that libxml2 has validated.
@unsafe struct XMLElement {
    private let localName: UnsafePointer<xmlChar>
    private let prefix: UnsafePointer<xmlChar>?
    private let namespace: UnsafePointer<xmlChar>?
    /// Five pointers for each attribute: its local name, prefix, namespace, and start and end of
    /// its value.
    private let attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    private let attributeCount: Int

    /// Creates an element from the pointers that libxml2 passes to its SAX2 callback.
    init(
        localName: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?,
        namespace: UnsafePointer<xmlChar>?,
        attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, attributeCount: Int
    ) {
        // Safe because the pointers are used only within the callback that brings them.
        unsafe self.localName = unsafe localName
        unsafe self.prefix = unsafe prefix
        unsafe self.namespace = unsafe namespace
        unsafe self.attributes = unsafe attributes
        unsafe self.attributeCount = attributeCount
    }

    func isNamed(_ name: [UInt8]) -> Bool { unsafe Self.equal(localName, name) }

    /// Whether the element is in the namespace `name`.
    ///
    /// An empty name matches an element without a namespace.
    func isInNamespace(_ name: [UInt8]) -> Bool {
        guard let namespace = unsafe namespace else { return name.isEmpty }
        return unsafe Self.equal(namespace, name)
    }

    /// The hash of the element's local name, as computed by ``XMLNameHash``.
    var nameHash: UInt64 { unsafe Self.hash(localName) }

    /// Calls `body` with the hash of each attribute's local name and the raw value of the
    /// attribute.
    ///
    /// A raw value has `&` written as `&#38;`. It is valid only during the call.
    func forEachAttribute(_ body: (_ nameHash: UInt64, _ value: Span<UInt8>) -> Void) {
        guard let attributes = unsafe attributes else { return }
        for index in unsafe 0..<attributeCount {
            // Safe because libxml2 gives five pointers for each of its attributes.
            let fields = unsafe attributes + 5 * index
            guard let name = unsafe fields[0], let start = unsafe fields[3],
                let end = unsafe fields[4]
            else { continue }
            unsafe body(Self.hash(name), UnsafeBufferPointer(start: start, count: end - start).span)
        }
    }

    /// The first 60 bytes of the local name, as a string for diagnostics.
    var name: String { unsafe String(decoding: Self.bytes(localName), as: UTF8.self) }

    /// Returns the raw value of the attribute `name`, or `nil` if the element has no such
    /// attribute.
    ///
    /// In the raw value, `&` is still written as `&#38;`. The buffer is valid only during the
    /// callback that receives the element.
    func rawValue(of name: XMLAttributeName) -> UnsafeBufferPointer<UInt8>? {
        guard let attributes = unsafe attributes else { return nil }
        for index in unsafe 0..<attributeCount {
            // Safe because libxml2 gives five pointers for each of its attributes, the first and
            // the last two never nil.
            let fields = unsafe attributes + 5 * index
            // Most names differ in their first letter.
            guard let local = unsafe fields[0], unsafe local[0] == name.initial,
                unsafe Self.equal(local, name.local)
            else { continue }
            if !name.prefix.isEmpty {
                guard let prefix = unsafe fields[1], unsafe Self.equal(prefix, name.prefix) else {
                    continue
                }
            }
            guard let start = unsafe fields[3], let end = unsafe fields[4] else { return nil }
            return unsafe UnsafeBufferPointer(start: start, count: end - start)
        }
        return nil
    }

    /// Appends the value of the attribute `name` to `output` and returns whether there is such an
    /// attribute.
    ///
    /// The value is the raw value in which each `&#38;` is replaced by `&`.
    func appendValue(of name: XMLAttributeName, to output: inout [UInt8]) -> Bool {
        guard let value = unsafe rawValue(of: name) else { return false }
        let ampersand = UInt8(ascii: "&")
        // Without entity substitution libxml2 leaves a reference to `&`, and only that, in
        // values, so that a later parse finds it; this is that parse.
        guard unsafe value.contains(ampersand) else {
            unsafe output.append(contentsOf: value)
            return true
        }
        let reference = Array("&#38;".utf8)
        var index = 0
        while index < value.count {
            let byte = unsafe value[index]
            output.append(byte)
            let isReference =
                unsafe byte == ampersand
                && value[index...].prefix(reference.count).elementsEqual(reference)
            index += isReference ? reference.count : 1
        }
        return true
    }

    private static func equal(_ text: UnsafePointer<xmlChar>, _ name: [UInt8]) -> Bool {
        // Safe because `text` ends with a zero, which differs from every byte of a name, so no
        // byte after it is read.
        for index in 0..<name.count where unsafe text[index] != name[index] || name[index] == 0 {
            return false
        }
        return unsafe text[name.count] == 0
    }

    private static func hash(_ name: UnsafePointer<xmlChar>) -> UInt64 {
        var hash = XMLNameHash()
        var index = 0
        // Safe because the name ends with a zero, and no byte after it is read.
        while case let byte = unsafe name[index], byte != 0 {
            hash.add(byte)
            index += 1
        }
        return hash.value
    }

    private static func bytes(_ text: UnsafePointer<xmlChar>) -> [UInt8] {
        var bytes: [UInt8] = []
        // Safe because `text` ends with a zero.
        while bytes.count < 60, unsafe text[bytes.count] != 0 {
            unsafe bytes.append(text[bytes.count])
        }
        return bytes
    }
}

/// The name of an XML attribute, with an optional prefix.
///
/// Without a prefix, the name matches attributes with any prefix or none.
struct XMLAttributeName: Sendable {
    let prefix: [UInt8]
    let local: [UInt8]
    /// The first byte of ``local``, or 0 if that is empty.
    fileprivate let initial: UInt8

    /// Creates the name of an attribute written as `local` or `prefix:local`.
    ///
    /// A name without a prefix matches attributes with any prefix or none.
    init(_ name: String) { self.init(Array(name.utf8)[...]) }

    init(_ name: ArraySlice<UInt8>) {
        let colon = name.firstIndex(of: UInt8(ascii: ":"))
        prefix = colon.map { Array(name[..<$0]) } ?? []
        local = Array(name[(colon.map { $0 + 1 } ?? name.startIndex)...])
        initial = local.first ?? 0
    }
}
