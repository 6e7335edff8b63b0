public import DictModel

/// The words of a language, each once and in byte order, and what became of all other records.
///
/// The words, their familiarity and all counts depend only on which records there were; origins
/// and samples follow the order of the configuration. Nothing depends on the order of adding.
public struct NormalisedLexicon: Sendable {
    /// Spellings that folded to one word.
    public struct Collision: Sendable, Equatable {
        /// A spelling as a source has it, and the first place that has it.
        public struct Spelling: Sendable, Equatable {
            /// Its bytes, UTF-8.
            public let bytes: [UInt8]
            /// The first place that has it.
            public let origin: Origin
        }
        /// The word that they fold to.
        public let word: [UInt8]
        /// The spellings, two or more, in byte order.
        public let spellings: [Spelling]
    }

    /// The effect of the overlay.
    public struct OverlayEffect: Sendable, Equatable {
        /// The number of words that only the overlay gives.
        public internal(set) var added = 0
        /// The number of words that it takes out.
        public internal(set) var removed = 0
        /// Lines that change nothing: `+` of a word that is there, `-` of one that is not.
        public internal(set) var withoutEffect: [Origin] = []
    }

    /// The language.
    public let language: Language
    /// The words, `a` to `z` only.
    public internal(set) var words: WordList
    /// For each word the smallest familiarity a source gives it; 0 if none does.
    ///
    /// For a word that games may ask for, only the sources that let them do so count.
    public internal(set) var familiarity: [UInt8]
    /// For each word whether games may ask for it; otherwise they only accept it.
    public internal(set) var isAsked: [Bool]
    /// For each word the first place that has it, in the order of the configuration.
    public internal(set) var origins: [Origin]
    /// The records that were dropped.
    public internal(set) var rejections: RejectionReport
    /// The words that several spellings fold to, in byte order.
    public internal(set) var collisions: [Collision]
    /// The effect of the overlay.
    public internal(set) var overlay = OverlayEffect()
    /// The number of records from sources of words, repetitions included.
    public let records: Int
    /// The number of those that were kept: each word once, and every repetition of it.
    public let keptRecords: Int
    /// The number of kept records of each source, by its number; sources after the last one with
    /// any are missing.
    var keptByFile: [Int] = []
    /// The number of records of reason lists.
    public let listedRecords: Int
    /// The number of those whose spelling is also in a source of words, and stays.
    public internal(set) var overruledRecords = 0

    /// The number of records of source number `file` that were kept.
    public func keptRecords(ofFile file: Int) -> Int {
        keptByFile.indices.contains(file) ? keptByFile[file] : 0
    }
}
