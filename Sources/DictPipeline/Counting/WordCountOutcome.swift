import DictFiles
package import DictModel
import DictSources

/// The words that a ``WordCount`` has counted.
package struct WordCountOutcome {
    /// The number of files.
    package internal(set) var files = 0
    /// The number of sentences in all files.
    package var sentences: Int { totals.sentences }
    /// The number of words in all sentences.
    package var words: Int { totals.words }
    /// The number of other tokens in all sentences: punctuation marks, symbols and tokens without
    /// a letter.
    package var others: Int { totals.others }
    /// Notes for the user about the files, in the order of the files; at most ``noteLimit``.
    package private(set) var notes: [Diagnostic] = []

    /// The maximum number of notes.
    package static let noteLimit = 100

    private var totals = CountTotals()
    var runs: [CountRun] = []
    private let minimum: UInt64
    private let memory: Int
    private let scratch: String

    init(minimum: UInt64, memory: Int, scratch: String) {
        self.minimum = minimum
        self.memory = memory
        self.scratch = scratch
    }

    mutating func add(_ part: CountTotals, _ summary: CorpusSummary) {
        totals += part
        notes += (summary.notes + summary.findings.map(\.note)).prefix(Self.noteLimit - notes.count)
    }

    /// Adds a list whose counts sum up to `words`.
    mutating func add(list words: UInt64) {
        files += 1
        let (sum, isTooLarge) = totals.words.addingReportingOverflow(Int(clamping: words))
        totals.words = isTooLarge ? .max : sum
    }

    /// Calls `body` with each row of the list: a form, its tag unless words were counted without,
    /// and the count, separated by tabs.
    ///
    /// Rows are sorted by descending counts; rows with equal counts are in byte order.
    ///
    /// - Throws: `Diagnostic` if a temporary file cannot be written or read, or any error that
    ///   `body` throws.
    /// - Returns: The number of rows.
    package func forEachRow(_ body: (CountedWord) throws -> Void) throws -> Int {
        var merge = try CountMerge(CountMerge.few(runs, scratch: scratch))
        var ordered = SpilledCounts(memory: memory, scratch: scratch)
        while let entry = try merge.next() {
            guard entry.count >= minimum else { continue }
            // Sorts by descending counts and then by the words.
            let rank = ~entry.count
            let bytes = (0..<8).map { UInt8(truncatingIfNeeded: rank >> (56 - 8 * $0)) }
            try ordered.add(bytes + entry.key, entry.count)
        }
        var rows = 0
        var sorted = try CountMerge(CountMerge.few(ordered.finish(), scratch: scratch))
        while let entry = try sorted.next() {
            try body(CountedWord(key: entry.key.dropFirst(8), count: entry.count))
            rows += 1
        }
        return rows
    }
}

/// A row of a frequency list.
package struct CountedWord {
    private let key: ArraySlice<UInt8>
    /// The number of times that the word occurs with the tag.
    package let count: UInt64

    init(key: ArraySlice<UInt8>, count: UInt64) {
        self.key = key
        self.count = count
    }

    private var parts: [ArraySlice<UInt8>] { key.split(separator: UInt8(ascii: "\t")) }

    /// The word: in lower case, unless it is a name.
    package var form: String { parts.first.flatMap { String(validating: $0, as: UTF8.self) } ?? "" }
    /// The name of the part of speech, such as `NOUN`, or `nil` if words were counted without.
    package var tag: String? {
        parts.count > 1 ? String(validating: parts[1], as: UTF8.self) : nil
    }
    /// The row in a file: form, tag and count, separated by tabs and ended by a line feed.
    package var line: [UInt8] { Array(key) + Array("\t\(count)\n".utf8) }
}
