package import DictModel

/// The distinct words of a language in byte order, and an account of the records they come from.
///
/// The words, their familiarity and all counts depend only on the set of records. Places and
/// samples also depend on the order of the sources in the configuration, but nothing depends on the
/// order in which records were added to the ``LexiconBuilder``.
package struct NormalisedLexicon: Sendable {
    /// A word that is written in several ways, such as `rose` and `rosé`, which fold to the same
    /// letters.
    package struct Collision: Sendable, Equatable {
        /// One spelling of the word, and the first place in the sources that contains it.
        package struct Spelling: Sendable, Equatable {
            /// The spelling in UTF-8, as in the source.
            package let bytes: [UInt8]
            /// The first place in the sources that contains the spelling.
            package let origin: Origin
        }
        /// The word that all the spellings fold to.
        package let word: [UInt8]
        /// The different spellings of the word, at least two, in byte order.
        package let spellings: [Spelling]
    }

    /// The changes that the overlay, the user's list of words to add and remove, made to the words.
    package struct OverlayEffect: Sendable, Equatable {
        /// The number of words that the overlay added because no source contains them.
        package internal(set) var added = 0
        /// The number of words of the sources that the overlay removed.
        package internal(set) var removed = 0
        /// The places of the overlay's lines that changed nothing.
        ///
        /// They add a word that games may already ask for, or remove one that the lexicon does not
        /// contain.
        package internal(set) var withoutEffect: [Origin] = []
        /// The words that the overlay removes, whether the sources contain them or not.
        package internal(set) var removedWords: Set<[UInt8]> = []
        /// The familiarity of the words for which the overlay states one, keyed by word.
        package internal(set) var familiarity: [[UInt8]: UInt8] = [:]
    }

    /// The language of the words.
    package let language: Language
    /// The words, which consist only of letters from `a` to `z`, in byte order.
    package internal(set) var words: WordList
    /// The familiarity of each word, in the order of ``words``, or 0 if no source rates the word.
    ///
    /// Smaller numbers mean better known words. If several sources rate a word, the smallest number
    /// is used. For a word that games may ask for, only the sources that permit this are
    /// considered.
    package internal(set) var familiarity: [UInt8]
    /// Whether games may ask for each word, in the order of ``words``.
    ///
    /// Games only accept the other words when a player enters them.
    package internal(set) var isAsked: [Bool]
    /// The first place in the sources that contains each word, in the order of ``words``.
    package internal(set) var origins: [Origin]
    /// The counts and samples of the records that are not words, for each reason.
    ///
    /// The spellings in reason lists are included; see ``wordRejections`` for the others alone.
    package internal(set) var rejections: RejectionReport
    /// The counts and samples of the records in the sources of words that are not words.
    package internal(set) var wordRejections = RejectionReport()
    /// The words of which the sources contain several spellings, in byte order.
    package internal(set) var collisions: [Collision]
    /// The changes that the overlay, the user's list of words to add and remove, made to the words.
    package internal(set) var overlay = OverlayEffect()
    /// The number of records, one spelling each, in the sources of words, repetitions included.
    package let records: Int
    /// The number of records in the sources of words that the rules kept, repetitions included.
    package let keptRecords: Int
    /// The number of records that the rules kept from each source, indexed by its 0-based number.
    ///
    /// The array ends with the last source from which a record was kept.
    var keptByFile: [Int] = []
    /// The number of words, before the overlay, that only one source has, indexed likewise.
    var wordsOnlyInFile: [Int] = []
    /// The number of records in reason lists, which explain why spellings are not words.
    package let listedRecords: Int
    /// The number of records in reason lists that have no effect, because a source of words
    /// contains their spelling.
    package internal(set) var overruledRecords = 0
    /// The facts that the records of each source show, by the source's 0-based number.
    package internal(set) var facts: [Int: SourceFacts] = [:]

    /// Returns the number of records that the rules kept from the source with the 0-based number
    /// `file`.
    package func keptRecords(ofFile file: Int) -> Int {
        keptByFile.indices.contains(file) ? keptByFile[file] : 0
    }

    /// Returns the number of words, before the overlay, that only the source with the 0-based number
    /// `file` has.
    package func words(onlyInFile file: Int) -> Int {
        wordsOnlyInFile.indices.contains(file) ? wordsOnlyInFile[file] : 0
    }
}
