import DictFormat

/// The weights of features for each tag, which are looked up by the keys of the features.
///
/// The highest bits of a key are its bucket, and the rest is its fingerprint. A bucket contains its
/// number of features (1 byte), an entry of 4 bytes for each feature, and then all their weights.
/// An entry consists of the fingerprint and, in the low bits, a mask of the tags that have a
/// weight. Weights are one byte each, in the order of the tags.
///
/// A weight byte `q` from -127 to 127 means `q * |q|`. This square-root companding keeps small
/// weights that 8 bits on an even scale would lose.
///
/// Opening a table unpacks it, because a tagger spends most of its time on looking up features.
struct WeightTable: Sendable {
    /// The number of features that have weights.
    var featureCount: Int { keys.count }
    /// The keys of all features, ascending.
    private let keys: [UInt32]
    /// The weights of the features, in the order of their keys.
    private let rows: [TagWeights]
    /// For each value of the highest bits of a key, the index of the first feature with at least
    /// that value, and at the end the number of features.
    private let starts: [UInt32]
    /// The number of lower bits of a key that have no part in ``starts``.
    private let shift: UInt32

    /// Opens the table in the sections `directory` and `buckets`, after checking their contents.
    ///
    /// Returns `nil` if the contents are invalid.
    ///
    /// - Complexity: O(*n*), where *n* is the number of features.
    init?(directory: ByteView, buckets: ByteView) {
        guard directory.count == 4 * (TaggerFormat.bucketCount + 1) else { return nil }
        var end = 0
        var isSorted = true
        var found: [(key: UInt32, weights: TagWeights)] = []
        for bucket in 0..<TaggerFormat.bucketCount {
            guard let start = directory.uint32(4 * bucket), Int(start) == end,
                let count = buckets.uint8(end)
            else { return nil }
            var weight = end + 1 + 4 * Int(count)
            for entry in 0..<Int(count) {
                guard let bits = buckets.uint32(end + 1 + 4 * entry) else { return nil }
                var row = TagWeights()
                var mask = bits & Self.tagMask
                while mask != 0 {
                    guard let byte = buckets.uint8(weight) else { return nil }
                    row.set(mask.trailingZeroBitCount, to: Self.weight(Int8(bitPattern: byte)))
                    mask &= mask - 1
                    weight += 1
                }
                let key =
                    UInt32(bucket) << UInt32(TaggerFormat.fingerprintBits)
                    | bits >> UInt32(TaggerFormat.tagCount)
                isSorted = isSorted && found.last.map { $0.key < key } ?? true
                found.append((key, row))
            }
            end = weight
            guard end <= buckets.count else { return nil }
        }
        guard let last = directory.uint32(4 * TaggerFormat.bucketCount), Int(last) == end,
            end == buckets.count
        else { return nil }
        // Written in this order, but a table in another order is as good.
        if !isSorted { found.sort { $0.key < $1.key } }
        keys = found.map(\.key)
        rows = found.map(\.weights)
        let bits = max(1, min(Int.bitWidth - found.count.leadingZeroBitCount, 24))
        shift = UInt32(FeatureHash.keyBits - bits)
        var starts = [UInt32](repeating: 0, count: 1 << bits + 1)
        for key in keys { starts[Int(key >> shift) + 1] += 1 }
        for index in 1..<starts.count { starts[index] += starts[index - 1] }
        self.starts = starts
    }

    /// Returns the weight that the byte `q` stands for.
    @inline(__always)
    private static func weight(_ q: Int8) -> Int16 { Int16(q) * abs(Int16(q)) }

    /// The bits of an entry that mark which tags have a weight.
    static let tagMask: UInt32 = 1 << UInt32(TaggerFormat.tagCount) - 1

    /// Adds the weights of the feature with `key` to `scores`.
    ///
    /// Nothing is added if the table does not contain the feature.
    @inline(__always)
    func add(_ key: UInt32, to scores: inout TagScores) {
        let bucket = Int(key >> shift)
        var index = Int(starts[bucket])
        let end = Int(starts[bucket + 1])
        while index < end {
            if keys[index] == key {
                scores.add(rows[index])
                return
            }
            index += 1
        }
    }
}
