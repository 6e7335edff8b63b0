// Defined here rather than taken from the standard library, whose methods may change from one
// release to the next: a seed must produce the same game for ever.
extension RandomNumberGenerator {
    /// Returns a uniformly random number in `0..<bound`, or 0 if `bound` is not positive.
    ///
    /// Source: Lemire, "Fast Random Integer Generation in an Interval", ACM TOMACS 2019.
    mutating func index(below bound: Int) -> Int {
        guard bound > 0 else { return 0 }
        let range = UInt64(bound)
        var product = next().multipliedFullWidth(by: range)
        if product.low < range {
            let threshold = (0 &- range) % range
            while product.low < threshold { product = next().multipliedFullWidth(by: range) }
        }
        return Int(truncatingIfNeeded: product.high)
    }

    /// Returns a uniformly random element of `elements`, or `nil` if the array is empty.
    mutating func element<Element>(of elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[index(below: elements.count)]
    }

    /// Shuffles `elements` so that every order is equally likely, with the algorithm of Fisher and
    /// Yates.
    mutating func shuffle<Element>(_ elements: inout [Element]) {
        var end = elements.count
        while end > 1 {
            elements.swapAt(end - 1, index(below: end))
            end -= 1
        }
    }
}
