internal import DictModel

/// The rules by which a search rejects packs; the raw values are the names of the rules in
/// messages.
enum PackRule: String, CaseIterable {
    /// The pack contains two anagrams.
    case anagram = "anagram pair"
    /// The pack contains two words that no other word separates by different hints.
    case inseparable = "inseparable pair"
    /// The consistent player's chance of winning is outside the range that the level requires.
    case consistentWins = "consistent player's chance"
    /// The best player, who makes the best possible use of all hints, does not always win.
    case bestWins = "best player wins"
    /// The player who remembers only the last hint wins less often than the level requires.
    case lastHintWins = "last-hint player's chance"
}

/// A search for packs of one level in a list of words, using threshold accepting.
///
/// Words of a random pack are swapped for unused ones, one by one. Each swap changes the distance
/// between the consistent player's chance of winning and the target range for the level. The swap
/// is kept unless the distance grows by more than a threshold, which falls to 0 (Dueck and Scheuer,
/// Journal of Computational Physics 1990). All numbers are integers.
struct PackSearch {
    /// The number of swaps after which a search from one random pack is given up.
    private static let swapsPerTry = 12_000

    /// The words to choose from; the search refers to them by index.
    let words: [[UInt8]]
    private let rule: LevelRule
    /// The letters of the words, for hints.
    private let letters: [LetterCopies]
    /// The hints between words, as a square table with one row for each word of the list.
    ///
    /// Only the hints between the first ``hintedWords`` words have been computed.
    private var hints: [UInt8]
    private var hintedWords = 0
    private let attempts: Int
    /// The target range for the number of wins, in the unit of
    /// ``ConsistentWins/count(_:attempts:trial:)``.
    private let wanted: ClosedRange<UInt64>
    private let firstThreshold: UInt64
    private var counter: ConsistentWins
    private var memory = PackMemory()
    /// The number of searches from a random pack that failed, keyed by the rule that the pack
    /// broke.
    private(set) var refusals: [PackRule: Int] = [:]

    init(rule: LevelRule, words: [[UInt8]]) {
        self.rule = rule
        self.words = words
        letters = words.map { LetterCopies($0) }
        hints = [UInt8](repeating: 0, count: words.count * words.count)
        let shape = rule.shape
        attempts = shape.attempts == 0 ? shape.wordCount : shape.attempts
        counter = ConsistentWins(words: shape.wordCount)
        var certain = UInt64(shape.wordCount)
        for factor in 1...UInt64(shape.wordCount) { certain *= factor }
        wanted = Self.range(rule.consistentWins, of: certain)
        firstThreshold = certain / 1000
    }

    /// Returns the target range for the number of wins if the chance of winning must be in `rates`.
    ///
    /// `certain` is the number of wins if every game is won. The top quarter of the range is left
    /// out unless its upper end is a chance of 1. A random pack is usually too easy, so a search
    /// approaches the range from above and would otherwise stop right at its upper end.
    static func range(
        _ rates: ClosedRange<ExactRatio>, of certain: UInt64
    ) -> ClosedRange<UInt64> {
        // Percentages of at most 15 x 15!, so products fit into 64 bits.
        let lower = rates.lowerBound
        let upper = rates.upperBound
        let least =
            (certain * lower.numerator + lower.denominator - 1) / lower.denominator
        var most = certain * upper.numerator / upper.denominator
        if upper < ExactRatio(1) { most -= (most - least) / 4 }
        return least...most
    }

    /// Searches for a pack of words at the indices `available` in ``words``, starting from a random
    /// pack.
    ///
    /// - Returns: The indices of the words in the pack, or `nil` if no pack was found.
    /// - Throws: `work.too-much` if `budget` does not suffice: a step is a word that is tried, or a
    ///   set of words of the pack that is examined.
    mutating func pack(
        from available: [Int], generator: inout Xoshiro256, budget: inout WorkBudget
    ) throws(Diagnostic) -> [Int]? {
        let size = rule.shape.wordCount
        guard available.count >= size else { return nil }
        learnHints(of: available)
        memory.prepare(for: available)
        try budget.spend(available.count)
        var places = available
        generator.shuffle(&places)
        guard var table = try start(&places, &budget) else { return nil }
        counter.forget()
        var examined = counter.steps
        var distance = self.distance(of: table)
        var refused: PackRule = .consistentWins
        var isJudged = false
        let last = Self.swapsPerTry - 1
        for step in 0...last {
            try budget.spend(1 + counter.steps - examined)
            examined = counter.steps
            if distance == 0 && !isJudged {
                guard let failure = try failure(of: places[..<size], &budget) else {
                    return Array(places[..<size])
                }
                refused = failure
                isJudged = true
            }
            guard places.count > size else { break }
            let place = generator.below(size)
            let candidate = size + generator.below(places.count - size)
            let word = places[candidate]
            let limit = distance + firstThreshold / UInt64(last + 1) * UInt64(last - step)
            let pack = memory.key(places[..<size], with: word, at: place)
            if let known = memory[pack], known > limit { continue }
            let trial = table.trial(at: place) { hint(word, places[$0]) }
            if trial.highestHint == rule.shape.wordLength { continue }
            let next = self.distance(of: table, trial)
            memory[pack] = next
            if next > limit { continue }
            distance = next
            table.keep(trial)
            counter.keep(trial)
            places.swapAt(place, candidate)
            isJudged = false
        }
        refusals[refused, default: 0] += 1
        return nil
    }

