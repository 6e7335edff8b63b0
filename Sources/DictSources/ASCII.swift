import DictModel

/// Characters of ASCII as bytes: white space by name, classes as functions.
///
/// Other signs are written as `UInt8(ascii: "|")` in comparisons.
enum ASCII {
    static let space = UInt8(ascii: " ")
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")

    /// Space or tab.
    static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

    /// White space of XML: space, tab, line feed, carriage return.
    static func isWhite(_ byte: UInt8) -> Bool {
        isBlank(byte) || byte == lineFeed || byte == carriageReturn
    }

    static func isDigit(_ byte: UInt8) -> Bool { digit(byte) < 10 }

    /// The value of a decimal digit; 10 or more if `byte` is another character.
    static func digit(_ byte: UInt8) -> UInt8 { byte &- UInt8(ascii: "0") }

    static func isCapital(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }

    static func isLetter(_ byte: UInt8) -> Bool { isCapital(byte & ~caseBit) }

    /// `byte` in lower case if it is a capital.
    static func lowercased(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte | caseBit : byte }

    /// The bit by which a small letter differs from its capital.
    private static let caseBit: UInt8 = 0x20
}

extension Span<UInt8> {
    /// The part of `range` between the blanks at both of its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> { trimmed(range, ASCII.isBlank) }

    /// The bytes between the white space of XML at both ends.
    var withoutOuterWhite: Range<Int> { trimmed(0..<count, ASCII.isWhite) }

    @inline(__always)
    private func trimmed(_ range: Range<Int>, _ isOuter: (UInt8) -> Bool) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, isOuter(self[start]) { start += 1 }
        while end > start, isOuter(self[end - 1]) { end -= 1 }
        return start..<end
    }

    /// Whether the first bytes are `prefix`.
    func hasPrefix(_ prefix: [UInt8]) -> Bool { hasBytes(prefix, at: 0) }

    /// Whether the first bytes are the UTF-8 of `prefix`.
    func hasPrefix(_ prefix: StaticString) -> Bool { hasText(prefix, at: 0) }

    /// Whether `other` begins at `start`.
    func hasBytes(_ other: [UInt8], at start: Int) -> Bool {
        guard start >= 0, count - start >= other.count else { return false }
        for index in 0..<other.count where self[start + index] != other[index] { return false }
        return true
    }

    /// Whether the UTF-8 of `text` begins at `start`; if `ignoringCase`, `text` has to be lower
    /// case, and letters of ASCII match in any case.
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

    /// A copy in which capitals of ASCII are small letters.
    var lowerASCII: [UInt8] {
        var small: [UInt8] = []
        small.reserveCapacity(count)
        for index in indices { small.append(ASCII.lowercased(self[index])) }
        return small
    }

    /// The number of characters that begin in the first `end` bytes.
    func scalars(before end: Int) -> Int {
        var scalars = 0
        for index in 0..<Swift.min(end, count) where self[index] & 0xC0 != 0x80 { scalars += 1 }
        return scalars
    }
}

extension [UInt8] {
    /// Replaces everything by a copy of `bytes`; the storage stays.
    mutating func assign(_ bytes: Span<UInt8>) {
        removeAll(keepingCapacity: true)
        append(contentsOf: bytes)
    }
}
