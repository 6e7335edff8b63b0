import CLibXML2

/// The start tag of one element while it is being reported; it must not be kept.
///
/// Names and values are bytes of UTF-8, already checked by libxml2.
@unsafe struct XMLElement {
    private let localName: UnsafePointer<xmlChar>
    private let prefix: UnsafePointer<xmlChar>?
    private let namespace: UnsafePointer<xmlChar>?
    /// Five pointers an attribute: local name, prefix, namespace, start and end of the value.
    private let attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    private let attributeCount: Int

    /// The element that libxml2 describes by these pointers.
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

    /// Whether the local name is `name`.
    func isNamed(_ name: [UInt8]) -> Bool { unsafe Self.equal(localName, name) }

    /// Whether the element is in the namespace `name`; the empty name stands for none.
    func isInNamespace(_ name: [UInt8]) -> Bool {
        guard let namespace = unsafe namespace else { return name.isEmpty }
        return unsafe Self.equal(namespace, name)
    }

    /// The hash of the local name.
    var nameHash: UInt64 { unsafe Self.hash(localName) }

    /// The hash of the local name of each attribute, and its value as ``rawValue(of:)`` gives it.
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

    /// The local name, for a message.
    var name: String { unsafe EscapedText.text(Self.bytes(localName)) }

    /// The bytes of the value of the attribute `name`, with references to `&` still as `&#38;`;
    /// `nil` where there is none.
    func rawValue(of name: XMLAttributeName) -> UnsafeBufferPointer<UInt8>? {
        guard let attributes = unsafe attributes else { return nil }
        for index in unsafe 0..<attributeCount {
            // Safe because libxml2 gives five pointers for each of its attributes, the first and
            // the last two never nil.
            let fields = unsafe attributes + 5 * index
            guard let local = unsafe fields[0], unsafe Self.equal(local, name.local) else {
                continue
            }
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

    /// Appends the value of the attribute `name` to `output`; false where there is none.
    func appendValue(of name: XMLAttributeName, to output: inout [UInt8]) -> Bool {
        guard let value = unsafe rawValue(of: name) else { return false }
        let reference: [UInt8] = Array("&#38;".utf8)
        // Without entity substitution libxml2 leaves a reference to `&`, and only that, in
        // values, so that a later parse finds it; this is that parse.
        guard unsafe value.contains(0x26) else {
            unsafe output.append(contentsOf: value)
            return true
        }
        var index = 0
        while index < value.count {
            let byte = unsafe value[index]
            output.append(byte)
            let isReference =
                unsafe byte == 0x26
                && value[index...].prefix(reference.count).elementsEqual(reference)
            index += isReference ? reference.count : 1
        }
        return true
    }

    private static func equal(_ text: UnsafePointer<xmlChar>, _ name: [UInt8]) -> Bool {
        // Safe because `text` ends with a zero, which differs from every byte of a name, so no
        // byte behind it is read.
        for index in 0..<name.count where unsafe text[index] != name[index] || name[index] == 0 {
            return false
        }
        return unsafe text[name.count] == 0
    }

    private static func hash(_ name: UnsafePointer<xmlChar>) -> UInt64 {
        var hash = XMLNameHash()
        var index = 0
        // Safe because the name ends with a zero, and no byte behind it is read.
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

/// The name of an attribute: its local name, and a prefix where it must have that one.
struct XMLAttributeName: Sendable, Equatable {
    let prefix: [UInt8]
    let local: [UInt8]

    /// The name written as `local`, for any prefix or none, or `prefix:local`.
    init(_ name: String) {
        let parts = name.utf8.split(separator: 0x3A, maxSplits: 1, omittingEmptySubsequences: false)
        prefix = parts.count > 1 ? Array(parts[0]) : []
        local = parts.last.map { Array($0) } ?? []
    }
}
