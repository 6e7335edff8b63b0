// Defined here rather than taken from the standard library, whose methods may change from one
// release to the next: a seed must produce the same game for ever.
extension RandomNumberGenerator {
    /// A uniformly random number in `0..<bound`; 0 if `bound` is not positive.
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

    /// A uniformly random element of `elements`; `nil` if there are none.
    mutating func element<Element>(of elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[index(below: elements.count)]
    }

    /// Shuffles `elements`, each order being equally likely (Fisher and Yates).
    mutating func shuffle<Element>(_ elements: inout [Element]) {
        var end = elements.count
        while end > 1 {
            elements.swapAt(end - 1, index(below: end))
            end -= 1
        }
    }
}
