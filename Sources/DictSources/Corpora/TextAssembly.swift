import DictModel

/// The text and the tokens of one record while they are put together.
///
/// White space of every kind, no-break spaces and line separators included, becomes one blank
/// between other characters; zero-width spaces, soft hyphens and byte order marks are left out and
/// counted, control characters and signs that turn the writing direction only counted. Cost: one
/// pass, no allocation once the buffers have grown.
struct TextAssembly {
    /// The text and the tokens so far.
    private(set) var text = TokenisedText(text: [])
    /// How many control characters were met.
    private(set) var controls = 0
    /// How many invisible characters were left out.
    private(set) var invisibles = 0
    /// Whether the text passed the limit; what came after is missing.
    private(set) var isTooLong = false
    /// Whether some of the text is part of no token.
    private(set) var hasLooseText = false

    private var limit = 0
    private var hasBlank = false
    private var isInToken = false
    private var tokenStart: Int?

    /// Empties the buffers for a text of at most `limit` bytes.
    mutating func begin(limit: Int) {
        text.text.removeAll(keepingCapacity: true)
        text.tokens.removeAll(keepingCapacity: true)
        self.limit = limit
        controls = 0
        invisibles = 0
        isTooLong = false
        hasLooseText = false
        hasBlank = false
        isInToken = false
        tokenStart = nil
    }

    /// Gives the text for `other`, whose buffers serve the next one.
    mutating func swap(with other: inout TokenisedText) { Swift.swap(&text, &other) }

    /// Puts white space here; it counts only between other characters.
    mutating func addBlank() { hasBlank = true }

    /// Takes away white space that was put here since the last other character.
    mutating func removeBlank() { hasBlank = false }

    /// Begins a token: what is appended until ``endToken(tag:)`` is part of it.
    mutating func beginToken() {
        isInToken = true
        tokenStart = nil
    }

    /// Ends the token; false if it has no characters, and so is none.
    mutating func endToken(tag: UniversalTag?) -> Bool {
        isInToken = false
        guard let start = tokenStart else { return isTooLong }
        text.tokens.append(
            Token(ByteRange(offset: start, length: text.text.count - start), tag: tag))
        return true
    }

    /// Adds a token with or without a blank before it; false if it has no characters.
    mutating func addToken(
        _ bytes: Span<UInt8>, tag: UniversalTag?, afterBlank: Bool
    ) -> Bool {
        hasBlank = afterBlank
        beginToken()
        append(bytes)
        return endToken(tag: tag)
    }

    /// Gives the tokens the text `other` if they make it up with blanks between them.
    mutating func setText(_ other: [UInt8]) -> Bool {
        var moved: [Token] = []
        moved.reserveCapacity(text.tokens.count)
        var offset = 0
        for token in text.tokens {
            if offset < other.count, other[offset] == ASCII.space { offset += 1 }
            let form = text.form(of: token)
            guard other[offset...].starts(with: form) else { return false }
            moved.append(
                Token(ByteRange(offset: offset, length: form.count), tag: token.tag))
            offset += form.count
        }
        guard offset == other.count else { return false }
        text = TokenisedText(text: other, tokens: moved)
        return true
    }

    /// Appends `bytes`, which are UTF-8 and end on the border of a character.
    mutating func append(_ bytes: Span<UInt8>) {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if Self.isPlain(byte) {
                var end = index + 1
                while end < bytes.count, Self.isPlain(bytes[end]) { end += 1 }
                appendPlain(bytes.extracting(index..<end))
                index = end
            } else if ASCII.isBlank(byte) || byte == ASCII.lineFeed {
                hasBlank = true
                index += 1
            } else {
                index += appendSpecial(bytes, at: index)
            }
        }
    }

    /// Whether `byte` is part of no character that needs a look: neither white nor a control nor
    /// the lead of one of the rows of Unicode that have such characters.
    @inline(__always)
    private static func isPlain(_ byte: UInt8) -> Bool {
        if byte < Self.delete { return byte > ASCII.space }
        switch byte {
        case Self.delete, 0xC2, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF: return false
        default: return true
        }
    }

    private static let delete: UInt8 = 0x7F

    private mutating func appendPlain(_ bytes: Span<UInt8>) {
        let blank = hasBlank && !text.text.isEmpty ? 1 : 0
        guard text.text.count + blank + bytes.count <= limit else {
            isTooLong = true
            return
        }
        if blank == 1 { text.text.append(ASCII.space) }
        hasBlank = false
        if !isInToken {
            hasLooseText = true
        } else if tokenStart == nil {
            tokenStart = text.text.count
        }
        text.text.append(contentsOf: bytes)
    }

    /// Appends the character at `index` after a look at it, and gives its length.
    private mutating func appendSpecial(_ bytes: Span<UInt8>, at index: Int) -> Int {
        let step = UTF8Scalar.decode(bytes, at: index)
        let length = max(step.length, 1)
        switch step.value {
        case 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
            0x3000:
            hasBlank = true
        case 0xAD, 0x200B, 0x2060, 0xFEFF: invisibles += 1
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069,
            0xFFF9...0xFFFB, 0xFFFE, 0xFFFF:
            // The step of a malformed character has the value 0.
            controls += 1
        default: appendPlain(bytes.extracting(index..<index + length))
        }
        return length
    }
}
