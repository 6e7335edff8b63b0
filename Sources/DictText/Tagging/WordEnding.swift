/// The rule that a word that is not in the list of word classes has the class of its longest ending
/// there.
///
/// That is how Dutch compounds get the class of their last part.
enum WordEnding {
    /// The lengths of an ending, in bytes of the normalised form.
    static let shortest = 2, longest = 12

    /// Returns the hash of an ending whose bytes were added to `bytes` from the last to the first.
    ///
    /// It differs from the hashes of words, even of those that read the same backwards.
    @inline(__always)
    static func hash(_ bytes: FeatureHash.Bytes) -> UInt64 { FeatureHash.mix(bytes.state, 0) }

    /// Returns the hash of the ending `letters`.
    static func hash(_ letters: [UInt8]) -> UInt64 {
        var bytes = FeatureHash.Bytes()
        for byte in letters.reversed() { bytes.add(byte) }
        return hash(bytes)
    }
}

extension WordFeatures {
    /// Sets the word class and the sense group to those of the word, whose normalised form is
    /// `letters`.
    ///
    /// If the word has none, they are those of its longest ending of at most `longestEnding` bytes.
    /// `value` returns the class and sense group of a hash, or 0 if there are none.
    mutating func setClass(
        _ letters: [UInt8], longestEnding: Int, _ value: (UInt64) -> UInt16
    ) {
        var found = value(form)
        if found == 0, longestEnding > 0 {
            var bytes = FeatureHash.Bytes()
            for (index, byte) in letters.reversed().prefix(longestEnding).enumerated() {
                bytes.add(byte)
                guard index + 1 >= WordEnding.shortest else { continue }
                let longer = value(WordEnding.hash(bytes))
                if longer != 0 { found = longer }
            }
        }
        wordClass = UInt64(found & 0xff)
        sense = UInt64(found >> 8)
    }
}
