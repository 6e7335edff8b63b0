import Foundation

/// Runs independent pieces of work side by side; results come in order, whatever the number of
/// jobs.
///
/// The calling thread works too: where the system gives no more threads, it does all of it.
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
        let work = Work(items, body)
        for _ in 1..<max(1, min(jobs, items.count)) {
            Thread.detachNewThread { work.takePart() }
        }
        work.takePart()
        return work.results()
    }

    /// The items still to be taken and the results so far, shared by the threads.
    private final class Work<Item: Sendable, Value: Sendable>: @unchecked Sendable {
        // Safe to share because every access to what changes holds the lock.
        private var taken = 0
        private var values: [Result<Value, any Error>?]
        private let condition = NSCondition()
        private let items: [Item]
        private let body: @Sendable (Item) throws -> Value

        init(_ items: [Item], _ body: @escaping @Sendable (Item) throws -> Value) {
            self.items = items
            self.body = body
            values = Array(repeating: nil, count: items.count)
        }

        /// Does items until all are taken.
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

        /// The results in order, once all items are done.
        func results() -> [Result<Value, any Error>] {
            condition.withLock {
                while values.contains(where: { $0 == nil }) { condition.wait() }
                return values.compactMap { $0 }
            }
        }
    }
}
