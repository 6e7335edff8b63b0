/// The weights of one feature for all 17 tags.
struct TagWeights {
    // Four vectors of four tags and one number, in 40 bytes.
    private(set) var a = SIMD4<Int16>()
    private(set) var b = SIMD4<Int16>()
    private(set) var c = SIMD4<Int16>()
    private(set) var d = SIMD4<Int16>()
    private(set) var last: Int16 = 0

    /// Sets the weight of the tag at `index`, from 0 to 16.
    mutating func set(_ index: Int, to weight: Int16) {
        switch index >> 2 {
        case 0: a[index & 3] = weight
        case 1: b[index & 3] = weight
        case 2: c[index & 3] = weight
        case 3: d[index & 3] = weight
        default: last = weight
        }
    }
}
