/// The weights of one feature for all 17 tags.
///
/// Only differences between tags matter, so each weight is stored less that of the last tag, whose
/// own is 0. That leaves 16 numbers in 32 bytes, which never cross a line of the cache.
struct TagWeights {
    /// The weights of the first 16 tags, less that of the last.
    private(set) var lanes = SIMD16<Int16>()

    /// Adds `weight` to that of the tag at `index`, from 0 to 16.
    ///
    /// Weights of up to 2 to the power of 14 fit, one for each tag.
    mutating func add(_ weight: Int16, at index: Int) {
        if index < SIMD16<Int16>.scalarCount {
            lanes[index] &+= weight
        } else {
            lanes &-= SIMD16(repeating: weight)
        }
    }
}
