/// A non-negative fraction of two whole numbers, in lowest terms.
///
/// Arithmetic returns `nil` if a number does not fit into 64 bits; comparison is always exact.
package struct ExactRatio: Sendable, Equatable, Comparable {
    /// The number above the fraction line, in lowest terms.
    package let numerator: UInt64
    /// The number below the fraction line, in lowest terms; at least 1.
    package let denominator: UInt64

    /// Creates the ratio `numerator` / `denominator`, reduced to lowest terms.
    ///
    /// Returns `nil` if `denominator` is 0.
    package init?(_ numerator: UInt64, _ denominator: UInt64) {
        guard denominator > 0 else { return nil }
        let divisor = Self.greatestCommonDivisor(numerator, denominator)
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    private init(reduced numerator: UInt64, _ denominator: UInt64) {
        self.numerator = numerator
        self.denominator = denominator
    }

    /// Creates a ratio that equals the whole number `value`.
    package init(_ value: UInt64) {
        self.init(reduced: value, 1)
    }

    /// Returns `count` percent as a ratio, such as 3/4 for 75.
    static func percent(_ count: UInt64) -> ExactRatio {
        let divisor = greatestCommonDivisor(count, 100)
        return ExactRatio(reduced: count / divisor, 100 / divisor)
    }

    /// Returns the sum of this ratio and `other`.
    ///
    /// - Returns: The exact sum, or `nil` if its numerator or denominator needs more than 64 bits
    ///   before the sum is reduced to lowest terms.
    func adding(_ other: ExactRatio) -> ExactRatio? {
        let shared = Self.greatestCommonDivisor(denominator, other.denominator)
        let (left, overflow1) = numerator.multipliedReportingOverflow(
            by: other.denominator / shared)
        let (right, overflow2) = other.numerator.multipliedReportingOverflow(
            by: denominator / shared)
        let (sum, overflow3) = left.addingReportingOverflow(right)
        let (lower, overflow4) = denominator.multipliedReportingOverflow(
            by: other.denominator / shared)
        guard !overflow1 && !overflow2 && !overflow3 && !overflow4 else { return nil }
        return ExactRatio(sum, lower)
    }

    /// Returns this ratio divided by `divisor`.
    ///
    /// - Returns: The exact quotient, or `nil` if its denominator needs more than 64 bits or if
    ///   `divisor` is 0.
    func divided(by divisor: UInt64) -> ExactRatio? {
        guard divisor > 0 else { return nil }
        let shared = Self.greatestCommonDivisor(numerator, divisor)
        let (lower, overflow) = denominator.multipliedReportingOverflow(by: divisor / shared)
        return overflow ? nil : ExactRatio(reduced: numerator / shared, lower)
    }

    /// The value in millionths, rounded down, or `UInt64.max` if the result needs more than 64
    /// bits.
    package var millionths: UInt64 {
        let product = numerator.multipliedFullWidth(by: 1_000_000)
        guard product.high < denominator else { return .max }
        return denominator.dividingFullWidth(product).quotient
    }

    /// Returns whether `left` is less than `right`, without any rounding.
    package static func < (left: ExactRatio, right: ExactRatio) -> Bool {
        let first = left.numerator.multipliedFullWidth(by: right.denominator)
        let second = right.numerator.multipliedFullWidth(by: left.denominator)
        return (first.high, first.low) < (second.high, second.low)
    }

    private static func greatestCommonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
        var (larger, smaller) = (first, second)
        while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
        return max(larger, 1)
    }
}