    /// Chooses a first pack and moves its words to the front of `places`.
    ///
    /// The pack contains no anagrams and, if the level's rule requires that, no inseparable pairs.
    ///
    /// - Returns: The hints between the words of the pack, or `nil` if there is no such pack.
    private mutating func start(
        _ places: inout [Int], _ budget: inout WorkBudget
    ) throws(Diagnostic) -> SwapTable? {
        let size = rule.shape.wordCount
        var filled = 0
        for candidate in places.indices where filled < size {
            let word = places[candidate]
            if places[..<filled].contains(where: { isAnagram(word, $0) }) { continue }
            places.swapAt(filled, candidate)
            filled += 1
        }
        guard filled == size else {
            refusals[.anagram, default: 0] += 1
            return nil
        }
        var table = SwapTable(count: size, findsPairs: !rule.allowsInseparablePairs) {
            hint(places[$0], places[$1])
        }
        // The later word of an inseparable pair is replaced with the next word of the list.
        var next = size
        while !rule.allowsInseparablePairs, let pair = table.inseparablePair {
            guard next < places.count else {
                refusals[.inseparable, default: 0] += 1
                return nil
            }
            try budget.spend(size)
            if !isAnagram(places[next], ofOthersThan: pair.1, in: places) {
                places.swapAt(pair.1, next)
                table.keep(table.trial(at: pair.1) { hint(places[pair.1], places[$0]) })
            }
            next += 1
        }
        return table
    }

    /// Returns the first rule that a pack breaks, or `nil` if it follows all rules.
    ///
    /// The consistent player's chance of winning must already be in the target range. The pack
    /// consists of the words at the indices `places` in ``words``.
    private func failure(
        of places: ArraySlice<Int>, _ budget: inout WorkBudget
    ) throws(Diagnostic) -> PackRule? {
        guard let table = HintTable(places.map { words[$0] }) else { return .consistentWins }
        var best = BestPlayer(table)
        let wins = best.rates(attempts: attempts).wins
        try budget.spend(best.steps)
        if wins != ExactRatio(1) { return .bestWins }
        var steps = 0
        let lastHint = LastHintPlayer(table).winRateMillionths(attempts: attempts, &steps)
        try budget.spend(steps)
        return lastHint < rule.leastLastHintWinsMillionths ? .lastHintWins : nil
    }

    /// Returns the distance between the consistent player's wins and the target range.
    ///
    /// `trial` is a word in the place of one of the pack, or `nil` for the pack as it is.
    ///
    /// The distance is `UInt64.max` if the pack contains an inseparable pair and must not. If
    /// inseparable pairs are allowed, packs far above the range all have a chance of 1. To tell
    /// them apart, a share of the wins with two attempts fewer is added to the distance.
    private mutating func distance(
        of table: SwapTable, _ trial: SwapTable.Trial? = nil
    ) -> UInt64 {
        if !rule.allowsInseparablePairs {
            let hasPair = trial.map(table.hasInseparablePair) ?? (table.inseparablePair != nil)
            if hasPair { return .max }
        }
        let wins = counter.count(table, attempts: attempts, trial: trial)
        if wins > wanted.upperBound {
            guard rule.allowsInseparablePairs else { return wins - wanted.upperBound }
            let fewer = counter.count(table, attempts: attempts - 2, trial: trial)
            return wins - wanted.upperBound + fewer / 32
        }
        return wins < wanted.lowerBound ? wanted.lowerBound - wins : 0
    }

    /// Computes the hints between all words up to the highest index in `available`, unless they are
    /// already known.
    private mutating func learnHints(of available: [Int]) {
        let needed = (available.max() ?? 0) + 1
        while hintedWords < needed {
            for other in 0...hintedWords {
                let hint = UInt8(letters[hintedWords].common(with: letters[other]))
                hints[hintedWords * words.count + other] = hint
                hints[other * words.count + hintedWords] = hint
            }
            hintedWords += 1
        }
    }

    private func isAnagram(_ word: Int, ofOthersThan place: Int, in places: [Int]) -> Bool {
        for other in 0..<rule.shape.wordCount
        where other != place && isAnagram(word, places[other]) { return true }
        return false
    }

    private func isAnagram(_ first: Int, _ second: Int) -> Bool {
        hint(first, second) == rule.shape.wordLength
    }

    private func hint(_ first: Int, _ second: Int) -> Int {
        Int(hints[first * words.count + second])
    }
}
