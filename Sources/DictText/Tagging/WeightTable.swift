import DictFormat

/// The weights of features, by their keys.
///
/// The highest bits of a key are its bucket, the rest its fingerprint. A bucket holds its number
/// of features (1 byte), an entry of 4 bytes each (fingerprint above, below a bit for each tag that
/// has a weight), and then the weights of all of them, a byte each, in the order of the tags.
///
/// A weight byte `q` from -127 to 127 means `q * |q|`: square-root companding keeps the small
/// weights that 8 even bits would lose.
@safe
struct WeightTable: Sendable {
    /// How many features have weights.
    let featureCount: Int
    private let directory: ByteView
    private let buckets: ByteView

    /// The table in `directory` and `buckets`; `nil` if their bytes break a rule.
    ///
    /// O(features).
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

    /// The bits of an entry that mean tags.
    static let tagMask: UInt32 = 1 << UInt32(TaggerFormat.tagCount) - 1

    /// Adds the weights of the feature `key` to `scores`, which has a place for each tag.
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
