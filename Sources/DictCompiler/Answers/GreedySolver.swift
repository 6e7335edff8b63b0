internal import DictModel

/// How a greedy player fares with a list of answers: a figure to compare lists by.
///
/// The player always takes the guess whose marks have the greatest entropy over the answers left,
/// an answer before another word, then the first in byte order. Logarithms are whole numbers, so
/// the figure is the same on every machine.
public struct GreedySolver: Sendable {
    /// The guesses that the player needs.
    public struct Report: Sendable, Equatable {
        /// The answers played, each once.
        public let answers: Int
        /// The guesses of all games together.
        public let guesses: Int
        /// The guesses of the longest game.
        public let worst: Int
        /// The games of more than six guesses.
        public let failures: Int
        /// The first guess.
        public let firstGuess: [UInt8]
        /// The games won by each number of guesses, those of one guess first.
        public let games: [Int]

        /// The mean number of guesses in thousandths, rounded down.
        public var meanThousandths: Int { answers == 0 ? 0 : guesses * 1000 / answers }
    }

    /// The tries of the game.
    private static let tries = 6

    private let words: [[UInt8]]
    private let answerCount: Int
    private let length: Int
    /// c x log2 c for each count c.
    private let weights: [UInt64]

    /// A solver for `answers` with the further guesses `allowed`, all of the same length up to 7
    /// letters; words of another length are passed over, answers may be in `allowed`, too.
    public init(answers: [[UInt8]], allowed: [[UInt8]]) {
        length = answers.first?.count ?? 0
        let length = self.length
        let isUsable = { (word: [UInt8]) in word.count == length && length <= 7 }
        let first = Set(answers.filter(isUsable))
        let others = Set(allowed.filter(isUsable)).subtracting(first)
        words =
            first.sorted { $0.lexicographicallyPrecedes($1) }
            + others.sorted { $0.lexicographicallyPrecedes($1) }
        answerCount = first.count
        weights = (0...first.count).map { FixedLogarithm.weighted($0) }
    }

    /// Plays every answer once.
    ///
    /// - Complexity: O(answers x allowed) for each guess of the longest game.
    public func report() -> Report {
        var games: [Int] = []
        var sizes = [Int](repeating: 0, count: codeCount)
        var waiting: [(answers: [Int], depth: Int)] = []
        if answerCount > 0 { waiting.append((Array(0..<answerCount), 1)) }
        var firstGuess: [UInt8] = []
        while let (left, depth) = waiting.popLast() {
            let guess = bestGuess(left, &sizes)
            if depth == 1 { firstGuess = words[guess] }
            while games.count <= depth { games.append(0) }
            var groups: [Int: [Int]] = [:]
            for answer in left {
                if answer == guess {
                    games[depth - 1] += 1
                } else {
                    groups[code(guess, answer), default: []].append(answer)
                }
            }
            for (_, group) in groups {
                if group.count == 1 {
                    games[depth] += 1
                } else {
                    waiting.append((group, depth + 1))
                }
            }
        }
        while games.last == 0 { games.removeLast() }
        var guesses = 0
        for (index, count) in games.enumerated() { guesses += (index + 1) * count }
        return Report(
            answers: answerCount, guesses: guesses, worst: games.count,
            failures: games.dropFirst(Self.tries).reduce(0, +), firstGuess: firstGuess,
            games: games)
    }

    private var codeCount: Int {
        var count = 1
        for _ in 0..<min(length, 7) { count *= 3 }
        return count
    }

    /// The guess with the smallest sum of c log2 c over the groups of answers it makes.
    private func bestGuess(_ left: [Int], _ sizes: inout [Int]) -> Int {
        if left.count <= 2 { return left[0] }
        var best = left[0]
        var least = UInt64.max
        var isBestLeft = false
        let isLeft = Set(left)
        for guess in words.indices {
            var codes: [Int] = []
            for answer in left {
                let code = code(guess, answer)
                if sizes[code] == 0 { codes.append(code) }
                sizes[code] += 1
            }
            var sum: UInt64 = 0
            for code in codes {
                sum += weights[sizes[code]]
                sizes[code] = 0
            }
            let isGuessLeft = isLeft.contains(guess)
            if sum < least || sum == least && isGuessLeft && !isBestLeft {
                (best, least, isBestLeft) = (guess, sum, isGuessLeft)
            }
        }
        return best
    }

    /// The marks of a guess as a number in base 3, gray 0, yellow 1, green 2.
    private func code(_ guess: Int, _ answer: Int) -> Int {
        let marks = WordleMarks(guess: words[guess], secret: words[answer])
        return Int(marks?.code ?? 0)
    }
}
