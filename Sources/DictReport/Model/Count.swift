/// A number in report.json.
///
/// The file may come from anywhere, so numbers are limited to 0 to 2^36: sums of as many of them as
/// a file can contain do not overflow. Decimal fractions are rounded down.
struct Count: Decodable, Sendable, Equatable {
    private static let most = 1 << 36
    let value: Int

    init(_ value: Int) { self.value = min(max(0, value), Self.most) }

    init(from decoder: any Decoder) throws {
        let number = try decoder.singleValueContainer().decode(Double.self)
        self.init(number.isFinite ? Int(min(max(0, number), Double(Self.most))) : 0)
    }
}

/// A share of a whole in report.json, such as 0.934404, in millionths.
struct Share: Decodable, Sendable, Equatable {
    let millionths: Int

    init(millionths: Int) { self.millionths = min(max(0, millionths), 1_000_000) }

    init(from decoder: any Decoder) throws {
        let number = try decoder.singleValueContainer().decode(Double.self)
        let whole = number.isFinite ? min(max(0, number), 1) * 1_000_000 : 0
        self.init(millionths: Int(whole.rounded()))
    }
}

extension Sequence<Count> {
    var sum: Int { reduce(0) { $0 + $1.value } }
}

extension Dictionary<String, Count> {
    /// The names with their numbers, the largest number first; equal numbers are sorted by name.
    var ranked: [(name: String, count: Int)] {
        map { (name: $0.key, count: $0.value.value) }.sorted {
            $0.count != $1.count
                ? $0.count > $1.count
                : $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
        }
    }
}
