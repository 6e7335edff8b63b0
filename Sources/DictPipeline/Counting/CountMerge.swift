import DictFiles
import DictModel

/// The union of sorted runs, in which each key occurs once with the sum of its counts.
///
/// The order of the runs and the distribution of the counts over them do not matter. Memory is
/// needed for one block of each run, so runs are first united to at most ``runLimit``.
struct CountMerge {
    /// The maximum number of runs that are read side by side.
    static let runLimit = 64

    private var cursors: [CountCursor] = []
    /// The indices of the cursors as a binary heap, with the smallest key at the top.
    private var heap: [Int] = []

    /// Creates the union of `runs`, which must be at most ``runLimit`` if memory is scarce.
    init(_ runs: [CountRun]) throws {
        for run in runs {
            var cursor = CountCursor(run)
            guard try cursor.advance() else { continue }
            cursors.append(cursor)
        }
        heap = Array(cursors.indices)
        for index in heap.indices.reversed() { sift(index) }
    }

    /// Returns the next key in byte order with its whole count, or `nil` at the end.
    mutating func next() throws -> KeyCount? {
        guard let first = heap.first else { return nil }
        var entry = cursors[first].current
        try advance()
        while let top = heap.first, cursors[top].current.key == entry.key {
            let (sum, isTooLarge) = entry.count.addingReportingOverflow(cursors[top].current.count)
            entry.count = isTooLarge ? .max : sum
            try advance()
        }
        return entry
    }

    /// Moves the cursor with the smallest key on.
    private mutating func advance() throws {
        guard let top = heap.first else { return }
        if try !cursors[top].advance() {
            let last = heap.removeLast()
            if heap.isEmpty { return }
            heap[0] = last
        }
        sift(0)
    }

    /// Moves the index at `start` down the heap to its place.
    private mutating func sift(_ start: Int) {
        var parent = start
        while 2 * parent + 1 < heap.count {
            var child = 2 * parent + 1
            if child + 1 < heap.count, isBefore(child + 1, child) { child += 1 }
            guard isBefore(child, parent) else { return }
            heap.swapAt(child, parent)
            parent = child
        }
    }

    private func isBefore(_ one: Int, _ other: Int) -> Bool {
        cursors[heap[one]].current.key.lexicographicallyPrecedes(cursors[heap[other]].current.key)
    }
}

extension CountMerge {
    /// Returns runs with the same contents as `runs`, at most ``runLimit`` of them.
    ///
    /// New runs go to temporary files in the folder `scratch`.
    static func few(_ runs: [CountRun], scratch: String) throws -> [CountRun] {
        var runs = runs
        while runs.count > runLimit {
            let file = try ScratchFile(in: scratch)
            var fewer: [CountRun] = []
            for start in stride(from: 0, to: runs.count, by: runLimit) {
                let group = Array(runs[start..<min(start + runLimit, runs.count)])
                var merge = try CountMerge(group)
                fewer.append(try file.append { try merge.next() })
            }
            runs = fewer
        }
        return runs
    }
}

extension ScratchFile {
    /// Appends the keys that `next` returns until it returns `nil`, and returns them as a run.
    ///
    /// The keys must come in ascending order.
    func append(_ next: () throws -> KeyCount?) throws -> CountRun {
        var writer = RunWriter(self)
        while let entry = try next() {
            try writer.write(entry.key.span)
            try writer.write(entry.count)
        }
        return .file(self, try writer.finish())
    }
}
