/// A simulated player who wins as often as possible and, among the ways to do so, needs the fewest
/// guesses.
///
/// The results are exact, because all reachable states of the game are examined. A guess may be any
/// word of the pack, even one that can no longer be the secret. For a pack of n words, there are at
/// most 2^n states for each number of remaining attempts.
struct BestPlayer {
    /// The value of a win when wins and guesses are combined into one number.
    ///
    /// A win outweighs all guesses together, because the games for all secrets take at most 15 × 15
    /// guesses.
    private static let winValue = 1000

    private let table: HintTable
    private var memo = SetCache(bits: 12)
    /// The number of sets of words that were examined, not counting those in the cache.
    private(set) var steps = 0

    init(_ table: HintTable) {
        self.table = table
    }

    /// Returns the chance of winning within `attempts` guesses and the mean number of guesses.
    ///
    /// Both are averaged over all words of the pack as the secret. A lost game counts as one that
    /// took all attempts.
    mutating func rates(attempts: Int) -> (wins: ExactRatio, guesses: ExactRatio) {
        let value = value(table.everyWord, attempts)
        // value = wins * winValue - guesses, and guesses < winValue.
        let wins = (value + Self.winValue - 1) / Self.winValue
        let guesses = wins * Self.winValue - value
        let count = UInt64(table.count)
        return (
            ExactRatio(UInt64(wins), count) ?? ExactRatio(0),
            ExactRatio(UInt64(guesses), count) ?? ExactRatio(0)
        )
    }

    private mutating func value(_ words: UInt16, _ attempts: Int) -> Int {
        if attempts <= 0 { return 0 }
        let left = words.nonzeroBitCount
        if left == 1 { return Self.winValue - 1 }
        let attempts = min(attempts, left)
        let key = UInt64(words) | UInt64(attempts) << 16
        let known = memo[key]
        if known.isOf(key) { return Int(bitPattern: UInt(known.value)) }
        steps += 1
        // At best, a guess is right once and separates all other words.
        let bound =
            attempts == 1
            ? Self.winValue - left : left * Self.winValue - (2 * left - 1)
        var best = Int.min
        for inside in [true, false] {
            for guess in 0..<table.count
            where best < bound && (words & (1 << UInt16(guess)) != 0) == inside {
                var value = (inside ? Self.winValue : 0) - left
                let start = guess * table.hintCount
                for index in start..<start + table.hintCount {
                    let answer = table.answers[index] & words
                    if answer == words { value = Int.min }
                    if value == Int.min { break }
                    if answer != 0 { value += self.value(answer, attempts - 1) }
                }
                best = max(best, value)
            }
        }
        memo[key] = SetCache.Entry(key, at: 0, UInt64(UInt(bitPattern: best)))
        return best
    }
}
