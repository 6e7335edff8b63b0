/// A set of whole numbers below a limit, with a bit for each of them.
///
/// It takes no hashing, and its members are in ascending order.
struct NumberSet {
    private var bits: [UInt64]

    /// Creates an empty set of numbers from 0 to less than `limit`.
    init(below limit: Int) { bits = Array(repeating: 0, count: (limit + 63) / 64) }

    /// Whether the set contains `number`, which is below the limit.
    func contains(_ number: Int) -> Bool { bits[number >> 6] & Self.bit(number) != 0 }

    /// Adds `number`, which is below the limit.
    mutating func insert(_ number: Int) { bits[number >> 6] |= Self.bit(number) }

    /// Adds all of `numbers`, which are below the limit.
    mutating func insert(contentsOf numbers: some Sequence<Int>) {
        for number in numbers { insert(number) }
    }

    /// Removes `number`, which is below the limit, if the set contains it.
    mutating func remove(_ number: Int) { bits[number >> 6] &= ~Self.bit(number) }

    /// The members, in ascending order.
    var members: [Int] {
        var members: [Int] = []
        for (index, word) in bits.enumerated() {
            var rest = word
            while rest != 0 {
                members.append(index << 6 | rest.trailingZeroBitCount)
                rest &= rest &- 1
            }
        }
        return members
    }

    private static func bit(_ number: Int) -> UInt64 { 1 << UInt64(number & 63) }
}
