/// A graph of the answers on a screen that also fit other gaps, which keeps the solution unique.
///
/// An arrow leads from a row to each other row whose answer fits its gap as well, or nearly does.
/// Any other way to assign the answers to the rows moves some answers round a cycle of arrows; so
/// the solution is unique if there is no cycle.
struct RivalGraph {
    private var answers: [Int] = []
    private var rivals: [[Int]] = []
    private var arrows: [[Int]] = []

    /// Adds a row with the numbers of its answer and of its rivals, which must be in ascending
    /// order.
    ///
    /// Returns `false` and changes nothing if the answer is already on the screen, or the row would
    /// close a cycle.
    ///
    /// - Complexity: O(rows · log rivals + arrows).
    mutating func add(answer: Int, rivals: [Int]) -> Bool {
        guard !answers.contains(answer) else { return false }
        let onward = answers.indices.filter { Self.holds(rivals, answers[$0]) }
        let back = answers.indices.filter { Self.holds(self.rivals[$0], answer) }
        guard !leads(from: onward, to: back) else { return false }
        for row in back { arrows[row].append(answers.count) }
        answers.append(answer)
        self.rivals.append(rivals)
        arrows.append(onward)
        return true
    }

    /// Whether arrows lead from any of the rows `starts` to any of the rows `ends`.
    private func leads(from starts: [Int], to ends: [Int]) -> Bool {
        guard !starts.isEmpty, !ends.isEmpty else { return false }
        var isEnd = [Bool](repeating: false, count: answers.count)
        for row in ends { isEnd[row] = true }
        var isSeen = [Bool](repeating: false, count: answers.count)
        var waiting = starts
        while let row = waiting.popLast() {
            if isEnd[row] { return true }
            if isSeen[row] { continue }
            isSeen[row] = true
            waiting += arrows[row]
        }
        return false
    }

    /// Whether `numbers`, in ascending order, contain `number`.
    private static func holds(_ numbers: [Int], _ number: Int) -> Bool {
        var (low, high) = (0, numbers.count)
        while low < high {
            let middle = low + (high - low) / 2
            if numbers[middle] == number { return true }
            if numbers[middle] < number { low = middle + 1 } else { high = middle }
        }
        return false
    }
}
