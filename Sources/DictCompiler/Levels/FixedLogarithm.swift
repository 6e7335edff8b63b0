/// Logarithms to base 2 in integers, so that entropies are the same on every machine.
enum FixedLogarithm {
    /// The number of bits after the binary point.
    static let fractionBits = 24

    /// log2 of `value`, times 2 to the power of ``fractionBits``, rounded down; 0 for 0.
    ///
    /// Each squaring of the mantissa yields one bit of the result (Knuth, The Art of Computer
    /// Programming 1, section 1.2.2, exercise 25).
    static func log2(_ value: Int) -> UInt64 {
        guard value > 0 else { return 0 }
        let number = UInt64(value)
        let whole = 63 - number.leadingZeroBitCount
        // The mantissa is in 1..<2, with 62 bits after the point.
        var mantissa = whole <= 62 ? number << UInt64(62 - whole) : number >> 1
        var result = UInt64(whole)
        for _ in 0..<fractionBits {
            let square = mantissa.multipliedFullWidth(by: mantissa)
            // The square is in 1..<4, with 124 bits after the point.
            mantissa = (square.high << 2) | (square.low >> 62)
            result <<= 1
            if mantissa >> 63 == 1 {
                mantissa >>= 1
                result |= 1
            }
        }
        return result
    }

    /// `value` x log2(`value`), in the unit of ``log2(_:)``.
    static func weighted(_ value: Int) -> UInt64 {
        value > 0 ? UInt64(value) * log2(value) : 0
    }

    /// A logarithm in that unit as thousandths of a bit, rounded down.
    static func millibits(_ fixed: UInt64) -> UInt64 {
        (fixed * 1000) >> UInt64(fractionBits)
    }
}
