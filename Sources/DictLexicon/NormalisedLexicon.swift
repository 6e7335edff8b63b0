public import DictModel

/// The words of a language, each once and in byte order, and an account of all other records.
///
/// The words, their familiarity and all counts depend only on the records; origins and samples
/// follow the order of the configuration. Nothing depends on the order in which records were added.
public struct NormalisedLexicon: Sendable {
    /// A word that several spellings fold to.
    public struct Collision: Sendable, Equatable {
        /// A spelling as it is in a source, with the first place that has it.
        public struct Spelling: Sendable, Equatable {
            /// The bytes of the spelling, UTF-8.
            public let bytes: [UInt8]
            /// The first place that has the spelling.
            public let origin: Origin
        }
        /// The word that the spellings fold to.
        public let word: [UInt8]
        /// The spellings, two or more, in byte order.
        public let spellings: [Spelling]
    }

    /// The changes that the overlay makes to the words.
    public struct OverlayEffect: Sendable, Equatable {
        /// The number of words that only the overlay contains.
        public internal(set) var added = 0
        /// The number of words that the overlay removes.
        public internal(set) var removed = 0
        /// The lines that change nothing: `+` for a word that games may already ask for, or `-` for
        /// a word that is not there.
        public internal(set) var withoutEffect: [Origin] = []
    }

    /// The language of the words.
    public let language: Language
    /// The words, in letters from `a` to `z` only.
    public internal(set) var words: WordList
    /// The familiarity of each word, in the order of ``words``: the smallest in any source, or 0 if
    /// no source rates the word.
    ///
    /// For a word that games may ask for, only the sources that permit this are considered.
    public internal(set) var familiarity: [UInt8]
    /// Whether games may ask for each word, in the order of ``words``; if not, they only accept it.
    public internal(set) var isAsked: [Bool]
    /// The first place, in the order of the configuration, of each word in ``words``.
    public internal(set) var origins: [Origin]
    /// The counts and samples of the records that were dropped.
    public internal(set) var rejections: RejectionReport
    /// The words that several spellings fold to, in byte order.
    public internal(set) var collisions: [Collision]
    /// The changes that the overlay made.
    public internal(set) var overlay = OverlayEffect()
    /// The number of records from sources of words, repetitions included.
    public let records: Int
    /// The number of records from sources of words that were kept, repetitions included.
    public let keptRecords: Int
    /// The number of kept records from each source, indexed by its number.
    ///
    /// The array ends with the last source that has any.
    var keptByFile: [Int] = []
    /// The number of records from reason lists.
    public let listedRecords: Int
    /// The number of records from reason lists whose spelling a source of words also contains, so
    /// that it stays.
    public internal(set) var overruledRecords = 0

    /// The number of records from source number `file` that were kept.
    public func keptRecords(ofFile file: Int) -> Int {
        keptByFile.indices.contains(file) ? keptByFile[file] : 0
    }
}
