import DictFormat

extension WeightTable {
    /// A feature with one weight byte for each tag, in which 0 means that the tag has no weight.
    struct Row {
        /// The key of the feature.
        var key: UInt32
        /// The weights of the tags, starting with tag 1.
        var weights: [Int8]
    }

    /// Returns the two sections of an encoded table of `rows`, which must have distinct keys.
    ///
    /// A bucket stores at most 255 rows, those with the lowest keys; any others are lost. `count` is
    /// the number of rows that are stored.
    static func bytes(of rows: [Row]) -> (directory: [UInt8], buckets: [UInt8], count: Int) {
        let sorted = rows.sorted { $0.key < $1.key }
        var (directory, buckets): ([UInt8], [UInt8]) = ([], [])
        var (at, count) = (0, 0)
        for bucket in 0..<TaggerFormat.bucketCount {
            directory.append(littleEndian: UInt32(buckets.count))
            let first = at
            while at < sorted.count,
                Int(sorted[at].key >> UInt32(TaggerFormat.fingerprintBits)) == bucket
            {
                at += 1
            }
            let members = sorted[first..<min(at, first + 255)]
            buckets.append(UInt8(members.count))
            count += members.count
            for row in members {
                var entry = row.key << UInt32(TaggerFormat.tagCount)
                for (tag, weight) in row.weights.enumerated() where weight != 0 {
                    entry |= 1 << UInt32(tag)
                }
                buckets.append(littleEndian: entry)
            }
            for row in members {
                for weight in row.weights where weight != 0 {
                    buckets.append(UInt8(bitPattern: weight))
                }
            }
        }
        directory.append(littleEndian: UInt32(buckets.count))
        return (directory, buckets, count)
    }
}
