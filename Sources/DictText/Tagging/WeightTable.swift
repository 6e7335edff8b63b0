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
@safe
struct WeightTable: Sendable {
    /// The number of features that have weights.
    let featureCount: Int
    private let directory: ByteView
    private let buckets: ByteView

    /// Opens the table in the sections `directory` and `buckets`, after checking their contents.
    ///
    /// Returns `nil` if the contents are invalid.
    ///
    /// - Complexity: O(*n*), where *n* is the number of features.
    init?(directory: ByteView, buckets: ByteView) {
        guard directory.count == 4 * (TaggerFormat.bucketCount + 1) else { return nil }
        var (end, features) = (0, 0)
        for bucket in 0..<TaggerFormat.bucketCount {
            guard let start = directory.uint32(4 * bucket), Int(start) == end,
                let count = buckets.uint8(end)
            else { return nil }
            var weights = 0
            for entry in 0..<Int(count) {
                guard let bits = buckets.uint32(end + 1 + 4 * entry) else { return nil }
                weights += (bits & Self.tagMask).nonzeroBitCount
            }
            end += 1 + 4 * Int(count) + weights
            features += Int(count)
            guard end <= buckets.count else { return nil }
        }
        guard let last = directory.uint32(4 * TaggerFormat.bucketCount), Int(last) == end,
            end == buckets.count
        else { return nil }
        self.directory = directory
        self.buckets = buckets
        featureCount = features
    }

    /// The bits of an entry that mark which tags have a weight.
    static let tagMask: UInt32 = 1 << UInt32(TaggerFormat.tagCount) - 1

    /// Adds the weights of the feature with `key` to `scores`, which must have room for all 17
    /// tags.
    ///
    /// Nothing is added if the table does not contain the feature.
    @inline(__always)
    func add(_ key: UInt32, to scores: UnsafeMutablePointer<Int32>) {
        let bucket = Int(key >> UInt32(TaggerFormat.fingerprintBits))
        let fingerprint = key & (1 << UInt32(TaggerFormat.fingerprintBits) - 1)
        // Safe because the initialiser has walked over all buckets: no entry and no weight of any
        // of them leaves the section, and a mask has no bit above the number of tags.
        let start = unsafe Int(
            (directory.start + 4 * bucket).loadUnaligned(as: UInt32.self).littleEndian)
        var entry = unsafe buckets.start + start
        let count = unsafe Int(entry.load(as: UInt8.self))
        unsafe entry += 1
        var weight = unsafe entry + 4 * count
        for _ in 0..<count {
            let bits = unsafe entry.loadUnaligned(as: UInt32.self).littleEndian
            var mask = bits & Self.tagMask
            if bits >> UInt32(TaggerFormat.tagCount) == fingerprint {
                while mask != 0 {
                    let value = unsafe Int32(weight.load(as: Int8.self))
                    unsafe scores[mask.trailingZeroBitCount] &+= value &* abs(value)
                    mask &= mask &- 1
                    unsafe weight += 1
                }
                return
            }
            unsafe weight += mask.nonzeroBitCount
            unsafe entry += 4
        }
    }
}
