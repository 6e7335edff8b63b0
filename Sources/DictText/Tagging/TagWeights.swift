/// The weights of one feature for the first 16 of the 17 tags, in 16 bytes.
///
/// Each is a byte `q` that means `q * |q|`, as in the file: the fewer lines of the cache the weights
/// of all features take, the less a tagger waits for memory.
struct TagWeights {
    /// The number of tags whose weights are here.
    static let tagCount = 16
    /// In the lower byte of each lane, that of one of the first 8 tags, and in the upper byte, that
    /// of the tag 8 further on.
    private var lanes = SIMD8<Int16>()

    /// Sets the weight of the tag at `index`, from 0 to 15, which must not have been set before.
    mutating func set(_ index: Int, to q: Int8) {
        lanes[index & 7] |= index < 8 ? Int16(UInt8(bitPattern: q)) : Int16(q) << 8
    }

    /// The weights of the first 8 tags, and of the others.
    @inline(__always)
    var halves: (low: SIMD8<Int16>, high: SIMD8<Int16>) {
        let (low, high) = ((lanes &<< 8) &>> 8, lanes &>> 8)
        return (low &* pointwiseMax(low, 0 &- low), high &* pointwiseMax(high, 0 &- high))
    }
}
