/// Classes of ASCII bytes.
enum ASCII {
    static let space: UInt8 = 0x20
    static let tab: UInt8 = 0x09

    /// Space or tab.
    static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

    /// White space of XML: space, tab, line feed, carriage return.
    static func isWhite(_ byte: UInt8) -> Bool {
        byte == space || byte == tab || byte == 0x0A || byte == 0x0D
    }
}

extension Span<UInt8> {
    /// The range that is left of `range` without the blanks at both of its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, ASCII.isBlank(self[start]) { start += 1 }
        while end > start, ASCII.isBlank(self[end - 1]) { end -= 1 }
        return start..<end
    }

    /// The range that is left without the white space of XML at both ends.
    var withoutOuterWhite: Range<Int> {
        var start = 0
        var end = count
        while start < end, ASCII.isWhite(self[start]) { start += 1 }
        while end > start, ASCII.isWhite(self[end - 1]) { end -= 1 }
        return start..<end
    }
}
