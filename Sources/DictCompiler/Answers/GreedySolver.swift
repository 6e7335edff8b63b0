internal import DictModel

/// A simulated Wordle player that plays one game for each answer in a list, to measure how
/// difficult the list is.
///
/// The player always chooses the guess whose marks have the greatest entropy over the remaining
/// answers. On a tie, a remaining answer is preferred to other words. Logarithms are computed in
/// integers, so the result is the same on every machine.
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

        /// The mean number of guesses per game, in thousandths, rounded down, or 0 if there are no
        /// answers.
        package var meanThousandths: Int { answers == 0 ? 0 : guesses * 1000 / answers }
    }

    /// The maximum number of guesses in a game that counts as won.
    private static let tries = 6

    private let words: [[UInt8]]
    /// The letters of ``words``.
    private let letters: [Letters]
    private let answerCount: Int
    private let length: Int
    /// The value of c × log2 c for each count c from 0 to the number of answers, as computed by
    /// ``FixedLogarithm``.
    private let weights: [UInt64]

    /// Creates a solver that plays one game for each word in `answers`, and may guess the words in
    /// either list.
    ///
    /// Words that differ in length from the first answer, or that have more than 7 letters, are
    /// ignored. A word may be in both lists.
    package init(answers: [[UInt8]], allowed: [[UInt8]]) {
        length = answers.first?.count ?? 0
        let length = self.length
        let isUsable = { (word: [UInt8]) in word.count == length && length <= 7 }
        let first = Set(answers.filter(isUsable))
        let others = Set(allowed.filter(isUsable)).subtracting(first)
        words =
            first.sorted { $0.lexicographicallyPrecedes($1) }
            + others.sorted { $0.lexicographicallyPrecedes($1) }
        letters = words.map { Letters($0) }
        answerCount = first.count
        weights = (0...first.count).map { FixedLogarithm.weighted($0) }
    }

    /// Plays one game for every answer and returns the results.
    ///
    /// `onProgress` is called now and then with the amount of work that is done, and with the whole
    /// amount. The first guess, which is the same in every game, is about half of it.
    ///
    /// - Complexity: O(*a* × *w*) for each guess of the longest game, where *a* is the number of
    ///   answers, and *w* is the number of words that may be guessed.
    package func report(
        onProgress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) -> Report {
        var games: [Int] = []
        var sizes = [Int](repeating: 0, count: codeCount)
        var waiting: [(answers: [Int], depth: Int)] = []
        if answerCount > 0 { waiting.append((Array(0..<answerCount), 1)) }
        var firstGuess: [UInt8] = []
        while let (left, depth) = waiting.popLast() {
            let guess = bestGuess(left, &sizes) { tried in
                if depth == 1 { onProgress(answerCount * tried / words.count, 2 * answerCount) }
            }
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
            onProgress(answerCount + games.reduce(0, +), 2 * answerCount)
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

    /// Returns the index of the guess that is expected to reveal the most about which of the
    /// answers `left` is the secret.
    ///
    /// This is the guess with the smallest sum of c log2 c over its groups of answers, where a
    /// group contains the c answers for which the guess gets the same marks. Each element of
    /// `sizes` must be 0, and is 0 again afterwards. `onGuess` is called now and then with the
    /// number of guesses that have been tried.
    private func bestGuess(
        _ left: [Int], _ sizes: inout [Int], onGuess: (_ tried: Int) -> Void
    ) -> Int {
        if left.count <= 2 { return left[0] }
        var best = left[0]
        var least = UInt64.max
        var isBestLeft = false
        let isLeft = Set(left)
        var codes: [Int] = []
        for guess in words.indices {
            if guess % 256 == 0 { onGuess(guess) }
            var sum: UInt64 = 0
            for answer in left {
                let code = code(guess, answer)
                let size = sizes[code]
                if size == 0 { codes.append(code) }
                sizes[code] = size + 1
                sum += weights[size + 1] - weights[size]
                // It only grows.
                if sum > least { break }
            }
            for code in codes { sizes[code] = 0 }
            codes.removeAll(keepingCapacity: true)
            let isGuessLeft = isLeft.contains(guess)
            if sum < least || sum == least && isGuessLeft && !isBestLeft {
                (best, least, isBestLeft) = (guess, sum, isGuessLeft)
            }
        }
        return best
    }

    /// Returns the marks that the guess gets if `answer` is the secret, as a number in base 3.
    ///
    /// Both words are given by their indices. The digits are 0 for gray, 1 for yellow and 2 for
    /// green.
    private func code(_ guess: Int, _ answer: Int) -> Int {
        let (guessed, secret) = (letters[guess], letters[answer])
        guard guessed.repeated & secret.present == 0 else {
            let marks = WordleMarks(guess: words[guess], secret: words[answer])
            return Int(marks?.code ?? 0)
        }
        // Each letter of the guess that is in the secret is in it for this place alone: it is 1, and
        // where both words have it 1 more.
        var code = 0
        var power = 1
        var (bytes, difference) = (guessed.bytes, guessed.bytes ^ secret.bytes)
        for _ in 0..<length {
            let isPresent = Int(truncatingIfNeeded: secret.present &>> UInt32(bytes & 31) & 1)
            code &+= power &* (isPresent &+ (difference & 0xFF == 0 ? 1 : 0))
            power &*= 3
            bytes &>>= 8
            difference &>>= 8
        }
        return code
    }

    /// The letters of a word of at most 7, for comparisons that read nothing else.
    private struct Letters {
        /// The letters, the first in the lowest byte.
        var bytes: UInt64 = 0
        /// A bit for each letter in the word: 1 for a, up to 26 for z.
        var present: UInt32 = 0
        /// A bit for each letter that is in the word more than once.
        ///
        /// These letters of a guess need a comparison that counts, if the secret has them.
        var repeated: UInt32 = Self.other
        /// The bit of everything that is not a letter from a to z, which always takes that comparison.
        private static let other: UInt32 = 1

        init(_ word: [UInt8]) {
            for byte in word.reversed() {
                let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                let bit = isLetter ? 1 << UInt32(byte & 31) : Self.other
                repeated |= isLetter ? present & bit : .max
                present |= bit
                bytes = bytes &<< 8 | UInt64(byte)
            }
        }
    }
}
