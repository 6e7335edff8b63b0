import DictFormat
import DictModel

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
/// Opening a table unpacks it, because a tagger spends most of its time on looking up features. The
/// processor waits for memory and for branches that it cannot foresee, so the fingerprints of the
/// features that have weights are kept small, and compared without branches.
struct WeightTable: Sendable {
    /// The number of features that have weights.
    var featureCount: Int { rows.count - 1 }
    /// For each value of the highest bits of a key, the number of features with a lower value, and
    /// at the end the number of all features.
    private let starts: [UInt32]
    /// The number of lower bits of a key that have no part in ``starts``.
    private let shift: UInt32
    /// The lowest 16 bits of the keys, in ascending order of the keys, and then some padding.
    private let fingerprints: [UInt16]
    /// An empty row, and the weights of the features in the same order.
    private let rows: [TagWeights]
    /// The bytes of the weights of the last tag, which have no room in ``rows``, in the same order.
    private let lastWeights: [Int8]

    /// The number of features whose fingerprints are compared at once.
    private static let laneCount = 4

    /// Opens the table in the sections `directory` and `buckets`, after checking their contents.
    ///
    /// Returns `nil` if the contents are invalid.
    ///
    /// - Complexity: O(*n*), where *n* is the number of features.
    init?(directory: ByteView, buckets: ByteView) {
        guard directory.count == 4 * (TaggerFormat.bucketCount + 1) else { return nil }
        var keys: [UInt32] = []
        var rows = [TagWeights()]
        var lastWeights: [Int8] = [0]
        // An entry has 4 bytes. Memory that is not used is not touched.
        keys.reserveCapacity(buckets.count / 4)
        rows.reserveCapacity(buckets.count / 4 + 1)
        lastWeights.reserveCapacity(buckets.count / 4 + 1)
        var members: [(key: UInt32, weights: TagWeights, last: Int8)] = []
        var end = 0
        for bucket in 0..<TaggerFormat.bucketCount {
            guard let start = directory.uint32(4 * bucket), Int(start) == end,
                let count = buckets.uint8(end)
            else { return nil }
            var weight = end + 1 + 4 * Int(count)
            members.removeAll(keepingCapacity: true)
            var isSorted = true
            for entry in 0..<Int(count) {
                guard let bits = buckets.uint32(end + 1 + 4 * entry) else { return nil }
                let key =
                    UInt32(bucket) << UInt32(TaggerFormat.fingerprintBits)
                    | bits >> UInt32(TaggerFormat.tagCount)
                var (row, last) = (TagWeights(), Int8(0))
                var mask = bits & Self.tagMask
                while mask != 0 {
                    guard let byte = buckets.uint8(weight) else { return nil }
                    let (tag, q) = (mask.trailingZeroBitCount, Int8(bitPattern: byte))
                    if tag < TagWeights.tagCount { row.set(tag, to: q) } else { last = q }
                    mask &= mask - 1
                    weight += 1
                }
                isSorted = isSorted && members.last.map { $0.key < key } ?? true
                members.append((key, row, last))
            }
            end = weight
            // They are written in this order, but another one is as good.
            if !isSorted { members.sort { $0.key < $1.key } }
            for member in members {
                keys.append(member.key)
                rows.append(member.weights)
                lastWeights.append(member.last)
            }
        }
        guard let last = directory.uint32(4 * TaggerFormat.bucketCount), Int(last) == end,
            end == buckets.count
        else { return nil }
        self.rows = rows
        self.lastWeights = lastWeights
        // One or two features for each start, and at most 16 bits of a key that are not in it.
        let bits = max(14, min(22, Int.bitWidth - keys.count.leadingZeroBitCount - 1))
        shift = UInt32(FeatureHash.keyBits - bits)
        var starts = [UInt32](repeating: 0, count: 1 << bits + 1)
        for key in keys { starts[Int(key >> shift) + 1] += 1 }
        for index in 1..<starts.count { starts[index] += starts[index - 1] }
        self.starts = starts
        fingerprints =
            keys.map { UInt16(truncatingIfNeeded: $0) }
            + [UInt16](repeating: 0, count: Self.laneCount)
    }

    /// The bits of an entry that mark which tags have a weight.
    static let tagMask: UInt32 = 1 << UInt32(TaggerFormat.tagCount) - 1

    /// Returns the sum of the weights of those features of one scope whose keys `addKeys` adds.
    @inline(__always)
    func sum<Wanted: FeatureScope.Fixed>(
        _: Wanted.Type, _ addKeys: (inout FeatureBuffer<Wanted>) -> Void
    ) -> TagScores {
        var sum = TagScores()
        FeatureBuffer<Wanted>.withKeys { keys in
            addKeys(&keys)
            add(&keys, to: &sum)
        }
        return sum
    }

    /// Adds the weights of the features with `keys` to `scores`, and leaves no keys.
    ///
    /// Features without weights do not count.
    @inline(__always)
    func add(_ keys: inout FeatureBuffer<some Any>, to scores: inout TagScores) {
        let starts = starts.span
        let fingerprints = fingerprints.span
        let (rows, lastWeights) = (rows.span, lastWeights.span)
        // All rows are found before the first is added, so that the processor can load many at once.
        keys.replaceAll { key in
            UInt32(truncatingIfNeeded: Self.row(of: key, starts, shift, fingerprints))
        }
        var (sum, last) = (scores, Int32(0))
        let found = keys.span
        for index in found.indices {
            let row = Int(found[index])
            sum.add(rows[row])
            let q = Int32(lastWeights[row])
            last &+= q &* abs(q)
        }
        sum.addToLast(last)
        scores = sum
        keys.removeAll()
    }

    /// Returns the index of the row of the feature with `key`, or 0 if it has no weights.
    @inline(__always)
    private static func row(
        of key: UInt32, _ starts: Span<UInt32>, _ shift: UInt32, _ fingerprints: Span<UInt16>
    ) -> Int {
        let group = Int(key &>> shift)
        let start = Int(starts[group])
        let count = Int(starts[group + 1]) - start
        let wanted = UInt16(truncatingIfNeeded: key)
        // Safe because the bytes are numbers, and the load compares its offset with the length.
        let four = unsafe UInt64(
            littleEndian: fingerprints.bytes.unsafeLoadUnaligned(
                fromByteOffset: 2 * start, as: UInt64.self))
        // The lowest 16 bits that are zero are those of the first equal fingerprint.
        let difference = four ^ (UInt64(wanted.littleEndian) &* 0x0001_0001_0001_0001)
        let equal = (difference &- 0x0001_0001_0001_0001) & ~difference & 0x8000_8000_8000_8000
        let lane = equal.trailingZeroBitCount >> 4
        if count > laneCount, lane == laneCount {
            for index in start + laneCount..<start + count where fingerprints[index] == wanted {
                return index + 1
            }
            return 0
        }
        // An equal fingerprint further on is that of another group.
        return lane < count ? start + lane + 1 : 0
    }
}
