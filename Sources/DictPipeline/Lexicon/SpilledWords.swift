import DictFiles
import DictLexicon
import DictModel

/// The words of a list in a limited amount of memory.
///
/// Words that take more than that go to a temporary file, sorted, and are read back in one merge.
/// This is an external merge sort: Knuth, "The Art of Computer Programming", volume 3, section 5.4.
/// The words do not depend on the memory.
struct SpilledWords {
    /// The number of records that the rules dropped.
    var dropped: Int { words.dropped }
    /// The reasons for which records were dropped, the most frequent first.
    var reasons: [(reason: String, count: Int)] {
        Rejection.allCases.compactMap { reason in
            words.reasons[reason].map { (reason: reason.rawValue, count: $0) }
        }.sorted { $0.count > $1.count }
    }

    private var words: PlainWords
    private let memory: Int
    private let scratch: String
    private var runs: WordRuns?

    /// Creates a list without any words.
    ///
    /// - Parameters:
    ///   - words: A builder without any words, which folds and judges the records.
    ///   - memory: The bytes of words to hold in memory before they are sorted and written, which
    ///     takes twice as many in addition.
    ///   - scratch: The folder for a temporary file, which is only created if one is needed.
    init(_ words: PlainWords, memory: Int, scratch: String) {
        self.words = words
        self.memory = memory
        self.scratch = scratch
    }

    /// Adds a record, which the rules then keep or drop.
    ///
    /// - Parameters:
    ///   - text: One spelling, without the line ending and without white space around it.
    ///   - line: The 1-based line number.
    /// - Throws: `output.folder`, `output.creation` or `output.writing` if a temporary file is
    ///   needed and cannot be written.
    mutating func add(_ text: Span<UInt8>, line: Int) throws(Diagnostic) {
        try words.add(text, line: line)
        if words.size > memory { try spill() }
    }

    /// Returns the distinct words in byte order, and forgets them.
    mutating func takeWords() throws(Diagnostic) -> any AscendingWords {
        if runs == nil { return words.takeWords() }
        try spill()
        defer { runs = nil }
        return runs ?? words.takeWords()
    }

    private mutating func spill() throws(Diagnostic) {
        if runs == nil { runs = WordRuns(try ScratchFile(in: scratch)) }
        try runs?.append(words.takeWords())
    }
}
