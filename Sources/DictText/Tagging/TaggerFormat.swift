import DictFormat

/// The numbers of a tagger model's file that its writer and its reader share.
enum TaggerFormat {
    /// Counts and thresholds.
    static let info = SectionID("INFO")
    /// The notices of the sources, UTF-8: licences and attributions.
    static let notice = SectionID("NOTE")
    /// The ambiguity classes, 4 bytes each.
    static let ambiguities = SectionID("AMBI")
    /// Word table: known words to their ambiguity class.
    static let words = SectionID("WORD")
    /// Word table: words to their word class and sense group.
    static let classes = SectionID("CLAS")
    /// The offsets of the weight buckets, 4 bytes each.
    static let directory = SectionID("WDIR")
    /// The weight buckets.
    static let weights = SectionID("WGHT")

    /// The version of the features; a model of another one cannot be used.
    static let featureVersion: UInt32 = 1
    /// The bytes of section INFO.
    static let infoSize = 64
    /// The number of tags; tag numbers are 1...tagCount.
    static let tagCount = 17
    /// The bits of a fingerprint in a weight bucket.
    static let fingerprintBits = 15
    /// The number of weight buckets.
    static let bucketCount = 1 << (FeatureHash.keyBits - fingerprintBits)

    /// The offsets of the fields of section INFO.
    enum Info {
        /// The version of the features, 4 bytes.
        static let featureVersion = 0
        /// The number of features with weights, 4 bytes.
        static let features = 4
        /// The least trusted margin per lexical class, 7 times 4 bytes; the rest is zero.
        static let thresholds = 16
    }
}
