import DictModel

// The encoding of game states: texts are strings, identities are 16 hexadecimal digits (some JSON
// readers cannot keep all 64 bits of a number), choices are their raw values.

extension KeyedEncodingContainer {
    /// Encodes UTF-8 text as a string.
    ///
    /// - Throws: `EncodingError` if `text` is not valid UTF-8, because a string could not preserve
    ///   it.
    mutating func encode(text: [UInt8], forKey key: Key) throws {
        try encode(try savedText(text, codingPath + [key]), forKey: key)
    }

    /// Encodes UTF-8 texts as an array of strings.
    ///
    /// - Throws: `EncodingError` if one of the texts is not valid UTF-8.
    mutating func encode(texts: [[UInt8]], forKey key: Key) throws {
        let path = codingPath + [key]
        try encode(try texts.map { try savedText($0, path) }, forKey: key)
    }

    /// Encodes an artefact's identity as a string of 16 hexadecimal digits.
    mutating func encode(identity: UInt64, forKey key: Key) throws {
        let digits = String(identity, radix: 16)
        try encode(String(repeating: "0", count: 16 - digits.count) + digits, forKey: key)
    }
}

extension KeyedDecodingContainer {
    /// Decodes a string and returns its UTF-8 bytes.
    func text(forKey key: Key) throws -> [UInt8] {
        Array(try decode(String.self, forKey: key).utf8)
    }

    /// Decodes an array of strings and returns the UTF-8 bytes of each.
    func texts(forKey key: Key) throws -> [[UInt8]] {
        try decode([String].self, forKey: key).map { Array($0.utf8) }
    }

    /// Decodes an artefact's identity from a string of 16 hexadecimal digits.
    func identity(forKey key: Key) throws -> UInt64 {
        let digits = try decode(String.self, forKey: key)
        guard digits.utf8.count == 16, let identity = UInt64(digits, radix: 16) else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self, debugDescription: "expected 16 hexadecimal digits")
        }
        return identity
    }

    /// Decodes a value of the enumeration `type` from its raw value.
    func choice<Choice: RawRepresentable>(
        _ type: Choice.Type, forKey key: Key
    ) throws -> Choice where Choice.RawValue == UInt8 {
        guard let choice = Choice(rawValue: try decode(UInt8.self, forKey: key)) else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self, debugDescription: "no such choice")
        }
        return choice
    }
}

private func savedText(_ text: [UInt8], _ path: [any CodingKey]) throws -> String {
    guard UTF8Scalar.malformedOffset(in: text.span) == nil else {
        throw EncodingError.invalidValue(
            text, EncodingError.Context(codingPath: path, debugDescription: "expected UTF-8"))
    }
    return String(decoding: text, as: UTF8.self)
}
