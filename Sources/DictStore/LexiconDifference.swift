public import DictFormat
public import DictReader

/// Finds the words that are in only one of two lexicons.
public enum LexiconDifference {
    /// Which of the two lexicons has the word.
    public enum Side: Sendable {
        /// Only in the first lexicon.
        case removed
        /// Only in the second lexicon.
        case added
    }

    /// Calls `body` with each word that is in only one of the two, in byte order.
    ///
    /// It merges both enumerations: O(words of both), with memory for one word.
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
