import DictFormat

/// The constants of the file format of tagger models, shared by the writer and the reader.
enum TaggerFormat {
    /// The section of counts and thresholds; see ``Info``.
    static let info = SectionID("INFO")
    /// The section of licences and attributions of the sources, in UTF-8.
    static let notice = SectionID("NOTE")
    /// The section of ambiguity classes, 4 bytes each.
    static let ambiguities = SectionID("AMBI")
    /// The section of the table that maps known words to their ambiguity classes.
    static let words = SectionID("WORD")
    /// The section of the table that maps words to their word class and sense group.
    static let classes = SectionID("CLAS")
    /// The section of the offsets of the weight buckets, 4 bytes each.
    static let directory = SectionID("WDIR")
    /// The section of the weight buckets.
    static let weights = SectionID("WGHT")

    /// The version of the features; a model with another version cannot be used.
    static let featureVersion: UInt32 = 1
    /// The size of section INFO, in bytes.
    static let infoSize = 64
    /// The number of tags, which are numbered from 1.
    static let tagCount = 17
    /// The number of bits of a fingerprint in a weight bucket.
    static let fingerprintBits = 15
    /// The number of weight buckets.
    static let bucketCount = 1 << (FeatureHash.keyBits - fingerprintBits)

    /// The byte offsets of the fields of section INFO.
    enum Info {
        /// The version of the features, 4 bytes.
        static let featureVersion = 0
        /// The number of features with weights, 4 bytes.
        static let features = 4
        /// The minimum trusted margin of each lexical class, 7 times 4 bytes; the rest of the
        /// section is zero.
        static let thresholds = 16
    }
}
