import DictText

/// A pseudo-random number generator that returns the same sequence on every machine.
///
/// It is xoshiro256** (Blackman and Vigna, "Scrambled Linear Pseudorandom Number Generators", ACM
/// TOMS 2021), seeded with SplitMix64 (Steele, Lea and Flood, OOPSLA 2014). Use its own methods for
/// bounded numbers and shuffling, because the results of those in the standard library may change
/// from one release to the next.
package struct Xoshiro256: Sendable {
    private var state: (UInt64, UInt64, UInt64, UInt64)

    /// Creates a generator whose sequence depends only on `seed`.
    package init(seed: UInt64) {
        var numbers = SplitMix64(seed: seed)
        state = (numbers.next(), numbers.next(), numbers.next(), numbers.next())
    }

    /// Creates a generator for one part of a job, whose sequence does not depend on other parts.
    ///
    /// - Parameters:
    ///   - seed: The seed of the whole job.
    ///   - path: Numbers that identify the part, such as a level, a position and an attempt.
    ///     Different paths result in unrelated sequences.
    package init(seed: UInt64, path: [UInt64]) {
        var mixed = seed
        for part in path {
            var numbers = SplitMix64(seed: mixed ^ (part &* 0x9e37_79b9_7f4a_7c15))
            mixed = numbers.next()
        }
        self.init(seed: mixed)
    }

    /// Creates a generator with the given internal state.
    ///
    /// Tests use it to compare the sequence with that of the authors' reference code.
    ///
    /// - Precondition: At least one of the four numbers in `state` is not 0.
    init(state: (UInt64, UInt64, UInt64, UInt64)) {
        self.state = state
    }

    /// Returns the next pseudo-random number, uniformly distributed over all 64-bit values.
    package mutating func next() -> UInt64 {
        let result = Self.rotate(state.1 &* 5, by: 7) &* 9
        let shifted = state.1 << 17
        state.2 ^= state.0
        state.3 ^= state.1
        state.1 ^= state.2
        state.0 ^= state.3
        state.2 ^= shifted
        state.3 = Self.rotate(state.3, by: 45)
        return result
    }

    /// Returns a uniformly distributed number in `0..<bound`, or 0 if `bound` is not positive.
    ///
    /// The algorithm is from Lemire, "Fast Random Integer Generation in an Interval", ACM TOMACS
    /// 2019.
    package mutating func below(_ bound: Int) -> Int {
        guard bound > 0 else { return 0 }
        let range = UInt64(bound)
        var product = next().multipliedFullWidth(by: range)
        if product.low < range {
            let threshold = (0 &- range) % range
            while product.low < threshold { product = next().multipliedFullWidth(by: range) }
        }
        return Int(product.high)
    }

    /// Shuffles `elements` in place with the algorithm of Fisher and Yates.
    ///
    /// All orders are equally likely.
    package mutating func shuffle<Element>(_ elements: inout [Element]) {
        var end = elements.count
        while end > 1 {
            elements.swapAt(end - 1, below(end))
            end -= 1
        }
    }

    private static func rotate(_ value: UInt64, by count: UInt64) -> UInt64 {
        (value << count) | (value >> (64 - count))
    }
}
