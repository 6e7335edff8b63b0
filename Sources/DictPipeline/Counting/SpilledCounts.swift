import DictFiles
import DictModel

/// Counts of keys in a limited amount of memory.
///
/// When the memory is used up, the counts so far go to a temporary file as one sorted run. The
/// file is only created then.
struct SpilledCounts {
    /// The estimated memory of an entry of the table beside the bytes of its key.
    private static let entrySize = 112

    private let memory: Int
    private let scratch: String
    private var counts: [[UInt8]: UInt64] = [:]
    private var size = 0
    private var file: ScratchFile?
    private var runs: [CountRun] = []

    /// Creates an empty table that uses about `memory` bytes, and temporary files in `scratch`.
    init(memory: Int, scratch: String) {
        self.memory = memory
        self.scratch = scratch
    }

    /// Adds `count` to the count of `key`.
    ///
    /// - Throws: `Diagnostic` if a temporary file is needed and cannot be written.
    mutating func add(_ key: [UInt8], _ count: UInt64 = 1) throws {
        if let index = counts.index(forKey: key) {
            let (sum, isTooLarge) = counts.values[index].addingReportingOverflow(count)
            counts.values[index] = isTooLarge ? .max : sum
            return
        }
        if size > memory { try spill() }
        counts[key] = count
        size += key.count + Self.entrySize
    }

    /// Returns all counts as sorted runs, and empties the table.
    mutating func finish() -> [CountRun] {
        defer { self = SpilledCounts(memory: memory, scratch: scratch) }
        return runs + (counts.isEmpty ? [] : [.memory(sorted())])
    }

    private func sorted() -> [KeyCount] {
        counts.map { KeyCount(key: $0.key, count: $0.value) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    }

    private mutating func spill() throws {
        let file = try file ?? ScratchFile(in: scratch)
        self.file = file
        var entries = sorted()[...]
        runs.append(try file.append { entries.popFirst() })
        counts.removeAll(keepingCapacity: true)
        size = 0
    }
}
