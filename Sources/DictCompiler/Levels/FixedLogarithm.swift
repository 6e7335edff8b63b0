/// Logarithms to base 2 in whole numbers, so that entropies come out alike on every machine.
enum FixedLogarithm {
    /// The bits after the point.
    static let fractionBits = 24

    /// log2 of `value`, times 2 to the power of ``fractionBits``, rounded down; 0 for 0.
    ///
    /// One bit of the result comes from each squaring of the mantissa (Knuth, The Art of Computer
    /// Programming 1, section 1.2.2, exercise 25).
    static func log2(_ value: Int) -> UInt64 {
        guard value > 0 else { return 0 }
        let number = UInt64(value)
        let whole = 63 - number.leadingZeroBitCount
        // The mantissa lies in 1..<2, with 62 bits after the point.
        var mantissa = whole <= 62 ? number << UInt64(62 - whole) : number >> 1
        var result = UInt64(whole)
        for _ in 0..<fractionBits {
            let square = mantissa.multipliedFullWidth(by: mantissa)
            // The square has 124 bits after the point and lies in 1..<4.
            mantissa = (square.high << 2) | (square.low >> 62)
            result <<= 1
            if mantissa >> 63 == 1 {
                mantissa >>= 1
                result |= 1
            }
        }
        return result
    }

    /// `value` x log2(`value`) in the same unit.
    static func weighted(_ value: Int) -> UInt64 {
        value > 0 ? UInt64(value) * log2(value) : 0
    }

    /// A number in that unit as thousandths of a bit, rounded down.
    static func millibits(_ fixed: UInt64) -> UInt64 {
        (fixed * 1000) >> UInt64(fractionBits)
    }
}
