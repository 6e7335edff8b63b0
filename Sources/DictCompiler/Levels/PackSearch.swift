internal import DictModel

/// Looks for packs of one level in a list of words by threshold accepting.
///
/// From a random pack, one word after the other is swapped for an unused one; a swap stays if it
/// does not lead further from the wanted range of the consistent player's chance than a threshold
/// that falls to 0 (Dueck and Scheuer, Journal of Computational Physics 1990). Whole numbers
/// only.
struct PackSearch {
    /// Swaps tried before the search starts again from another random pack.
    private static let swapsPerTry = 12_000

    /// Words by their place in the search's list.
    let words: [[UInt8]]
    private let rule: LevelRule
    private let hints: [UInt8]
    private let attempts: Int
    /// The wanted range of ``ConsistentPlayer/searchWins(_:attempts:)``.
    private let wanted: ClosedRange<UInt64>
    private let firstThreshold: UInt64
    private var counter: ConsistentWins
    /// How many tries each rule made fail.
    private(set) var refusals: [PackRule: Int] = [:]

    init(rule: LevelRule, words: [[UInt8]]) {
        self.rule = rule
        self.words = words
        let count = words.count
        var hints = [UInt8](repeating: 0, count: count * count)
        for first in 0..<count {
            for second in first..<count {
                let hint = UInt8(LetterHint.common(words[first], words[second]))
                hints[first * count + second] = hint
                hints[second * count + first] = hint
            }
        }
        self.hints = hints
        let shape = rule.shape
        attempts = shape.attempts == 0 ? shape.wordCount : shape.attempts
        counter = ConsistentWins(words: shape.wordCount, attempts: attempts)
        var certain = UInt64(shape.wordCount)
        for factor in 1...UInt64(shape.wordCount) { certain *= factor }
        wanted = Self.range(rule.consistentWins, of: certain)
        firstThreshold = certain / 1000
    }

    /// The range of wins that keeps clear of the upper end of `rates`, where one is below 1:
    /// a random pack is too easy, so a search comes from above and would stop right at the end.
    private static func range(
        _ rates: ClosedRange<ExactRatio>, of certain: UInt64
    ) -> ClosedRange<UInt64> {
        // Percents of at most 15 x 15!, so no product leaves 64 bits.
        let lower = rates.lowerBound
        let upper = rates.upperBound
        let least =
            (certain * lower.numerator + lower.denominator - 1) / lower.denominator
        var most = certain * upper.numerator / upper.denominator
        if upper < ExactRatio(1) { most -= (most - least) / 4 }
        return least...most
    }

    /// A pack out of the words at `available`, as places in ``words``; `nil` where none was found.
    mutating func pack(
        from available: [Int], generator: inout Xoshiro256
    ) -> [Int]? {
        let size = rule.shape.wordCount
        guard available.count >= size else { return nil }
        var places = available
        generator.shuffle(&places)
        guard var table = start(&places) else { return nil }
        var distance = distance(of: table)
        var refused: PackRule = .consistentWins
        var isJudged = false
        for step in 0..<Self.swapsPerTry {
            if distance == 0 && !isJudged {
                guard let failure = failure(of: table) else { return Array(places[..<size]) }
                refused = failure
                isJudged = true
            }
            guard places.count > size else { break }
            let place = generator.below(size)
            let candidate = size + generator.below(places.count - size)
            let word = places[candidate]
            if isAnagram(word, ofOthersThan: place, in: places) { continue }
            let before = places[place]
            table.replace(place) { hint(word, places[$0]) }
            let threshold =
                firstThreshold / UInt64(Self.swapsPerTry) * UInt64(Self.swapsPerTry - 1 - step)
            if rule.allowsInseparablePairs || !table.hasInseparablePair {
                let next = self.distance(of: table)
                if next <= distance + threshold {
                    distance = next
                    places.swapAt(place, candidate)
                    isJudged = false
                    continue
                }
            }
            table.replace(place) { hint(before, places[$0]) }
        }
        refusals[refused, default: 0] += 1
        return nil
    }

    /// Fills the first places with words that are no anagrams of each other and, where the rule
    /// asks for it, not inseparable.
    private mutating func start(_ places: inout [Int]) -> HintTable? {
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
        let table = HintTable(count: size, longest: rule.shape.wordLength) {
            hint(places[$0], places[$1])
        }
        guard var table else { return nil }
        // The later word of an inseparable pair makes room for the next word of the list.
        var next = size
        while !rule.allowsInseparablePairs, let pair = table.inseparablePairs.first {
            guard next < places.count else {
                refusals[.inseparable, default: 0] += 1
                return nil
            }
            if !isAnagram(places[next], ofOthersThan: pair.1, in: places) {
                places.swapAt(pair.1, next)
                table.replace(pair.1) { hint(places[pair.1], places[$0]) }
            }
            next += 1
        }
        return table
    }

    /// The rule that a pack within the wanted range still breaks.
    private func failure(of table: HintTable) -> PackRule? {
        var best = BestPlayer(table)
        if best.rates(attempts: attempts).wins != ExactRatio(1) { return .bestWins }
        let lastHint = LastHintPlayer(table).winRateMillionths(attempts: attempts)
        return lastHint < rule.leastLastHintWinsMillionths ? .lastHintWins : nil
    }

    /// How far the consistent player's wins are outside the wanted range.
    ///
    /// Where inseparable pairs are allowed, packs far above the range all have the same chance of
    /// 1; the wins with two attempts less then tell which of them is the harder one.
    private mutating func distance(of table: HintTable) -> UInt64 {
        let wins = counter.count(table, attempts: attempts)
        if wins > wanted.upperBound {
            guard rule.allowsInseparablePairs else { return wins - wanted.upperBound }
            return wins - wanted.upperBound + counter.count(table, attempts: attempts - 2) / 32
        }
        return wins < wanted.lowerBound ? wanted.lowerBound - wins : 0
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
