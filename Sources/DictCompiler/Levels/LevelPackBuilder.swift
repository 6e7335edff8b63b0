internal import DictModel

/// Makes sets of five level packs that are proven to get harder from level to level.
///
/// Every pack keeps the rules of its level in a ``LevelLadder``; no word comes again within 40
/// sets, and no set holds two forms of one word. The result depends on the pool, the ladder, the
/// seed and the number of sets alone: each level is made by itself, each pack from numbers of its
/// own, and only whole numbers decide.
public struct LevelPackBuilder: Sendable {
    /// The number of sets within which no word comes again.
    public static let window = 40
    /// The most sets that can be asked for.
    public static let maximumSets = 1000
    /// Random packs the search starts from before it takes further words into account.
    private static let triesPerPack = 8

    /// The usable words.
    public let pool: LevelWordPool
    /// The rules.
    public let ladder: LevelLadder
    /// What makes this result differ from others of the same pool.
    public let seed: UInt64

    /// A builder of packs out of `pool`.
    public init(pool: LevelWordPool, ladder: LevelLadder = .standard, seed: UInt64) {
        self.pool = pool
        self.ladder = ladder
        self.seed = seed
    }

    /// `count` sets, 1...``maximumSets``, by at most `jobs` tasks at a time.
    ///
    /// - Throws: ``LevelPackError``, that of the lowest level where several fail.
    /// - Complexity: about 0.1 s of processor time a set.
    public func sets(_ count: Int, jobs: Int = 1) async throws(LevelPackError) -> [LevelSet] {
        guard count >= 1 && count <= Self.maximumSets else {
            throw .setCount(found: count, atMost: Self.maximumSets)
        }
        for index in ladder.rules.indices {
            if let shortage = shortage(ofLevelAt: index, count: count) { throw shortage }
        }
        let results = await withTaskGroup(of: (Int, LevelResult).self) { group in
            var results: [LevelResult] = ladder.rules.map { _ in .success([]) }
            // The last levels take longest, so they start first.
            var waiting = Array(ladder.rules.indices)
            var running = 0
            while !waiting.isEmpty || running > 0 {
                if running < max(1, jobs), let level = waiting.popLast() {
                    group.addTask { (level, packs(ofLevelAt: level, count: count)) }
                    running += 1
                } else if let (level, result) = await group.next() {
                    results[level] = result
                    running -= 1
                }
            }
            return results
        }
        var levels: [[LevelPack]] = []
        for result in results { levels.append(try result.get()) }
        return try sets(from: levels)
    }

    /// The packs of one level, or why there are none.
    public typealias LevelResult = Result<[LevelPack], LevelPackError>

    /// Joins packs of all levels, as many of each, to sets that hold no two forms of one word.
    ///
    /// - Parameter levels: What ``packs(ofLevelAt:count:)`` gives for each level, level 1 first.
    /// - Returns: The sets, as many as each level has packs.
    /// - Throws: ``LevelPackError/relatedWords(set:first:second:)`` where no exchange of packs helps.
    public func sets(from levels: [[LevelPack]]) throws(LevelPackError) -> [LevelSet] {
        try SetAssembly(levels: levels, language: pool.language).sets()
    }

