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

    /// One step of AdaGrad: against `gradient`, where `mask` is 1; `squares` collects its squares.
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
