/// A choice of the greatest numbers among many, without sorting them.
enum Selection {
    /// Moves the `count` greatest of `values` to their start, in no particular order.
    ///
    /// `count` must not exceed the number of values. The algorithm is Hoare's quickselect.
    ///
    /// - Complexity: O(*n*) on average, where *n* is the number of values.
    static func moveGreatest(_ count: Int, in values: inout ContiguousArray<UInt64>) {
        // A span, since an array is asked whether it is shared at each change.
        var values = values.mutableSpan
        var (low, high) = (0, values.count - 1)
        while low < high {
            let pivot = median(values[low], values[(low + high) / 2], values[high])
            var (left, right) = (low, high)
            while left <= right {
                while values[left] > pivot { left += 1 }
                while values[right] < pivot { right -= 1 }
                if left <= right {
                    values.swapAt(left, right)
                    left += 1
                    right -= 1
                }
            }
            if count <= right { high = right } else if count > left { low = left } else { return }
        }
    }

    private static func median(_ first: UInt64, _ second: UInt64, _ third: UInt64) -> UInt64 {
        max(min(first, second), min(max(first, second), third))
    }
}
