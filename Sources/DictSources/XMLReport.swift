import CLibXML2

/// One error or warning of libxml2, copied into plain values.
struct XMLReport {
    enum Level { case warning, error, fatal }

    let level: Level
    let isAboutNamespaces: Bool
    let code: UInt32
    let line: Int
    /// The message on one line, without the name of a libxml2 function at its start.
    let message: String

    /// Creates a report from `error`.
    init(_ error: xmlError) {
        switch unsafe error.level {
        case XML_ERR_FATAL: level = .fatal
        case XML_ERR_ERROR: level = .error
        default: level = .warning
        }
        isAboutNamespaces = unsafe error.domain == Int32(XML_FROM_NAMESPACE.rawValue)
        code = unsafe UInt32(bitPattern: error.code)
        line = unsafe Int(error.line)
        var bytes: [UInt8] = []
        // Safe because the message ends with a zero.
        if let message = unsafe error.message {
            while bytes.count < 400, unsafe message[bytes.count] != 0 {
                unsafe bytes.append(UInt8(bitPattern: message[bytes.count]))
            }
        }
        message = Self.clean(bytes)
    }

    private static func clean(_ message: [UInt8]) -> String {
        var text: [UInt8] = []
        for byte in message {
            let isWhite = ASCII.isWhite(byte)
            if isWhite, text.last == ASCII.space || text.isEmpty { continue }
            text.append(isWhite ? ASCII.space : byte)
        }
        while text.last == ASCII.space { text.removeLast() }
        if text.starts(with: Array("xml".utf8)), let colon = text.firstIndex(of: UInt8(ascii: ":")),
            !text[..<colon].contains(ASCII.space), colon + 2 < text.count
        {
            text.removeSubrange(0...(colon + 1))
        }
        // libxml2 cuts a message without regard to characters.
        return String(decoding: text, as: UTF8.self)
    }
}

extension XMLReport {
    /// Whether the report is about a reference to an entity that is not one of XML's own five.
    var isAboutEntities: Bool {
        [
            XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY, XML_ERR_ENTITY_LOOP,
            XML_ERR_UNPARSED_ENTITY, XML_ERR_ENTITY_IS_EXTERNAL,
        ].contains { $0.rawValue == code }
    }

    /// Whether the XML declaration names a version other than 1.0.
    var isAboutVersion: Bool { code == XML_WAR_UNKNOWN_VERSION.rawValue }

    /// Whether some bytes are invalid in the encoding of the file.
    var isAboutEncoding: Bool {
        code == XML_ERR_INVALID_ENCODING.rawValue || code == XML_ERR_INVALID_CHAR.rawValue
            || code == 6003 || code == XML_I18N_CONV_FAILED.rawValue
    }

    /// Whether the declared encoding is not a known one.
    var isAboutEncodingName: Bool {
        code == XML_ERR_UNSUPPORTED_ENCODING.rawValue
            || code == XML_ERR_UNKNOWN_ENCODING.rawValue
            || code == XML_ERR_ENCODING_NAME.rawValue
    }

    /// Whether the file ends too early, or continues after its root element.
    var isAboutEnd: Bool { code == XML_ERR_DOCUMENT_END.rawValue }

    /// Whether the file exceeds a limit inside libxml2.
    var isAboutLimit: Bool {
        let texts = ["huge text node", "Excessive depth", "too long"]
        return isAboutLookup || isAboutMemory || texts.contains { says($0) }
    }

    /// The limit inside libxml2 that the file exceeds, as a clause for a diagnostic.
    var limitClause: String {
        if isAboutLookup { return "a comment, CDATA section or reference of more than 10 MB" }
        return isAboutMemory ? "more than 10 MB of names, or no memory for them" : message
    }

    /// Whether libxml2 reports a lack of memory, which it also does if names take more than 10 MB.
    private var isAboutMemory: Bool { code == XML_ERR_NO_MEMORY.rawValue }

    /// Whether libxml2 gave up looking for the end of a comment, CDATA section or reference.
    private var isAboutLookup: Bool { says("Huge input lookup") }

    private func says(_ text: String) -> Bool {
        message.utf8.contains(sequence: Array(text.utf8))
    }
}

extension String.UTF8View {
    fileprivate func contains(sequence: [UInt8]) -> Bool {
        var rest = self[...]
        while rest.count >= sequence.count {
            if rest.starts(with: sequence) { return true }
            rest = rest.dropFirst()
        }
        return false
    }
}
