import DictModel

/// Byte constants for ASCII white space, and tests for classes of ASCII characters.
///
/// For any other character, write an expression such as `UInt8(ascii: "|")` where you need it.
enum ASCII {
    static let space = UInt8(ascii: " ")
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")

    static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

    /// Whether `byte` is white space in XML: a space, tab, line feed or carriage return.
    static func isWhite(_ byte: UInt8) -> Bool {
        isBlank(byte) || byte == lineFeed || byte == carriageReturn
    }

    static func isDigit(_ byte: UInt8) -> Bool { digit(byte) < 10 }

    /// Returns the value of the decimal digit `byte`, or a value above 9 if `byte` is not a digit.
    static func digit(_ byte: UInt8) -> UInt8 { byte &- UInt8(ascii: "0") }

    static func isCapital(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }

    static func isLetter(_ byte: UInt8) -> Bool { isCapital(byte & ~caseBit) }

    static func lowercased(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte | caseBit : byte }

    /// The bit that is set in an ASCII lower-case letter and clear in its capital.
    private static let caseBit: UInt8 = 0x20
}

extension Span<UInt8> {
    /// Returns `range` narrowed to exclude the spaces and tabs at either end.
    func trimmed(_ range: Range<Int>) -> Range<Int> { trimmed(range, ASCII.isBlank) }

    /// The range of the bytes that remain if XML white space is removed from both ends.
    var withoutOuterWhite: Range<Int> { trimmed(0..<count, ASCII.isWhite) }

    @inline(__always)
    private func trimmed(_ range: Range<Int>, _ isOuter: (UInt8) -> Bool) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, isOuter(self[start]) { start += 1 }
        while end > start, isOuter(self[end - 1]) { end -= 1 }
        return start..<end
    }

    func hasPrefix(_ prefix: [UInt8]) -> Bool { hasBytes(prefix, at: 0) }

    func hasPrefix(_ prefix: StaticString) -> Bool { hasText(prefix, at: 0) }

    /// Whether the span contains the bytes of `other` at the offset `start`.
    ///
    /// The result is false if `other` would extend past the end of the span.
    func hasBytes(_ other: [UInt8], at start: Int) -> Bool {
        guard start >= 0, count - start >= other.count else { return false }
        for index in 0..<other.count where self[start + index] != other[index] { return false }
        return true
    }

    /// Whether the span contains the UTF-8 encoding of `text` at the offset `start`.
    ///
    /// If `ignoringCase` is true, ASCII letters in the span match regardless of case, and `text`
    /// must be in lower case.
    func hasText(_ text: StaticString, at start: Int, ignoringCase: Bool = false) -> Bool {
        text.withUTF8Buffer { text in
            guard start >= 0, count - start >= text.count else { return false }
            for index in 0..<text.count {
                let byte = self[start + index]
                // Safe because the index stays within the buffer.
                let wanted = unsafe text[index]
                if (ignoringCase ? ASCII.lowercased(byte) : byte) != wanted { return false }
            }
            return true
        }
    }

    /// A copy of the bytes in which ASCII capitals are replaced by lower-case letters.
    var lowerASCII: [UInt8] {
        var small: [UInt8] = []
        small.reserveCapacity(count)
        for index in indices { small.append(ASCII.lowercased(self[index])) }
        return small
    }

    /// Whether all bytes are ASCII, and none is 0.
    var isPlain: Bool {
        let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        // Safe because the bytes are only read, and outlive the view.
        let raw = unsafe bytes
        var index = 0
        while index <= count - 8 {
            // Safe because index + 8 does not exceed the length, and any bits are a UInt64.
            let word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
            // A byte 0 borrows, so that its highest bit is set.
            if (word | (word &- ones)) & highs != 0 { return false }
            index += 8
        }
        while index < count {
            if self[index] &- 1 >= 0x7F { return false }
            index += 1
        }
        return true
    }

    /// Returns the number of Unicode scalars that begin in the first `end` bytes of the span.
    ///
    /// The span must contain UTF-8.
    func scalars(before end: Int) -> Int {
        var scalars = 0
        for index in 0..<Swift.min(end, count) where self[index] & 0xC0 != 0x80 { scalars += 1 }
        return scalars
    }
}

extension [UInt8] {
    mutating func assign(_ bytes: Span<UInt8>) {
        removeAll(keepingCapacity: true)
        append(contentsOf: bytes)
    }
}
