import DictModel

/// An assembler for the text and tokens of one ``CorpusRecord``.
///
/// Each run of white space between other characters becomes one space, even if it consists of
/// no-break spaces or line separators. Invisible characters, such as zero-width spaces, soft
/// hyphens and byte order marks, are removed and counted. Control characters, including those that
/// set the writing direction, are removed and counted separately. No memory is allocated once the
/// buffers have grown.
struct TextAssembly {
    /// The text and tokens assembled so far.
    private(set) var text = TokenisedText(text: [])
    /// The number of control characters removed from the text so far.
    private(set) var controls = 0
    /// The number of invisible characters, such as soft hyphens, removed from the text so far.
    private(set) var invisibles = 0
    /// Whether the text exceeds the limit passed to ``begin(limit:)``, so that a part of it is
    /// missing.
    private(set) var isTooLong = false
    /// Whether some of the text is not part of any token.
    private(set) var hasLooseText = false

    /// The marks of the corpus in the text, in the order of the text.
    private(set) var marks: [PlacedMark] = []

    private var limit = 0
    private var hasBlank = false
    /// Whether blanks do not count until other characters come.
    private var isJoined = false
    /// Whether a line has ended after a hyphen that follows a letter or a digit.
    private var isBehindHyphen = false
    private var isInToken = false
    private var tokenStart: Int?

    /// Begins a new text of at most `limit` bytes, reusing the storage of the previous one.
    mutating func begin(limit: Int) {
        text.text.removeAll(keepingCapacity: true)
        text.tokens.removeAll(keepingCapacity: true)
        self.limit = limit
        controls = 0
        invisibles = 0
        isTooLong = false
        hasLooseText = false
        marks.removeAll(keepingCapacity: true)
        hasBlank = false
        isJoined = false
        isBehindHyphen = false
        isInToken = false
        tokenStart = nil
    }

    /// Exchanges the assembled text with `other`, whose storage is reused for the next text.
    mutating func swap(with other: inout TokenisedText) { Swift.swap(&text, &other) }

    /// Exchanges the marks of the text with `other`, whose storage is reused for the next text.
    mutating func swapMarks(with other: inout [PlacedMark]) { Swift.swap(&marks, &other) }

    /// Adds a mark at the end of the text so far.
    mutating func mark(_ mark: TextMark) {
        if mark == .join {
            isJoined = true
            if endsWithHyphen { isBehindHyphen = true }
        } else {
            marks.append(PlacedMark(mark, at: text.text.count))
        }
    }

    /// Sets the marks of the text, which other ones may follow.
    mutating func setMarks(_ marks: [PlacedMark]) { self.marks = marks }

    /// Marks a hyphen `distance` bytes before the end of the text.
    mutating func markHyphen(before distance: Int) {
        marks.append(PlacedMark(.hyphen, at: max(0, text.text.count - distance)))
    }

    /// Removes what was added since the text had `count` bytes, if it is outside of tokens.
    mutating func remove(from count: Int) {
        guard count < text.text.count, (text.tokens.last?.range.end ?? 0) <= count else { return }
        text.text.removeSubrange(count...)
        marks.removeAll { $0.offset > count }
    }

    /// Whether the text ends with a hyphen that follows a letter or a digit.
    private var endsWithHyphen: Bool {
        let count = text.text.count
        guard count > 1, text.text[count - 1] == UInt8(ascii: "-") else { return false }
        let before = text.text[count - 2]
        return before >= 0x80 || ASCII.isLetter(before) || ASCII.isDigit(before)
    }

    /// Adds the end of a line, which is a blank unless a hyphen or a mark joins the lines.
    mutating func endLine() {
        if endsWithHyphen { isBehindHyphen = true }
        hasBlank = true
    }

    /// Adds white space, which becomes one space if other characters precede and follow it.
    mutating func addBlank() { hasBlank = true }

    /// Begins a token, to which all text up to ``endToken(tag:)`` belongs.
    mutating func beginToken() {
        isInToken = true
        tokenStart = nil
    }

    /// Ends the open token and returns true, or returns false if the token has no characters.
    ///
    /// A token without characters is not added. If the text is too long, the result is always true,
    /// because the characters may be missing for that reason.
    mutating func endToken(tag: UniversalTag?) -> Bool {
        isInToken = false
        guard let start = tokenStart else { return isTooLong }
        text.tokens.append(
            Token(ByteRange(offset: start, length: text.text.count - start), tag: tag))
        return true
    }

    /// Adds the token `bytes` and returns true, or returns false if the token has no characters.
    ///
    /// Pass true as `afterBlank` if a space precedes the token.
    mutating func addToken(
        _ bytes: Span<UInt8>, tag: UniversalTag?, afterBlank: Bool
    ) -> Bool {
        hasBlank = afterBlank
        beginToken()
        append(bytes)
        return endToken(tag: tag)
    }

    /// Replaces the text with `other` if they differ at most in the spaces between tokens.
    ///
    /// The result is true if the text was replaced, and false if `other` differs in anything else.
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

    /// Appends `bytes`, which must be UTF-8 and must not end inside a character.
    mutating func append(_ bytes: Span<UInt8>) {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if Self.isPlain(byte) {
                var end = index + 1
                while end < bytes.count, Self.isPlain(bytes[end]) { end += 1 }
                appendPlain(bytes.extracting(index..<end))
                index = end
            } else if ASCII.isBlank(byte) {
                hasBlank = true
                index += 1
            } else if byte == ASCII.lineFeed {
                endLine()
                index += 1
            } else {
                index += appendSpecial(bytes, at: index)
            }
        }
    }

    /// Whether `byte` can be copied without looking at the character that it belongs to.
    ///
    /// It cannot if it is white space, a control character, or a lead byte with which an invisible
    /// character, a control character or white space may begin.
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
        if isJoined || isBehindHyphen { joinLines(before: bytes) }
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

    /// Decides that no blank comes before `bytes` if they continue a word of the last line.
    private mutating func joinLines(before bytes: Span<UInt8>) {
        let first = bytes.isEmpty ? 0 : bytes[0]
        let continues = first >= 0x80 || ASCII.isLetter(first) || ASCII.isDigit(first)
        if isBehindHyphen, continues {
            marks.append(PlacedMark(.hyphen, at: text.text.count - 1))
            hasBlank = false
        }
        if isJoined { hasBlank = false }
        isJoined = false
        isBehindHyphen = false
    }

    /// Appends, replaces or removes the character at `index`, which may be white space or
    /// invisible.
    ///
    /// - Returns: The length of the character in `bytes`.
    private mutating func appendSpecial(_ bytes: Span<UInt8>, at index: Int) -> Int {
        let step = UTF8Scalar.decode(bytes, at: index)
        let length = max(step.length, 1)
        switch step.value {
        case 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
            0x3000:
            hasBlank = true
        case 0xAD:
            invisibles += 1
            let next = index + length
            // At the end of a line it is the hyphen of a word that goes on.
            if next == bytes.count || bytes[next] == ASCII.lineFeed
                || bytes[next] == ASCII.carriageReturn
            {
                isJoined = true
            }
        case 0x200B, 0x2060, 0xFEFF: invisibles += 1
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069,
            0xFFF9...0xFFFB, 0xFFFE, 0xFFFF:
            // The step of a malformed character has the value 0.
            controls += 1
        default: appendPlain(bytes.extracting(index..<index + length))
        }
        return length
    }
}
