/// Probabilities of tags from their scores, in arithmetic that gives the same bits on every
/// machine: additions, multiplications and divisions of IEEE 754 in a fixed order.
enum Softmax {
    /// e to the power of `x`, for `x` of 0 or less; the relative error stays below 1e-6.
    @inline(__always)
    static func exponential(_ x: Float) -> Float {
        guard x > -80 else { return 0 }
        let scaled = x * 1.442_695
        let whole = scaled.rounded(.down)
        let t = (scaled - whole) * 0.693_147_2
        // Taylor's series around 0 up to the seventh power.
        var sum: Float = 1 / 5040
        sum = sum * t + 1 / 720
        sum = sum * t + 1 / 120
        sum = sum * t + 1 / 24
        sum = sum * t + 1 / 6
        sum = sum * t + 0.5
        sum = sum * t + 1
        sum = sum * t + 1
        return sum * Float(sign: .plus, exponent: Int(whole), significand: 1)
    }
}
