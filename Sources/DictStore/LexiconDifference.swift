public import DictFormat
public import DictReader

/// The words by which two lexicons differ.
public enum LexiconDifference {
    /// On which side a word stands alone.
    public enum Side: Sendable {
        /// Only in the first lexicon.
        case removed
        /// Only in the second lexicon.
        case added
    }

    /// Calls `body` with each word that only one of the two has, ascending.
    ///
    /// A merge of both enumerations: O(words of both), memory for one word.
    public static func forEachWord(
        from old: Lexicon, to new: Lexicon, _ body: (Side, [UInt8]) -> Void
    ) throws(FormatError) {
        var rank = 0
        var candidate = new.word(at: 0)
        let none: [UInt8] = []
        try old.forEachWord(startingWith: none.span) { word in
            var bytes: [UInt8] = []
            for index in word.indices { bytes.append(word[index]) }
            while let added = candidate, added.lexicographicallyPrecedes(bytes) {
                body(.added, added)
                rank += 1
                candidate = new.word(at: rank)
            }
            if candidate == bytes {
                rank += 1
                candidate = new.word(at: rank)
            } else {
                body(.removed, bytes)
            }
            return true
        }
        while let added = candidate {
            body(.added, added)
            rank += 1
            candidate = new.word(at: rank)
        }
    }
}
