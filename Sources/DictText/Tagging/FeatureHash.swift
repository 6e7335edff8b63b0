/// A hash function that turns features into integer keys, which are the same on every machine.
///
/// A feature is a template with up to three parts. The parts are mixed in one after the other by
/// multiplication and shifts as in MurmurHash3 (Appleby), and the highest ``keyBits`` bits are the
/// feature's key. Features with the same key share their weights, in training as in tagging
/// (Weinberger and others, "Feature Hashing for Large Scale Multitask Learning", ICML 2009).
enum FeatureHash {
    /// The number of bits in the key of a feature.
    static let keyBits = 30

    /// Returns the hash `state` with one more part of a feature mixed in.
    @inline(__always)
    static func mix(_ state: UInt64, _ part: UInt64) -> UInt64 {
        let mixed = (state ^ part) &* 0xff51_afd7_ed55_8ccd
        return mixed ^ (mixed >> 32)
    }

    /// Returns the key of the feature whose parts have been mixed into `state`.
    @inline(__always)
    static func key(_ state: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: (state &* 0xc4ce_b9fe_1a85_ec53) >> UInt64(64 - keyBits))
    }

    /// A hash of bytes that are added one after the other.
    struct Bytes {
        /// The hash of the bytes added so far.
        private(set) var state: UInt64 = 0x9e37_79b9_7f4a_7c15

        /// Adds a byte to the hash.
        @inline(__always)
        mutating func add(_ byte: UInt8) {
            state = FeatureHash.mix(state, UInt64(byte) &+ 1)
        }
    }
}
