/// A scale that maps numbers from 0 to a round number to positions on an axis.
struct Scale: Sendable {
    /// The number at the end of the axis, at least 1.
    let top: Int
    /// The distance between two labelled numbers.
    let step: Int
    /// The length of the axis, in units.
    let length: Double

    /// Creates a scale for numbers up to `largest`, with about `count` steps of 1, 2 or 5 times a
    /// power of ten.
    init(upTo largest: Int, steps count: Int = 4, length: Double) {
        let largest = max(1, largest)
        var step = 1
        var factors = [2, 5, 10]
        var unit = 1
        while largest > step * count {
            if factors.isEmpty {
                unit *= 10
                factors = [2, 5, 10]
            }
            step = unit * factors.removeFirst()
        }
        self.step = step
        self.length = length
        top = (largest + step - 1) / step * step
    }

    /// Returns the distance of `number` from the start of the axis, in units.
    func position(_ number: Int) -> Double {
        Double(min(max(0, number), top)) * length / Double(top)
    }

    /// The labelled numbers, from 0 to ``top``.
    var ticks: [Int] { Array(stride(from: 0, through: top, by: step)) }
}
