/// Base-2 logarithms computed in integers, so that entropies are the same on every machine.
enum FixedLogarithm {
    /// The number of bits after the binary point in a result.
    static let fractionBits = 24

    /// Returns the base-2 logarithm of `value` in units of 2^-24, rounded down, or 0 if `value` is
    /// not positive.
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

    /// Returns `value` × log2(`value`) in units of 2^-24, or 0 if `value` is not positive.
    static func weighted(_ value: Int) -> UInt64 {
        value > 0 ? UInt64(value) * log2(value) : 0
    }

    /// Converts a result of ``log2(_:)`` or ``weighted(_:)`` to thousandths of a bit, rounded down.
    static func millibits(_ fixed: UInt64) -> UInt64 {
        (fixed * 1000) >> UInt64(fractionBits)
    }
}