    /// The packs of one level for `count` sets, the first set's first.
    ///
    /// They keep all rules but those between the levels of a set.
    ///
    /// - Parameters:
    ///   - index: The place of the level's rule in the ladder, 0 for level 1.
    ///   - count: The number of sets.
    /// - Returns: The packs, or the error that says what is missing.
    public func packs(ofLevelAt index: Int, count: Int) -> LevelResult {
        let rule = ladder.rules[index]
        let shape = rule.shape
        if let shortage = shortage(ofLevelAt: index, count: count) { return .failure(shortage) }
        let need = need(rule, count: count)
        let words = preferred(pool[length: shape.wordLength].words, level: shape.level)
        var search = PackSearch(rule: rule, words: words.map(\.letters))
        // Half as many again as needed leaves the search a choice; more where it finds nothing, and
        // for packs of words that tell little about each other.
        let spare = rule.allowsInseparablePairs && shape.attempts > 0 ? need * 2 : need / 2
        var inUse = min(words.count, need + spare)
        var lastUse = [Int](repeating: -Self.window, count: words.count)
        var packs: [LevelPack] = []
        while packs.count < count {
            let position = packs.count
            guard
                let places = nextPack(position, shape.level, &search, lastUse: lastUse, &inUse)
            else {
                return .failure(
                    .noFurtherPack(
                        level: shape.level, length: shape.wordLength, words: words.count,
                        have: packs.count, need: count, refusing: search.mostRefusing))
            }
            for place in places { lastUse[place] = position }
            let letters = places.map { words[$0].letters }
                .sorted { $0.lexicographicallyPrecedes($1) }
            packs.append(
                LevelPack(
                    level: shape.level, attempts: shape.attempts, words: letters,
                    figures: PackFigures(words: letters, attempts: shape.attempts)))
        }
        return .success(packs)
    }

    /// The words that `count` sets need of a level, since none comes again within the window.
    private func need(_ rule: LevelRule, count: Int) -> Int {
        min(count, Self.window) * rule.shape.wordCount
    }

    /// The error where the pool has fewer words of a level's length than `count` sets need; `index`
    /// is that of ``packs(ofLevelAt:count:)``, which looks here first.
    public func shortage(ofLevelAt index: Int, count: Int) -> LevelPackError? {
        let rule = ladder.rules[index]
        let bucket = pool[length: rule.shape.wordLength]
        let need = need(rule, count: count)
        guard bucket.words.count < need else { return nil }
        let most = bucket.mostExcluding
        return .tooFewWords(
            level: rule.shape.level, length: rule.shape.wordLength, have: bucket.words.count,
            need: need, excluding: most?.rule, excluded: most?.count ?? 0)
    }

    /// Looks for the pack at `position`, in more and more words where fewer do not do.
    private func nextPack(
        _ position: Int, _ level: Int, _ search: inout PackSearch, lastUse: [Int],
        _ inUse: inout Int
    ) -> [Int]? {
        var attempt: UInt64 = 0
        while true {
            let available = (0..<inUse).filter { lastUse[$0] + Self.window <= position }
            for _ in 0..<Self.triesPerPack {
                var generator = Xoshiro256(
                    seed: seed, path: [UInt64(level), UInt64(position), attempt])
                attempt += 1
                if let places = search.pack(from: available, generator: &generator),
                    !holdsForms(places.map { search.words[$0] })
                {
                    return places
                }
            }
            if inUse == search.words.count { return nil }
            inUse = min(search.words.count, inUse + inUse / 4 + 1)
        }
    }

    /// Whether one of `words` is a form of another one.
    ///
    /// A pool of lemmas may hold words that are spelled like forms (WENDEN, GEWEND).
    private func holdsForms(_ words: [[UInt8]]) -> Bool {
        let all = Set(words)
        let inflection = Inflection(pool.language)
        return words.contains { word in
            inflection.readings(of: word).contains { $0.base != word && all.contains($0.base) }
        }
    }

    /// The words with the more familiar tiers first, each tier in an order of its own.
    private func preferred(_ words: [FamiliarWord], level: Int) -> [FamiliarWord] {
        var result: [FamiliarWord] = []
        var start = 0
        while start < words.count {
            let familiarity = words[start].familiarity
            let end = words[start...].firstIndex { $0.familiarity != familiarity } ?? words.count
            var tier = Array(words[start..<end])
            var generator = Xoshiro256(
                seed: seed, path: [UInt64(level), UInt64(familiarity) | 1 << 32])
            generator.shuffle(&tier)
            result += tier
            start = end
        }
        return result
    }
}

extension PackSearch {
    /// The rule most tries failed by.
    fileprivate var mostRefusing: PackRule {
        var most = PackRule.consistentWins
        for rule in PackRule.allCases where refusals[rule] ?? 0 > refusals[most] ?? 0 {
            most = rule
        }
        return most
    }
}
