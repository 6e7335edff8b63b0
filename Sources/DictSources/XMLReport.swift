import CLibXML2

/// An error or warning reported by libxml2, copied into Swift values.
struct XMLReport {
    enum Level { case warning, error, fatal }

    let level: Level
    let isAboutNamespaces: Bool
    let code: UInt32
    let line: Int
    /// The message on one line, without any libxml2 function name at its start.
    let message: String

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
    var isAboutEntities: Bool {
        [
            XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY, XML_ERR_ENTITY_LOOP,
            XML_ERR_UNPARSED_ENTITY, XML_ERR_ENTITY_IS_EXTERNAL,
        ].contains { $0.rawValue == code }
    }

    var isAboutVersion: Bool { code == XML_WAR_UNKNOWN_VERSION.rawValue }

    var isAboutEncoding: Bool {
        code == XML_ERR_INVALID_ENCODING.rawValue || code == XML_ERR_INVALID_CHAR.rawValue
            || code == 6003 || code == XML_I18N_CONV_FAILED.rawValue
    }

    var isAboutEncodingName: Bool {
        code == XML_ERR_UNSUPPORTED_ENCODING.rawValue
            || code == XML_ERR_UNKNOWN_ENCODING.rawValue
            || code == XML_ERR_ENCODING_NAME.rawValue
    }

    var isAboutEnd: Bool { code == XML_ERR_DOCUMENT_END.rawValue }

    var isAboutLimit: Bool {
        let texts = ["huge text node", "Excessive depth", "too long"]
        return isAboutLookup || isAboutMemory || texts.contains { says($0) }
    }

    /// A clause for a diagnostic that describes which limit inside libxml2 the file exceeds.
    var limitClause: String {
        if isAboutLookup { return "a comment, CDATA section or reference of more than 10 MB" }
        return isAboutMemory ? "more than 10 MB of names, or no memory for them" : message
    }

    /// Whether the report indicates that libxml2 ran out of memory.
    ///
    /// libxml2 also reports this if the names in a file need more than 10 MB.
    private var isAboutMemory: Bool { code == XML_ERR_NO_MEMORY.rawValue }

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
