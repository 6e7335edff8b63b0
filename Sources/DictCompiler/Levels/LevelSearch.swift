internal import DictFormat
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
    /// The maximum number of words to choose from, which bounds the memory for the hints between them.
    private static let wordLimit = 4096
    /// The number of steps that each pack adds to what is left.
    private static let stepsPerPack = 6_000_000

    /// The packs found so far, one for each set; the first pack belongs to the first set.
    package private(set) var packs: [LevelPack] = []
    let rule: LevelRule
    private let seed: UInt64
    private let inflection: Inflection
    private var search: PackSearch
    private var budget: WorkBudget
    /// The number of words that the search may use so far, starting with the most familiar ones.
    private var inUse: Int
    /// For each word, the positions of the sets that use it.
    private var uses: [[Int]]
    /// For each pack, the indices of its words in the search's list of words.
    private var places: [[Int]] = []
    /// For each position with a kept pack, the indices of its words in the search's list of words.
    private var kept: [Int: [Int]] = [:]
    /// For each position with a pack to replace, the words that its pack must not have.
    private let refused: [Int: Set<[UInt8]>]

    /// Creates a search for packs with words from `pool`.
    ///
    /// - Parameters:
    ///   - rule: The rule for the level.
    ///   - pool: The usable words of all lengths.
    ///   - seed: The seed for all random choices; a different seed makes different packs.
    ///   - need: The number of different words that the requested sets need on this level, counting
    ///     at most 40 sets.
    ///   - kept: The packs that stay at their positions, all of words of the pool.
    ///   - place: The place to report if the search would take too long.
    ///   - steps: The number of steps that may be tried without finding a pack.
    init(
        rule: LevelRule, pool: LevelWordPool, seed: UInt64, need: Int,
        kept: KeptPacks = KeptPacks(), place: Place, steps: Int
    ) {
        self.rule = rule
        self.seed = seed
        inflection = Inflection(pool.language)
        budget = WorkBudget(
            steps, at: place,
            for:
                "to find \(pool.language.code) packs of level \(rule.shape.level) that keep the rules",
            hint:
                "add familiar words of \(rule.shape.wordLength) letters that differ more, ask for "
                + "fewer sets, or allow more with `steps: \(max(1, steps / 1_000_000) * 10)` in "
                + "`levels:` (`dictc levels --steps`)")
        var words = Array(
            Self.preferred(
                pool[length: rule.shape.wordLength].words,
                EntryOrder(seed: seed, .levels, pool.language)
            ).prefix(Self.wordLimit))
        let level = rule.shape.level
        refused = kept.refused(onLevel: level)
        var index = Dictionary(uniqueKeysWithValues: zip(words, words.indices))
        for (position, pack) in kept.packs(onLevel: level) {
            self.kept[position] = pack.map { word in
                if let place = index[word] { return place }
                index[word] = words.count
                words.append(word)
                return words.count - 1
            }
        }
        search = PackSearch(rule: rule, words: words)
        // Half as many again as needed leaves the search a choice; more if it finds nothing, and
        // for packs of words that reveal little about each other. A few sets start with the words
        // of twenty: among fewer, most searches fail, and one set would cost more than forty.
        let start = max(need, Self.fewestSets * rule.shape.wordCount)
        let spare = rule.allowsInseparablePairs && rule.shape.attempts > 0 ? start * 2 : start / 2
        inUse = min(words.count, start + spare)
        uses = [[Int]](repeating: [], count: words.count)
        for (position, places) in self.kept {
            for place in places { uses[place].append(position) }
        }
    }

    /// Returns `words` in the order in which the search makes them available.
    ///
    /// They are sorted by familiarity, most familiar first; equally familiar words are in `order`.
    private static func preferred(_ words: [FamiliarWord], _ order: EntryOrder) -> [[UInt8]] {
        let tiers = Dictionary(grouping: words, by: \.familiarity)
        return tiers.keys.sorted()
            .flatMap { order.sorted((tiers[$0] ?? []).map(\.letters)) { $0 } }
    }

    /// The number of words of the level's length that the search may come to use.
    var wordCount: Int { search.words.count }

    /// The number of steps that were tried so far; see ``candidate(at:isNeeded:isAllowed:)``.
    var steps: Int { budget.spent }

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
    /// The new pack may contain words of the pack now at `position`. Its other words are used at
    /// least ``LevelPackBuilder/window`` positions away, if at all.
    ///
    /// - Parameters:
    ///   - position: The position of the set; pass the number of packs to search for an additional
    ///     one.
    ///   - isNeeded: Whether the set cannot do without the pack, so that the search is given up late.
    ///   - isAllowed: A closure that returns whether the pack may contain a word.
    /// - Returns: The indices of the words in the search's list, or `nil` if no pack was found.
    /// - Throws: `work.too-much` if too much has been tried since the last packs were found.
    mutating func candidate(
        at position: Int, isNeeded: Bool = false,
        isAllowed: (_ word: [UInt8]) -> Bool = { _ in true }
    ) throws(Diagnostic) -> [Int]? {
        var attempt: UInt64 = 0
        var tries = Self.triesPerPack
        while true {
            try budget.spend(inUse)
            let available = (0..<inUse).filter {
                isFree($0, at: position) && isAllowed(search.words[$0])
                    && refused[position]?.contains(search.words[$0]) != true
            }
            for _ in 0..<tries {
                var generator = Xoshiro256(
                    seed: seed, path: [UInt64(rule.shape.level), UInt64(position), attempt])
                attempt += 1
                // A pool of lemmas may contain words that are spelled like forms (WENDEN, GEWEND).
                let places = try search.pack(
                    from: available, generator: &generator, budget: &budget)
                if let places, inflection.formPair(in: words(at: places)) == nil {
                    budget.refill(Self.stepsPerPack)
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

    /// Whether a pack at `position` may contain the word at the index `place`.
    private func isFree(_ place: Int, at position: Int) -> Bool {
        uses[place].allSatisfy {
            $0 == position || abs($0 - position) >= LevelPackBuilder.window
        }
    }

    /// Whether the pack at `position` is one that stays there.
    func keeps(_ position: Int) -> Bool { kept[position] != nil }

    /// Whether the pack at `position` may not change its place with another one.
    func isBound(_ position: Int) -> Bool { keeps(position) || refused[position] != nil }

    /// Returns the words of the pack that stays at `position`, or `nil` if there is none.
    func keptWords(at position: Int) -> [[UInt8]]? { kept[position].map(words) }

    /// Appends the pack that stays at the next position, and returns whether there is one.
    mutating func appendKept() -> Bool {
        guard let places = kept[packs.count] else { return false }
        append(places)
        return true
    }

    /// Appends a pack of the words at the indices `places` in the search's list of words.
    mutating func append(_ places: [Int]) {
        for place in places where uses[place].last != packs.count {
            uses[place].append(packs.count)
        }
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
        for place in kept.removeValue(forKey: packs.count) ?? [] {
            uses[place].removeAll { $0 == packs.count }
        }
        append(places[position])
    }

    /// Replaces the pack at `position` with a pack of the words at the indices `places`.
    ///
    /// None of these words may be in any other pack.
    mutating func replacePack(at position: Int, with places: [Int]) {
        for place in self.places[position] { uses[place].removeAll { $0 == position } }
        for place in places { uses[place].append(position) }
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
            for place in places[position] {
                uses[place].removeAll { $0 < packs.count }
                uses[place].append(position)
            }
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
