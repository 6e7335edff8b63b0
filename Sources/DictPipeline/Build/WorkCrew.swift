import Dispatch
import Foundation

/// Runs independent pieces of work side by side; results and errors come in order, whatever the
/// number of jobs.
struct WorkCrew {
    private let jobs: Int

    /// A crew of `jobs`, or of as many as there are processors.
    init(jobs: Int?) {
        self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    }

    /// What `body` makes of each item.
    ///
    /// - Throws: The error of the first item that failed.
    func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ body: @escaping @Sendable (Item) throws -> Result
    ) throws -> [Result] {
        guard jobs > 1, items.count > 1 else { return try items.map(body) }
        let results = Results<Result>(count: items.count)
        DispatchQueue.concurrentPerform(iterations: min(jobs, items.count)) { worker in
            for index in stride(from: worker, to: items.count, by: min(jobs, items.count)) {
                results.set(index, Swift.Result { try body(items[index]) })
            }
        }
        return try results.all()
    }

    /// The results by index, filled from several threads.
    private final class Results<Value: Sendable>: @unchecked Sendable {
        // Safe to share because every access holds the lock.
        private var values: [Swift.Result<Value, any Error>?]
        private let lock = NSLock()

        init(count: Int) { values = Array(repeating: nil, count: count) }

        func set(_ index: Int, _ value: Swift.Result<Value, any Error>) {
            lock.withLock { values[index] = value }
        }

        func all() throws -> [Value] {
            try lock.withLock { try values.compactMap { try $0?.get() } }
        }
    }
}
