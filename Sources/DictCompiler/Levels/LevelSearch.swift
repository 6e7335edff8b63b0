internal import DictModel

/// The state of the search for the packs of one level, including the packs found so far.
///
/// Because it is a value type, the levels can be searched on several threads. ``LevelPackBuilder``
/// then combines the packs into sets and continues the searches for further sets.
package struct LevelSearch: Sendable {
    /// The minimum number of sets for which the search makes words available at the start, even if
    /// fewer sets are requested.
    private static let fewestSets = 20
    /// The number of random packs to start from before the search makes more words available.
    private static let triesPerPack = 8
    /// The number of further random packs to start from when all words are available, if a pack is
    /// needed.
    private static let lastTries = 192

    /// The packs found so far, one for each set; the first pack belongs to the first set.
    package private(set) var packs: [LevelPack] = []
    let rule: LevelRule
    private let seed: UInt64
    private let inflection: Inflection
    private var search: PackSearch
    /// The number of words that the search may use so far, starting with the most familiar ones.
    private var inUse: Int
    /// For each word, the position of the last set that uses it, or a negative number if none does.
    private var lastUse: [Int]
    /// For each pack, the indices of its words in the search's list of words.
    private var places: [[Int]] = []

    /// Creates a search for packs with words from `pool`.
    ///
    /// - Parameters:
    ///   - rule: The rule for the level.
    ///   - pool: The usable words of all lengths.
    ///   - seed: The seed for all random choices; a different seed makes different packs.
    ///   - need: The number of different words that the requested sets need on this level, counting
    ///     at most 40 sets.
    init(rule: LevelRule, pool: LevelWordPool, seed: UInt64, need: Int) {
        self.rule = rule
        self.seed = seed
        inflection = Inflection(pool.language)
        let words = Self.preferred(pool[length: rule.shape.wordLength].words, rule, seed)
        search = PackSearch(rule: rule, words: words)
        // Half as many again as needed leaves the search a choice; more if it finds nothing, and
        // for packs of words that reveal little about each other. A few sets start with the words
        // of twenty: among fewer, most searches fail, and one set would cost more than forty.
        let start = max(need, Self.fewestSets * rule.shape.wordCount)
        let spare = rule.allowsInseparablePairs && rule.shape.attempts > 0 ? start * 2 : start / 2
        inUse = min(words.count, start + spare)
        lastUse = [Int](repeating: -LevelPackBuilder.window, count: words.count)
    }

    /// Returns `words` in the order in which the search makes them available.
    ///
    /// They are sorted by familiarity, most familiar first; equally familiar words are shuffled.
    private static func preferred(
        _ words: [FamiliarWord], _ rule: LevelRule, _ seed: UInt64
    ) -> [[UInt8]] {
        var result: [[UInt8]] = []
        var start = 0
        while start < words.count {
            let familiarity = words[start].familiarity
            let end = words[start...].firstIndex { $0.familiarity != familiarity } ?? words.count
            var tier = words[start..<end].map(\.letters)
            var generator = Xoshiro256(
                seed: seed, path: [UInt64(rule.shape.level), UInt64(familiarity) | 1 << 32])
            generator.shuffle(&tier)
            result += tier
            start = end
        }
        return result
    }

    /// The number of words of the level's length, including those not yet available to the search.
    var wordCount: Int { search.words.count }

    /// The rule that made the largest number of tries fail, or ``PackRule/consistentWins`` if none
    /// has failed.
    var mostRefusing: PackRule {
        var most = PackRule.consistentWins
        for rule in PackRule.allCases
        where search.refusals[rule] ?? 0 > search.refusals[most] ?? 0 {
            most = rule
        }
        return most
    }

    /// Searches for a pack for the set at `position`, making more words available until it finds
    /// one.
    ///
    /// The new pack may contain words of the pack now at `position`. Its other words were last used
    /// at least ``LevelPackBuilder/window`` positions earlier, if at all.
    ///
    /// - Parameters:
    ///   - position: The position of the set; pass the number of packs to search for an additional
    ///     one.
    ///   - isNeeded: Whether the set cannot do without the pack, so that the search is given up late.
    ///   - isAllowed: A closure that returns whether the pack may contain a word.
    /// - Returns: The indices of the words in the search's list, or `nil` if no pack was found.
    mutating func candidate(
        at position: Int, isNeeded: Bool = false,
        isAllowed: (_ word: [UInt8]) -> Bool = { _ in true }
    ) -> [Int]? {
        var attempt: UInt64 = 0
        var tries = Self.triesPerPack
        while true {
            let available = (0..<inUse).filter {
                (lastUse[$0] + LevelPackBuilder.window <= position || lastUse[$0] == position)
                    && isAllowed(search.words[$0])
            }
            for _ in 0..<tries {
                var generator = Xoshiro256(
                    seed: seed, path: [UInt64(rule.shape.level), UInt64(position), attempt])
                attempt += 1
                // A pool of lemmas may contain words that are spelled like forms (WENDEN, GEWEND).
                if let places = search.pack(from: available, generator: &generator),
                    inflection.formPair(in: words(at: places)) == nil
                {
                    return places
                }
            }
            if inUse < search.words.count {
                inUse = min(search.words.count, inUse + inUse / 4 + 1)
            } else if isNeeded && tries < Self.lastTries {
                tries = Self.lastTries
            } else {
                return nil
            }
        }
    }

    /// Returns the words at the indices `places` in the search's list of words.
    func words(at places: [Int]) -> [[UInt8]] { places.map { search.words[$0] } }

    /// Appends a pack of the words at the indices `places` in the search's list of words.
    mutating func append(_ places: [Int]) {
        for place in places { lastUse[place] = packs.count }
        self.places.append(places)
        packs.append(pack(of: places))
    }

    /// Appends a copy of the pack that is ``LevelPackBuilder/window`` positions before the new one.
    ///
    /// This never breaks the rules of the level, because none of the pack's words is used in
    /// between.
    mutating func repeatPack() {
        let position = packs.count - LevelPackBuilder.window
        guard places.indices.contains(position) else { return }
        append(places[position])
    }

    /// Replaces the pack at `position` with a pack of the words at the indices `places`.
    ///
    /// None of these words may be in any other pack.
    mutating func replacePack(at position: Int, with places: [Int]) {
        for place in self.places[position] { lastUse[place] = -LevelPackBuilder.window }
        for place in places { lastUse[place] = position }
        self.places[position] = places
        packs[position] = pack(of: places)
    }

    /// Rearranges the packs, no two of which may share a word.
    ///
    /// - Parameter order: For each new position, the old position of its pack.
    mutating func arrange(_ order: [Int]) {
        packs = order.map { packs[$0] }
        places = order.map { places[$0] }
        for position in places.indices {
            for place in places[position] { lastUse[place] = position }
        }
    }

    private func pack(of places: [Int]) -> LevelPack {
        let words = words(at: places).sorted { $0.lexicographicallyPrecedes($1) }
        let shape = rule.shape
        return LevelPack(
            level: shape.level, attempts: shape.attempts, words: words,
            figures: PackFigures(words: words, attempts: shape.attempts))
    }
}
