/// A number for each tag, in three vectors; the last seven lanes are unused.
struct TagLanes {
    typealias Lanes = SIMD8<Float>

    var a = Lanes(repeating: 0)
    var b = Lanes(repeating: 0)
    var c = Lanes(repeating: 0)

    /// The number of the tag at `index`, 0...16.
    @inline(__always)
    subscript(index: Int) -> Float {
        get { index < 8 ? a[index] : index < 16 ? b[index - 8] : c[index - 16] }
        set {
            if index < 8 {
                a[index] = newValue
            } else if index < 16 {
                b[index - 8] = newValue
            } else {
                c[index - 16] = newValue
            }
        }
    }

    /// Adds the numbers of `other`.
    @inline(__always)
    mutating func add(_ other: TagLanes) {
        a += other.a
        b += other.b
        c += other.c
    }

    /// Multiplies every number by `factor`.
    @inline(__always)
    mutating func scale(by factor: Float) {
        a *= factor
        b *= factor
        c *= factor
    }

    /// The index of the highest number, the lowest of equals.
    func best() -> Int {
        var (best, top) = (0, a[0])
        for tag in 1..<8 where a[tag] > top { (best, top) = (tag, a[tag]) }
        for tag in 0..<8 where b[tag] > top { (best, top) = (tag + 8, b[tag]) }
        if c[0] > top { best = 16 }
        return best
    }

    /// The probabilities of the tags whose scores these are.
    func softmax() -> TagLanes {
        let top = self[best()]
        var (result, total) = (TagLanes(), Float(0))
        for tag in 0..<TaggerFormat.tagCount {
            let share = Softmax.exponential(self[tag] - top)
            result[tag] = share
            total += share
        }
        result.scale(by: 1 / total)
        return result
    }

    /// One step of AdaGrad: against `gradient`, if `mask` is 1; `squares` collects its squares.
    @inline(__always)
    mutating func step(
        against gradient: TagLanes, _ squares: inout TagLanes, mask: TagLanes, floor: Lanes
    ) {
        squares.a += gradient.a * gradient.a
        a -= mask.a * gradient.a / (squares.a + floor).squareRoot()
        squares.b += gradient.b * gradient.b
        b -= mask.b * gradient.b / (squares.b + floor).squareRoot()
        squares.c += gradient.c * gradient.c
        c -= mask.c * gradient.c / (squares.c + floor).squareRoot()
    }
}

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
