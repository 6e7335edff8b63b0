/// Hashes of features: integers in, integers out, the same on every machine.
///
/// A feature is a template with up to three parts. The parts are mixed one after the other by
/// multiplication and shifts as in MurmurHash3 (Appleby), and the highest ``keyBits`` bits are the
/// feature's key. Features with one key share their weights, in training as in tagging (Weinberger
/// and others, "Feature Hashing for Large Scale Multitask Learning", ICML 2009).
enum FeatureHash {
    /// The bits of a key.
    static let keyBits = 30

    /// `state` with one more part.
    @inline(__always)
    static func mix(_ state: UInt64, _ part: UInt64) -> UInt64 {
        let mixed = (state ^ part) &* 0xff51_afd7_ed55_8ccd
        return mixed ^ (mixed >> 32)
    }

    /// The key of the feature whose parts gave `state`.
    @inline(__always)
    static func key(_ state: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: (state &* 0xc4ce_b9fe_1a85_ec53) >> UInt64(64 - keyBits))
    }

    /// The hash of bytes, one at a time.
    struct Bytes {
        /// The hash of the bytes so far, never 0.
        private(set) var state: UInt64 = 0x9e37_79b9_7f4a_7c15

        /// Adds a byte.
        @inline(__always)
        mutating func add(_ byte: UInt8) {
            state = FeatureHash.mix(state, UInt64(byte) &+ 1)
        }
    }
}
