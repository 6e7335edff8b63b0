import DictFiles
import DictLexicon
import DictModel

/// Sorted runs of words in a temporary file, which are read as one ascending sequence.
///
/// In the file, each word follows its length. A word may be in several runs. Reading takes 64 KiB
/// of memory for each run.
struct WordRuns: AscendingWords {
    private(set) var count = 0
    private(set) var longest = 0
    private(set) var alphabet: [UInt8] = []
    private let file: ScratchFile
    private var ranges: [Range<UInt64>] = []

    /// Creates runs in `file`, none at first.
    init(_ file: ScratchFile) { self.file = file }

    /// Writes `words` as another run.
    ///
    /// - Throws: `output.writing` if the file cannot be written.
    mutating func append(_ words: some AscendingWords) throws(Diagnostic) {
        var writer = RunWriter(file)
        try words.forEachWord { word throws(Diagnostic) in try writer.write(word) }
        ranges.append(try writer.finish())
        count += words.count
        longest = max(longest, words.longest)
        alphabet = Set(alphabet).union(words.alphabet).sorted()
    }

    /// Calls `body` with each word, once even if it is in several runs.
    ///
    /// - Throws: `output.writing` if the file cannot be read back, or any error that `body` throws.
    /// - Complexity: O(*n* log *r*), where *n* is the number of words and *r* that of runs.
    func forEachWord(
        _ body: (Span<UInt8>) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        var readers = ranges.map { RunReader(file, $0) }
        func next(_ run: Int) throws(Diagnostic) -> WordKey? {
            if readers[run].isAtEnd { return nil }
            try readers[run].readText()
            return try readers[run].withText { text throws(Diagnostic) in WordKey(text) }
        }
        var queue = MergeQueue<WordKey>()
        for run in readers.indices {
            if let key = try next(run) { queue.add(key, run) }
        }
        var last: WordKey?
        while let (key, run) = queue.first {
            if key != last { try readers[run].withText(body) }
            last = key
            queue.replaceFirst(try next(run))
        }
    }
}

/// The letters of a word in a form that is fast to compare.
private struct WordKey: Comparable {
    /// The first 8 letters, and the 8 after them, as big-endian numbers filled up with zeros.
    private var head: UInt64 = 0
    private var middle: UInt64 = 0
    /// The letters after the first 16.
    private var tail: [UInt8] = []

    /// Creates the key of `word`, which has no zeros among its letters.
    init(_ word: Span<UInt8>) {
        for index in 0..<min(word.count, 8) {
            head |= UInt64(word[index]) << UInt64(56 - 8 * index)
        }
        guard word.count > 8 else { return }
        for index in 8..<min(word.count, 16) {
            middle |= UInt64(word[index]) << UInt64(120 - 8 * index)
        }
        if word.count > 16 { tail = [UInt8](word.extracting(droppingFirst: 16)) }
    }

    static func < (one: Self, other: Self) -> Bool {
        if one.head != other.head { return one.head < other.head }
        if one.middle != other.middle { return one.middle < other.middle }
        return one.tail.lexicographicallyPrecedes(other.tail)
    }
}
