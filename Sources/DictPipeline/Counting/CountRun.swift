import DictFiles
import DictModel
import DictOutput

/// A key with its count.
///
/// A key is a row of a list without its count: a form, or a form, a tab and a tag.
struct KeyCount: Equatable {
    var key: [UInt8]
    var count: UInt64
}

/// Keys with their counts, sorted by the bytes of the keys, in memory or in a part of a file.
enum CountRun {
    case memory([KeyCount])
    case file(ScratchFile, Range<UInt64>)
}

/// A position in a run, from which its keys are read one after the other.
struct CountCursor {
    /// The key at the position, and its count.
    private(set) var current = KeyCount(key: [], count: 0)
    /// The keys of a run in memory that follow.
    private var keys: ArraySlice<KeyCount> = []
    /// The keys of a run in a file that follow.
    private var reader: RunReader?

    /// Creates a position before the first key of `run`.
    init(_ run: CountRun) {
        switch run {
        case .memory(let keys): self.keys = keys[...]
        case .file(let file, let range): reader = RunReader(file, range)
        }
    }

    /// Moves to the next key and returns `true`, or returns `false` at the end of the run.
    ///
    /// - Throws: `output.writing` if the file cannot be read.
    mutating func advance() throws(Diagnostic) -> Bool {
        guard var reader = self.reader.take() else {
            guard let key = keys.popFirst() else { return false }
            current = key
            return true
        }
        defer { self.reader = reader }
        if reader.isAtEnd { return false }
        try reader.readText()
        current.key.removeAll(keepingCapacity: true)
        try reader.withText { text throws(Diagnostic) in current.key.append(contentsOf: text) }
        current.count = try reader.readNumber()
        return true
    }
}
