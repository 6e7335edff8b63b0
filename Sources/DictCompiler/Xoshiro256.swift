import DictText

/// A generator of pseudo-random numbers that gives the same sequence on every machine.
///
/// xoshiro256** (Blackman and Vigna, "Scrambled Linear Pseudorandom Number Generators", ACM
/// TOMS 2021), its state filled by SplitMix64 (Steele, Lea and Flood, OOPSLA 2014). Integers
/// only. Bounded numbers and shuffling are defined here too and not taken from the standard
/// library, whose methods may change from one release to the next.
public struct Xoshiro256: Sendable {
    private var state: (UInt64, UInt64, UInt64, UInt64)

    /// A generator whose sequence depends on `seed` alone.
    public init(seed: UInt64) {
        var numbers = SplitMix64(seed: seed)
        state = (numbers.next(), numbers.next(), numbers.next(), numbers.next())
    }

    /// A generator for one part of a job, so that parts do not depend on each other's draws.
    ///
    /// Different lists of numbers in `path` (say a level, a position, an attempt) give unrelated
    /// sequences.
    public init(seed: UInt64, path: [UInt64]) {
        var mixed = seed
        for part in path {
            var numbers = SplitMix64(seed: mixed ^ (part &* 0x9e37_79b9_7f4a_7c15))
            mixed = numbers.next()
        }
        self.init(seed: mixed)
    }

    /// The generator that goes on from a state as the authors' reference code writes it.
    init(state: (UInt64, UInt64, UInt64, UInt64)) {
        self.state = state
    }

    /// The next number, all 64 bits.
    public mutating func next() -> UInt64 {
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

    /// A number in 0..<`bound`, each with the same chance; 0 if `bound` is not positive.
    ///
    /// Lemire, "Fast Random Integer Generation in an Interval", ACM TOMACS 2019.
    public mutating func below(_ bound: Int) -> Int {
        guard bound > 0 else { return 0 }
        let range = UInt64(bound)
        var product = next().multipliedFullWidth(by: range)
        if product.low < range {
            let threshold = (0 &- range) % range
            while product.low < threshold { product = next().multipliedFullWidth(by: range) }
        }
        return Int(product.high)
    }

    /// Puts `elements` into one of their orders, each with the same chance (Fisher and Yates).
    public mutating func shuffle<Element>(_ elements: inout [Element]) {
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
