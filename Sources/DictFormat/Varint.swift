/// An encoding of whole numbers in as few bytes as possible: unsigned LEB128 (DWARF 5, section
/// 7.6).
///
/// Each byte contains seven bits of the number, the lowest first. All bytes but the last have their
/// high bit set.
public enum Varint {
    /// The largest number that can be encoded.
    public static let maximum = 0x7fff_ffff
    /// The size of the largest encoded number, in bytes.
    static let maximumLength = 5
}

extension ByteView {
    /// Reads the number encoded as a ``Varint`` at `offset`, and moves `offset` to the byte after
    /// it.
    ///
    /// Returns `nil` and leaves `offset` unchanged if the number is not inside the view, is above
    /// ``Varint/maximum``, or is encoded in more bytes than necessary.
    public func varint(_ offset: inout Int) -> Int? {
        var value: UInt64 = 0
        for index in 0..<Varint.maximumLength {
            guard let byte = uint8(offset + index) else { return nil }
            value |= UInt64(byte & 0x7f) << UInt64(7 * index)
            guard byte & 0x80 == 0 else { continue }
            guard index == 0 || byte != 0, value <= UInt64(Varint.maximum) else { return nil }
            offset += index + 1
            return Int(value)
        }
        return nil
    }
}

extension [UInt8] {
    /// Appends `value`, encoded as a ``Varint``.
    ///
    /// `value` must be in `0...Varint.maximum`.
    public mutating func append(varint value: Int) {
        var rest = UInt64(value)
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(truncatingIfNeeded: rest))
    }
}
