package import DictFormat
import DictModel
package import DictReader

/// A function that compares the words in two lexicons.
package enum LexiconDifference {
    /// A kind of difference between the lexicons: a removed or an added word.
    package enum Side: Sendable {
        /// The word is only in the old lexicon.
        case removed
        /// The word is only in the new lexicon.
        case added
    }

    /// The maximum number of words of a lexicon that is compared, about ten seconds' worth.
    package static let mostWords = 20_000_000

    /// Returns the first of `lexicons` that has too many words to be compared, or `nil` if all are
    /// short enough.
    ///
    /// A sound lexicon of a few kilobytes can have billions of words.
    package static func tooLong(_ lexicons: Lexicon?...) -> Lexicon? {
        lexicons.lazy.compactMap { $0 }.first { $0.count > mostWords }
    }

    /// Calls `body` with each word that is only in `old` or only in `new`, one of which may be
    /// missing; that counts as having no words.
    ///
    /// The words are passed in alphabetical order. Only one word of each lexicon is in memory at a
    /// time.
    ///
    /// - Throws: A `FormatError` if one of the lexicons is damaged, before `body` is called.
    /// - Complexity: O(*m* + *n*), where *m* and *n* are the numbers of words in `old` and `new`.
    package static func forEachWord(
        from old: Lexicon?, to new: Lexicon?, _ body: (Side, [UInt8]) -> Void
    ) throws(FormatError) {
        // `new` is read word by word, which shows no damage.
        try old?.verifyStructure()
        try new?.verifyStructure()
        var rank = 0
        var candidate = new?.letters(at: 0)
        func next() {
            rank += 1
            candidate = new?.letters(at: rank)
        }
        try old?.forEachWord { word in
            var bytes: [UInt8] = []
            for index in word.indices { bytes.append(word[index]) }
            while let added = candidate, added.lexicographicallyPrecedes(bytes) {
                body(.added, added)
                next()
            }
            if candidate == bytes { next() } else { body(.removed, bytes) }
            return true
        }
        while let added = candidate {
            body(.added, added)
            next()
        }
    }
}
