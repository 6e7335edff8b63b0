import DictModel

/// Functions that sort numbers of states by small keys, in time proportional to their number.
enum CountingSort {
    /// Returns `items` in ascending order of `key`, which returns a number in `0..<limit`.
    ///
    /// Items with equal keys keep their order.
    @inline(__always)
    static func sorted(
        _ items: [Int32], below limit: Int, by key: (Int32) -> Int
    ) -> [Int32] {
        var starts = ContiguousArray<Int>(repeating: 0, count: limit + 1)
        var sorted = ContiguousArray<Int32>(repeating: 0, count: items.count)
        var next = starts.mutableSpan
        var output = sorted.mutableSpan
        for item in items { next[key(item) + 1] += 1 }
        for index in 1..<max(limit, 1) { next[index] += next[index - 1] }
        for item in items {
            let place = next[key(item)]
            output[place] = item
            next[key(item)] = place + 1
        }
        return Array(sorted)
    }
}
