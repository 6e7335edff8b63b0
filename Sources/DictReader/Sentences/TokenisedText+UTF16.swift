package import DictModel

extension TokenisedText {
    /// Returns `range` converted from bytes to UTF-16 code units, for string indices in Java,
    /// JavaScript and `NSString`.
    ///
    /// Returns `nil` if the range is not inside the text or splits a character, or if the text is
    /// not UTF-8.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text in bytes.
    package func utf16Range(of range: ByteRange) -> Range<Int>? {
        guard range.offset >= 0, range.length >= 0, range.offset <= text.count,
            range.length <= text.count - range.offset
        else { return nil }
        let bytes = text.span
        var (lower, upper): (Int?, Int?) = (nil, nil)
        var (offset, units) = (0, 0)
        while true {
            if offset == range.offset { lower = units }
            if offset == range.end { upper = units }
            guard offset < bytes.count else { break }
            let step = UTF8Scalar.decode(bytes, at: offset)
            guard !step.isMalformed else { return nil }
            offset += step.length
            units += step.value > 0xffff ? 2 : 1
        }
        guard let lower, let upper else { return nil }
        return lower..<upper
    }
}
