package import DictModel

/// A builder that folds and judges the records of a single list, and keeps nothing but the words.
///
/// The rules are those of a ``LexiconBuilder``, which also remembers the place of each record. A
/// record that is kept takes 4 bytes of memory and one byte per letter, others take nothing.
package struct PlainWords {
    /// The number of records that the rules dropped.
    package var dropped: Int { reasons.values.reduce(0, +) }
    /// The number of records that each rule dropped.
    package private(set) var reasons: [Rejection: Int] = [:]
    private let rules: LexiconRules
    private let folding: Folding
    private let file: Place
    private var words = TextArena()

    /// Creates a builder for the records of `file`, without any records.
    package init(language: Language, rules: LexiconRules = LexiconRules(), file: Place) {
        self.rules = rules
        self.file = file
        folding = Folding(language)
    }

    /// Adds a record, which the rules then keep or drop.
    ///
    /// - Parameters:
    ///   - text: One spelling, without the line ending and without white space around it.
    ///   - line: The 1-based line number.
    /// - Throws: `lexicon.too-much-text` if the builder cannot store more.
    package mutating func add(_ text: Span<UInt8>, line: Int) throws(Diagnostic) {
        guard words.hasRoom(for: text.count) else { throw .tooMuchText(at: file.at(line: line)) }
        let start = words.bytes.count
        let traits = folding.fold(text, into: &words.bytes)
        let letters = words.bytes.count - start
        if let reason = rules.rejection(of: traits, letters: letters) {
            words.bytes.removeLast(letters)
            reasons[reason, default: 0] += 1
        } else {
            words.close()
        }
    }

    /// The memory that the words take so far, in bytes.
    package var size: Int { words.bytes.count + words.count * MemoryLayout<UInt32>.size }

    /// Returns the distinct words in byte order, and forgets them.
    ///
    /// The count of dropped records stays.
    ///
    /// - Complexity: O(*b*), where *b* is the number of bytes, if the words were added in byte
    ///   order. Otherwise, O(*n* log *n*) comparisons and 16 bytes of memory per word in addition,
    ///   where *n* is the number of words.
    package mutating func takeWords() -> SortedWords {
        let taken = words
        words = TextArena()
        return SortedWords(taken)
    }
}
