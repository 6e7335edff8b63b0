package import DictModel

extension ByteRange {
    /// Returns the string indices in `text` that correspond to this range of UTF-8 bytes.
    ///
    /// `text` must be the complete text from whose beginning the offset of the range is counted.
    ///
    /// Returns `nil` if the range is not inside `text`, or splits a Unicode scalar.
    ///
    /// - Complexity: O(1) for native strings. For bridged strings, O(*n*), where *n* is the number
    ///   of bytes up to the end of the range.
    package func indices(in text: String) -> Range<String.Index>? {
        let bytes = text.utf8
        guard offset >= 0, length >= 0, offset <= bytes.count, length <= bytes.count - offset else {
            return nil
        }
        let lower = bytes.index(bytes.startIndex, offsetBy: offset)
        let upper = bytes.index(lower, offsetBy: length)
        guard isBorder(lower, of: bytes), isBorder(upper, of: bytes) else { return nil }
        return lower..<upper
    }

    /// Whether a Unicode scalar begins at `index`, or the text ends there.
    private func isBorder(_ index: String.Index, of bytes: String.UTF8View) -> Bool {
        index == bytes.endIndex || bytes[index] & 0xc0 != 0x80
    }
}
