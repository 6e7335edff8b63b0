import DictCompiler
import Platform

/// A crew of threads that process independent items in parallel.
///
/// Results are in the order of the items, whatever the number of threads. The calling thread works
/// too, so if the system refuses more threads, it does all the work.
struct WorkCrew {
    /// The maximum number of threads, including the calling one.
    let jobs: Int

    /// Creates a crew of `jobs` threads, including the calling one, or one per processor if `jobs`
    /// is `nil`.
    init(jobs: Int?) {
        self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    }

    /// Calls `body` with each item, and returns the results and errors in the order of `items`.
    ///
    /// An error for one item does not stop the work on the others.
    func map<Item: Sendable, Value: Sendable>(
        _ items: [Item], _ body: @escaping @Sendable (Item) throws -> Value
    ) -> [Result<Value, any Error>] {
        let work = Work(items, body)
        for _ in 1..<max(1, min(jobs, items.count)) {
            DetachedThread.start { work.takePart() }
        }
        work.takePart()
        return work.results()
    }

    /// The items that are left and the results so far, which all threads share.
    private final class Work<Item: Sendable, Value: Sendable>: @unchecked Sendable {
        // Safe to share because mutable state is only accessed with the lock held.
        private var taken = 0
        private var values: [Result<Value, any Error>?]
        private let condition = Lock()
        private let items: [Item]
        private let body: @Sendable (Item) throws -> Value

        init(_ items: [Item], _ body: @escaping @Sendable (Item) throws -> Value) {
            self.items = items
            self.body = body
            values = Array(repeating: nil, count: items.count)
        }

        /// Processes items on the current thread until none is left.
        func takePart() {
            while let index = take() {
                let result = Result { try body(items[index]) }
                condition.withLock {
                    values[index] = result
                    condition.broadcast()
                }
            }
        }

        private func take() -> Int? {
            condition.withLock {
                guard taken < items.count else { return nil }
                taken += 1
                return taken - 1
            }
        }

        /// Waits until all items are processed, and returns the results in the order of the items.
        func results() -> [Result<Value, any Error>] {
            condition.withLock {
                while values.contains(where: { $0 == nil }) { condition.wait() }
                return values.compactMap { $0 }
            }
        }
    }
}

extension WorkCrew: ParallelMap {
    func values<Value: Sendable>(
        _ count: Int, _ body: @escaping @Sendable (Int) -> Value
    ) -> [Value] {
        if jobs < 2 { return (0..<count).map(body) }
        // A few items at a time, so that threads seldom wait for each other.
        let size = max(1, min(32, count / (4 * jobs)))
        let pieces = stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
        // No body throws.
        return map(pieces) { $0.map(body) }.compactMap { try? $0.get() }.flatMap(\.self)
    }
}
