import DictModel

/// A simulated forgetful player, who guesses at random among the words that fit the last hint but
/// never guesses a word twice.
///
/// All games are examined, in fixed-point arithmetic that rounds down. So the result is at most one
/// millionth below the true chance, and the same on every machine.
struct LastHintPlayer {
    private static let one: UInt64 = 1 << 52

    private let table: HintTable

    init(_ table: HintTable) {
        self.table = table
    }

    /// Returns the chance of winning within `attempts` guesses, in millionths, rounded down.
    ///
    /// The chance is averaged over all words as the secret.
    func winRateMillionths(attempts: Int) -> UInt64 {
        var steps = 0
        return winRateMillionths(attempts: attempts, &steps)
    }

    /// Returns the same as ``winRateMillionths(attempts:)``, and adds the number of sets of words that
    /// were examined to `steps`.
    func winRateMillionths(attempts: Int, _ steps: inout Int) -> UInt64 {
        guard attempts < table.count else { return 1_000_000 }
        let shares = [0] + (1...UInt64(table.count)).map { Self.one / $0 }
        var sum: UInt64 = 0
        var known = SetCache(bits: 12)
        for secret in 0..<table.count {
            let fitting = (0..<table.count).map { guess in
                guess == secret
                    ? 0 : table.answers[guess * table.hintCount + table.hint(guess, secret)]
            }
            sum += Self.chance(
                secret, candidates: table.everyWord, guessed: 0, attempts, fitting.span,
                shares.span, &known, &steps)
        }
        let product = sum.multipliedFullWidth(by: 1_000_000)
        let whole = (UInt64(table.count) * Self.one).dividingFullWidth(product).quotient
        return whole
    }

    /// Returns the chance of finding `secret` with `attempts` guesses left, in units of 2^-52.
    ///
    /// The next guess is one of the words in the mask `candidates`; the mask `guessed` contains all
    /// words guessed before. For each guess, `fitting` is a mask of the other words that fit its hint
    /// for this secret, and `shares` is 1/m for each number of words m. The chances after a guess
    /// that have been worked out for this secret are in `known`, by the guess and all words guessed.
    private static func chance(
        _ secret: Int, candidates: UInt16, guessed: UInt16, _ attempts: Int,
        _ fitting: Span<UInt16>, _ shares: Span<UInt64>, _ known: inout SetCache,
        _ steps: inout Int
    ) -> UInt64 {
        steps &+= 1
        let count = candidates.nonzeroBitCount
        // The last guess, or the only word left, is right once.
        if count == 1 || attempts <= 1 { return shares[count] }
        var sum = one
        var left = candidates & ~(1 << UInt16(secret))
        while left != 0 {
            let guess = left.trailingZeroBitCount
            left &= left &- 1
            let tried = guessed | 1 << UInt16(guess)
            let next = fitting[guess] & ~tried
            if attempts == 2 {
                sum += shares[next.nonzeroBitCount]
                continue
            }
            // The same words in another order, with the same last one, lead to the same games.
            let key = UInt64(guess) << 16 | UInt64(tried)
            let entry = known[key]
            if entry.isOf(key), entry.time == UInt64(secret) {
                sum += entry.value
                continue
            }
            let value = chance(
                secret, candidates: next, guessed: tried, attempts - 1, fitting, shares, &known,
                &steps)
            sum += value
            known[key] = SetCache.Entry(key, at: UInt64(secret), value)
        }
        return sum / UInt64(count)
    }
}
