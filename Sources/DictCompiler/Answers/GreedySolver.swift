/// A simulated Wordle player that plays one game for each answer in a list, to measure how
/// difficult the list is.
///
/// The player always chooses the guess whose marks have the greatest entropy over the remaining
/// answers. On a tie, a remaining answer is preferred to other words. Logarithms are computed in
/// integers, so the result is the same on every machine.
///
/// If there are more pairs of an answer and a word than ``pairLimit``, the player tries fewer
/// guesses: those of the answers that are left, and then others, as evenly spread as possible. So the
/// work grows with the number of answers, not with its square.
package struct GreedySolver: Sendable {
    /// The results of playing one game for each answer.
    package struct Report: Sendable, Equatable {
        /// The number of different answers played.
        package let answers: Int
        /// The total number of guesses in all games.
        package let guesses: Int
        /// The number of guesses in the longest game, or 0 if there are no answers.
        package let worst: Int
        /// The number of games that took more than six guesses.
        package let failures: Int
        /// The first guess, which is the same in every game; empty if there are no answers.
        package let firstGuess: [UInt8]
        /// The number of games that took each number of guesses; index 0 is for a single guess.
        package let games: [Int]
        /// The number of pairs of a guess and an answer whose marks were compared.
        package let pairs: Int

        /// The mean number of guesses per game, in thousandths, rounded down, or 0 if there are no
        /// answers.
        package var meanThousandths: Int { answers == 0 ? 0 : guesses * 1000 / answers }
    }

    /// The maximum number of guesses in a game that counts as won.
    private static let tries = 6
    /// The number of pairs of a guess and an answer up to which every guess is tried on every answer.
    package static let pairLimit = 1 << 25
    /// The number of answers beyond which a guess is rated by that many of those that are left.
    private static let sampleLimit = 1 << 14

    private let words: [[UInt8]]
    private let answerCount: Int
    private let length: Int
    /// The differences of c × log2 c, as computed by ``FixedLogarithm``, between one count c and the
    /// next, from 0 to the number of answers.
    private let growth: [UInt64]

    /// Creates a solver that plays one game for each word in `answers`, and may guess the words in
    /// either list.
    ///
    /// Words that differ in length from the first answer, or that have more than 7 letters, are
    /// ignored. A word may be in both lists.
    package init(answers: [[UInt8]], allowed: [[UInt8]]) {
        length = answers.first?.count ?? 0
        let length = self.length
        let isUsable = { (word: [UInt8]) in
            word.count == length && length <= MarkColumns.maximumLength
        }
        let first = Set(answers.filter(isUsable))
        let others = Set(allowed.filter(isUsable)).subtracting(first)
        words =
            first.sorted { $0.lexicographicallyPrecedes($1) }
            + others.sorted { $0.lexicographicallyPrecedes($1) }
        answerCount = first.count
        growth = (0..<first.count).map {
            FixedLogarithm.weighted($0 + 1) - FixedLogarithm.weighted($0)
        }
    }

    /// Plays one game for every answer and returns the results.
    ///
    /// `onProgress` is called now and then with the amount of work that is done, and with the whole
    /// amount. The first guess, which is the same in every game, is about half of it.
    ///
    /// - Complexity: O(min(*a* × *w*, ``pairLimit``) + *a*) for each guess of the longest game, where
    ///   *a* is the number of answers, and *w* is the number of words that may be guessed.
    package func report(
        onProgress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) -> Report {
        var games: [Int] = []
        var pairs = 0
        var sizes = [Int](repeating: 0, count: codeCount)
        var marks = MarkColumns(guesses: words)
        var waiting: [(answers: [Int], depth: Int)] = []
        if answerCount > 0 { waiting.append((Array(0..<answerCount), 1)) }
        var firstGuess: [UInt8] = []
        while let (left, depth) = waiting.popLast() {
            let guess = bestGuess(left, &marks, &sizes, &pairs) { tried, count in
                if depth == 1 { onProgress(answerCount * tried / count, 2 * answerCount) }
            }
            if depth == 1 { firstGuess = words[guess] }
            while games.count <= depth { games.append(0) }
            var groups: [Int: [Int]] = [:]
            marks.fill(left.map { words[$0] }, for: [guess])
            var codes = [MarkColumns.Block](repeating: .zero, count: marks.height)
            marks.mark(guess, &codes)
            for (index, answer) in left.enumerated() {
                if answer == guess {
                    games[depth - 1] += 1
                } else {
                    groups[Self.code(index, of: codes), default: []].append(answer)
                }
            }
            for (_, group) in groups {
                if group.count == 1 {
                    games[depth] += 1
                } else {
                    waiting.append((group, depth + 1))
                }
            }
            onProgress(answerCount + games.reduce(0, +), 2 * answerCount)
        }
        while games.last == 0 { games.removeLast() }
        var guesses = 0
        for (index, count) in games.enumerated() { guesses += (index + 1) * count }
        return Report(
            answers: answerCount, guesses: guesses, worst: games.count,
            failures: games.dropFirst(Self.tries).reduce(0, +), firstGuess: firstGuess,
            games: games, pairs: pairs)
    }

    private var codeCount: Int {
        var count = 1
        for _ in 0..<min(length, MarkColumns.maximumLength) { count *= 3 }
        return count
    }

    /// Returns the guesses to try if the answers `left` are left.
    private func guesses(_ left: [Int]) -> [Int] {
        let limit = max(1, Self.pairLimit / answerCount)
        guard words.count > limit else { return Array(words.indices) }
        let own = Self.spread(left, limit)
        let isOwn = Set(own)
        let others = Self.spread(words.indices, limit - own.count)
        return own + others.filter { !isOwn.contains($0) }
    }

    /// Returns `count` of `items`, or all of them if there are fewer, spread evenly.
    private static func spread(
        _ items: some RandomAccessCollection<Int>, _ count: Int
    ) -> [Int] {
        guard items.count > count else { return Array(items) }
        return (0..<count).map {
            items[items.index(items.startIndex, offsetBy: $0 * items.count / count)]
        }
    }

    /// Returns the index of the guess that is expected to reveal the most about which of the
    /// answers `left` is the secret.
    ///
    /// This is the guess with the smallest sum of c log2 c over its groups of answers, where a
    /// group contains the c answers for which the guess gets the same marks. Each element of `sizes`
    /// must be 0, and is 0 again afterwards. `onGuess` is called now and then with the number of
    /// guesses that have been tried, and with their whole number.
    private func bestGuess(
        _ left: [Int], _ marks: inout MarkColumns, _ sizes: inout [Int], _ pairs: inout Int,
        onGuess: (_ tried: Int, _ count: Int) -> Void
    ) -> Int {
        if left.count <= 2 { return left[0] }
        let guesses = guesses(left)
        let answers = Self.spread(left, Self.sampleLimit)
        marks.fill(answers.map { words[$0] }, for: guesses)
        var best = left[0]
        var least = UInt64.max
        var isBestLeft = false
        let isLeft = Set(left)
        var codes = [MarkColumns.Block](repeating: .zero, count: marks.height)
        for (tried, guess) in guesses.enumerated() {
            if tried % 256 == 0 { onGuess(tried, guesses.count) }
            marks.mark(guess, &codes)
            var sum: UInt64 = 0
            var counted = 0
            // It only grows.
            while counted < answers.count, sum <= least {
                let code = Self.code(counted, of: codes)
                sum += growth[sizes[code]]
                sizes[code] += 1
                counted += 1
            }
            for index in 0..<counted { sizes[Self.code(index, of: codes)] = 0 }
            pairs += answers.count
            let isGuessLeft = isLeft.contains(guess)
            if sum < least || sum == least && isGuessLeft && !isBestLeft {
                (best, least, isBestLeft) = (guess, sum, isGuessLeft)
            }
        }
        return best
    }

    /// Returns the number at `index` in `codes`.
    @inline(__always)
    private static func code(_ index: Int, of codes: [MarkColumns.Block]) -> Int {
        let size = MarkColumns.Block.scalarCount
        return Int(codes[index / size][index % size])
    }
}
