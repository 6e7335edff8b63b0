/// Counts the consistent player's wins over and over, for the search for packs.
///
/// The same numbers as ``ConsistentPlayer``, with one memory for all tables of one size: an entry
/// holds only while its stamp is that of the running count, so nothing has to be cleared.
struct ConsistentWins {
    /// Smaller sets are counted again faster than they are looked up.
    private static let leastRemembered = 5

    private let words: Int
    private let unit: UInt64
    private var values: [UInt64]
    private var stamps: [UInt32]
    private var stamp: UInt32 = 0

    /// A counter for tables of `words` words and games of at most `attempts` guesses.
    init(words: Int, attempts: Int) {
        self.words = words
        var unit: UInt64 = 1
        for factor in 1...UInt64(words) { unit *= factor }
        self.unit = unit
        let entries = (attempts + 1) << words
        values = Array(repeating: 0, count: entries)
        stamps = Array(repeating: 0, count: entries)
    }

    /// The wins within `attempts` guesses in units of 1/n!, summed over all n secrets.
    mutating func count(_ table: HintTable, attempts: Int) -> UInt64 {
        stamp &+= 1
        if stamp == 0 {
            stamps = Array(repeating: 0, count: stamps.count)
            stamp = 1
        }
        return wins(table.answers.span, table.hintCount, table.everyWord, attempts)
    }

    private mutating func wins(
        _ answers: Span<UInt16>, _ hintCount: Int, _ words: UInt16, _ attempts: Int
    ) -> UInt64 {
        let left = words.nonzeroBitCount
        // Each guess removes at least itself.
        if left <= attempts { return UInt64(left) &* unit }
        if attempts <= 1 { return attempts == 1 ? unit : 0 }
        let entry = attempts << self.words | Int(words)
        let isRemembered = attempts > 2 && left >= Self.leastRemembered
        if isRemembered && stamps[entry] == stamp { return values[entry] }
        var sum = UInt64(left) &* unit
        var answerCount: UInt64 = 0
        var guessesLeft = words
        while guessesLeft != 0 {
            let start = guessesLeft.trailingZeroBitCount &* hintCount
            guessesLeft &= guessesLeft &- 1
            for index in start..<start &+ hintCount {
                let answer = answers[index] & words
                if answer == 0 { continue }
                if attempts == 2 {
                    answerCount &+= 1
                } else {
                    sum &+= wins(answers, hintCount, answer, attempts &- 1)
                }
            }
        }
        let result = (sum &+ answerCount &* unit) / UInt64(left)
        if isRemembered {
            stamps[entry] = stamp
            values[entry] = result
        }
        return result
    }
}
