/// Whole numbers in as few bytes as possible: unsigned LEB128, as in DWARF 5, section 7.6.
///
/// Each byte contains seven bits, the lowest first; all bytes but the last have their high bit set.
public enum Varint {
    /// The largest number that can be stored.
    public static let maximum = 0x7fff_ffff
    /// The size of the largest number, in bytes.
    static let maximumLength = 5
}

extension ByteView {
    /// Reads the number at `offset` and moves `offset` to the byte after it.
    ///
    /// `nil` if the number is not inside the view, is above ``Varint/maximum``, or takes more bytes
    /// than necessary; `offset` is then unchanged.
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
    /// Appends `value`, which must be from 0 to ``Varint/maximum``.
    public mutating func append(varint value: Int) {
        var rest = UInt64(value)
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(truncatingIfNeeded: rest))
    }
}
