import DictFormat

/// The constants of the file format of tagger models, shared by the writer and the reader.
enum TaggerFormat {
    /// The identifier of the section with counts and thresholds; see ``Info`` for its fields.
    static let info = SectionID("INFO")
    /// The identifier of the section with the licences and attributions of the sources, in UTF-8.
    static let notice = SectionID("NOTE")
    /// The identifier of the section with the list of ambiguity classes, in 4 bytes each.
    static let ambiguities = SectionID("AMBI")
    /// The identifier of the section with the table that maps known words to their ambiguity
    /// classes.
    static let words = SectionID("WORD")
    /// The identifier of the section with the table that maps words to word classes and sense
    /// groups.
    static let classes = SectionID("CLAS")
    /// The identifier of the section with the offsets of the weight buckets, in 4 bytes each.
    static let directory = SectionID("WDIR")
    /// The identifier of the section with the weight buckets, which contain the weights of all
    /// features.
    static let weights = SectionID("WGHT")

    /// The supported version of the features; models with another version cannot be used.
    static let featureVersion: UInt32 = 2
    /// The size of section INFO, in bytes.
    static let infoSize = 64
    /// The number of tags, which are numbered starting at 1.
    static let tagCount = 17
    /// The number of bits of a feature's fingerprint in a weight bucket.
    static let fingerprintBits = 15
    /// The number of weight buckets, one for each possible value of a key's highest bits.
    static let bucketCount = 1 << (FeatureHash.keyBits - fingerprintBits)

    /// The byte offsets of the fields of section INFO.
    enum Info {
        /// The offset of the version of the features (4 bytes).
        static let featureVersion = 0
        /// The offset of the number of features with weights (4 bytes).
        static let features = 4
        /// The offset of the length of the longest ending in section CLAS, in bytes (4 bytes).
        static let longestEnding = 8
        /// The offset of the minimum trusted margins of the 7 lexical classes (4 bytes each).
        ///
        /// The rest of the section is zero.
        static let thresholds = 16
    }
}
