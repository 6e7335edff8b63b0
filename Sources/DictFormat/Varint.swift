/// Whole numbers in as few bytes as they need: LEB128 as in DWARF 5, section 7.6, unsigned.
///
/// Each byte holds seven bits, the lowest first; all but the last have their high bit set.
public enum Varint {
    /// The largest number.
    public static let maximum = 0x7fff_ffff
    /// The bytes of the largest number.
    static let maximumLength = 5
}

extension ByteView {
    /// The number at `offset`, which moves behind it.
    ///
    /// `nil` where the number leaves the view, is above ``Varint/maximum``, or takes more bytes
    /// than it needs; `offset` then stays.
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
    /// Appends `value`, a number of at most ``Varint/maximum``.
    public mutating func append(varint value: Int) {
        var rest = UInt64(value)
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(truncatingIfNeeded: rest))
    }
}
