import DictModel

/// ASCII characters as bytes: white space by name, classes as functions.
///
/// Other characters are written in place, such as `UInt8(ascii: "|")`.
enum ASCII {
    static let space = UInt8(ascii: " ")
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")

    /// Whether `byte` is a space or a tab.
    static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

    /// Whether `byte` is white space in XML: a space, tab, line feed or carriage return.
    static func isWhite(_ byte: UInt8) -> Bool {
        isBlank(byte) || byte == lineFeed || byte == carriageReturn
    }

    static func isDigit(_ byte: UInt8) -> Bool { digit(byte) < 10 }

    /// The value of the decimal digit `byte`; 10 or more if it is another character.
    static func digit(_ byte: UInt8) -> UInt8 { byte &- UInt8(ascii: "0") }

    static func isCapital(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }

    static func isLetter(_ byte: UInt8) -> Bool { isCapital(byte & ~caseBit) }

    /// `byte` in lower case if it is a capital.
    static func lowercased(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte | caseBit : byte }

    /// The bit that is set in a lower-case letter and clear in its capital.
    private static let caseBit: UInt8 = 0x20
}

extension Span<UInt8> {
    /// The part of `range` that remains without the spaces and tabs at both of its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> { trimmed(range, ASCII.isBlank) }

    /// The range that remains without the XML white space at both ends.
    var withoutOuterWhite: Range<Int> { trimmed(0..<count, ASCII.isWhite) }

    @inline(__always)
    private func trimmed(_ range: Range<Int>, _ isOuter: (UInt8) -> Bool) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, isOuter(self[start]) { start += 1 }
        while end > start, isOuter(self[end - 1]) { end -= 1 }
        return start..<end
    }

    /// Whether the span begins with `prefix`.
    func hasPrefix(_ prefix: [UInt8]) -> Bool { hasBytes(prefix, at: 0) }

    /// Whether the span begins with the UTF-8 of `prefix`.
    func hasPrefix(_ prefix: StaticString) -> Bool { hasText(prefix, at: 0) }

    /// Whether the bytes of `other` are at `start`; false if they do not fit there.
    func hasBytes(_ other: [UInt8], at start: Int) -> Bool {
        guard start >= 0, count - start >= other.count else { return false }
        for index in 0..<other.count where self[start + index] != other[index] { return false }
        return true
    }

    /// Whether the UTF-8 of `text` is at `start`.
    ///
    /// If `ignoringCase` is true, ASCII letters match in any case, and `text` must be in lower
    /// case.
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

    /// A copy of the bytes, with ASCII capitals in lower case.
    var lowerASCII: [UInt8] {
        var small: [UInt8] = []
        small.reserveCapacity(count)
        for index in indices { small.append(ASCII.lowercased(self[index])) }
        return small
    }

    /// The number of Unicode scalars that begin in the first `end` bytes.
    func scalars(before end: Int) -> Int {
        var scalars = 0
        for index in 0..<Swift.min(end, count) where self[index] & 0xC0 != 0x80 { scalars += 1 }
        return scalars
    }
}

extension [UInt8] {
    /// Replaces the contents with a copy of `bytes` and keeps the storage.
    mutating func assign(_ bytes: Span<UInt8>) {
        removeAll(keepingCapacity: true)
        append(contentsOf: bytes)
    }
}
