/// A way to compute independent values, on one thread or on several.
///
/// The values are the same, and in the same order, whichever way is used.
package protocol ParallelMap: Sendable {
    /// Returns the values of `body` for `0..<count`, in this order.
    func values<Value: Sendable>(
        _ count: Int, _ body: @escaping @Sendable (Int) -> Value
    ) -> [Value]
}

/// A way to compute values one after the other, on the thread that asks for them.
package struct OneThread: ParallelMap {
    package init() {}

    package func values<Value: Sendable>(
        _ count: Int, _ body: @escaping @Sendable (Int) -> Value
    ) -> [Value] {
        (0..<count).map(body)
    }
}
