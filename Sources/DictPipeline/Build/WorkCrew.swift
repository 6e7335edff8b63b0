import Dispatch
import Foundation

/// Runs independent pieces of work side by side; results come in order, whatever the number of
/// jobs.
struct WorkCrew {
    private let jobs: Int

    /// A crew of `jobs`, or of as many as there are processors.
    init(jobs: Int?) {
        self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    }

    /// What `body` makes of each item, or why it failed; one that fails stops no other.
    func map<Item: Sendable, Value: Sendable>(
        _ items: [Item], _ body: @escaping @Sendable (Item) throws -> Value
    ) -> [Result<Value, any Error>] {
        let workers = min(jobs, items.count)
        let results = Results<Value>(count: items.count)
        DispatchQueue.concurrentPerform(iterations: workers) { worker in
            for index in stride(from: worker, to: items.count, by: workers) {
                results.set(index, Result { try body(items[index]) })
            }
        }
        return results.all
    }

    /// The results by index, filled from several threads.
    private final class Results<Value: Sendable>: @unchecked Sendable {
        // Safe to share because every access holds the lock.
        private var values: [Result<Value, any Error>?]
        private let lock = NSLock()

        init(count: Int) { values = Array(repeating: nil, count: count) }

        func set(_ index: Int, _ value: Result<Value, any Error>) {
            lock.withLock { values[index] = value }
        }

        var all: [Result<Value, any Error>] { lock.withLock { values.compactMap { $0 } } }
    }
}
