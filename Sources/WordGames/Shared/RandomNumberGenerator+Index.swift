// Defined here and not taken from the standard library, whose methods may change from one release
// to the next: a seed is to give the same game for ever.
extension RandomNumberGenerator {
    /// A number in `0..<bound`, each with the same chance; 0 where `bound` is not positive.
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

    /// One of `elements`, each with the same chance; `nil` where there are none.
    mutating func element<Element>(of elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[index(below: elements.count)]
    }

    /// Puts `elements` into one of their orders, each with the same chance (Fisher and Yates).
    mutating func shuffle<Element>(_ elements: inout [Element]) {
        var end = elements.count
        while end > 1 {
            elements.swapAt(end - 1, index(below: end))
            end -= 1
        }
    }
}
