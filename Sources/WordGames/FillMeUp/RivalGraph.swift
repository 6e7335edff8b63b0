/// A graph that keeps the solution of a FillMeUp screen unique.
///
/// An answer that fits, or nearly fits, the gap of another row is a rival of that row's answer. An
/// arrow leads from each row to every row whose answer is a rival of the first row's answer. Any
/// other way to assign the answers to the rows moves some of them round a cycle of arrows, so the
/// solution is unique if there is no cycle.
struct RivalGraph {
    private var answers: [Int] = []
    private var rivals: [[Int]] = []
    private var arrows: [[Int]] = []
    /// The number of arrows: how often an option fits a row that is not its own.
    private(set) var arrowCount = 0

    /// Adds a row, unless that would make the solution ambiguous.
    ///
    /// - Parameters:
    ///   - answer: The number that identifies the row's answer.
    ///   - rivals: The numbers that identify the other answers that fit the row's gap, in ascending
    ///     order.
    /// - Returns: Whether the row was added. It is not if its answer is already on the screen or if
    ///   it would close a cycle of arrows.
    /// - Complexity: O(*n* · log *r* + *a*), where *n* is the number of rows, *r* is the number of
    ///   rivals of a row and *a* is the number of arrows.
    mutating func add(answer: Int, rivals: [Int]) -> Bool {
        guard !answers.contains(answer) else { return false }
        let onward = answers.indices.filter { Self.holds(rivals, answers[$0]) }
        let back = answers.indices.filter { Self.holds(self.rivals[$0], answer) }
        guard !leads(from: onward, to: back) else { return false }
        for row in back { arrows[row].append(answers.count) }
        answers.append(answer)
        self.rivals.append(rivals)
        arrows.append(onward)
        arrowCount += onward.count + back.count
        return true
    }

    /// Returns the number of arrows that a row would add.
    func arrows(answer: Int, rivals: [Int]) -> Int {
        answers.indices.reduce(0) { $0 + arrows(answer: answer, rivals: rivals, at: $1) }
    }

    /// Returns the number of arrows between a row and the one that was added last.
    func arrowsAtLast(answer: Int, rivals: [Int]) -> Int {
        answers.isEmpty ? 0 : arrows(answer: answer, rivals: rivals, at: answers.count - 1)
    }

    private func arrows(answer: Int, rivals: [Int], at row: Int) -> Int {
        (Self.holds(rivals, answers[row]) ? 1 : 0) + (Self.holds(self.rivals[row], answer) ? 1 : 0)
    }

    /// Returns whether a path of arrows leads from any row in `starts` to any row in `ends`.
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

    /// Returns whether the sorted array `numbers` contains `number`.
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
