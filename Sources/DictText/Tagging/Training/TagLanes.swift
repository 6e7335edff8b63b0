/// A number for each of the 17 tags, in three vectors, the last of which uses only its first lane.
struct TagLanes {
    typealias Lanes = SIMD8<Float>

    var a = Lanes(repeating: 0)
    var b = Lanes(repeating: 0)
    var c = Lanes(repeating: 0)

    /// The number for the tag at `index`, which must be in `0...16`.
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

    /// Adds each number of `other` to the number for the same tag.
    @inline(__always)
    mutating func add(_ other: TagLanes) {
        a += other.a
        b += other.b
        c += other.c
    }

    /// Multiplies the numbers for all tags by `factor`.
    @inline(__always)
    mutating func scale(by factor: Float) {
        a *= factor
        b *= factor
        c *= factor
    }

    /// Returns the index of the highest number, or the lowest such index if several tie.
    func best() -> Int {
        var (best, top) = (0, a[0])
        for tag in 1..<8 where a[tag] > top { (best, top) = (tag, a[tag]) }
        for tag in 0..<8 where b[tag] > top { (best, top) = (tag + 8, b[tag]) }
        if c[0] > top { best = 16 }
        return best
    }

    /// Returns the probabilities of the tags if the numbers are their scores.
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

    /// Changes the numbers by one step of the AdaGrad algorithm, against `gradient`.
    ///
    /// - Parameters:
    ///   - gradient: The gradient of the loss, with a component for each number.
    ///   - squares: The sums of the squares of all gradients so far, to which this one is added.
    ///   - mask: The learning rate for each number, or 0 for those that must not change.
    ///   - floor: A constant that is added to the sums before their roots are taken.
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

/// An exponential function for softmax whose results have the same bits on every machine.
///
/// The arithmetic consists of additions, multiplications and divisions of IEEE 754 in a fixed
/// order.
enum Softmax {
    /// Returns e to the power of `x`, which must be at most 0.
    ///
    /// The relative error is below 4e-6, except that the result is 0 if `x` is -80 or less.
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
