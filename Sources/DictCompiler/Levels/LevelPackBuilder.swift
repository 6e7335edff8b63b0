package import DictModel

/// A builder for sets of five level packs that are proven to get harder from level to level.
///
/// Every pack follows the rules of its level in a ``LevelLadder``. No word repeats within 40 sets,
/// and no set contains two forms of one word. There are no partial results: either all sets follow
/// all rules, or an error is thrown.
///
/// The result depends only on the pool, the ladder, the seed, the kept packs and the number of sets:
/// each level is searched separately, each pack with its own random numbers, and all decisions are based on whole
/// numbers. Therefore, levels may be searched in parallel:
///
/// ```swift
/// try builder.check(count: 40)
/// let levels = try builder.ladder.rules.indices.map { try builder.level(at: $0, count: 40) }
/// let sets = try builder.sets(40, from: levels)
/// ```
package struct LevelPackBuilder: Sendable {
    /// The number of consecutive sets in which no word repeats.
    package static let window = 40

    /// The words that packs may use.
    package let pool: LevelWordPool
    /// The rules for the packs of each level.
    package let ladder: LevelLadder
    /// The seed for all random choices; a different seed makes different packs from the same pool.
    package let seed: UInt64
    /// The packs that stay at their place; all their words must be in ``pool``.
    private var kept: KeptPacks
    private let place: Place
    private let steps: Int

    /// Creates a builder for packs with words from `pool` that follow the rules of `ladder`.
    ///
    /// Diagnostics that the builder throws refer to `place`. Without finding a pack of a level,
    /// `steps` million steps may be tried.
    package init(
        pool: LevelWordPool, ladder: LevelLadder = .standard, seed: UInt64,
        place: Place = Place(""), steps: Int = PackLimits.steps
    ) {
        kept = KeptPacks()
        self.pool = pool
        self.ladder = ladder
        self.seed = seed
        self.place = place
        self.steps = steps
    }

    /// Returns a builder in whose sets the packs of `kept` stay at their places.
    package func keeping(_ kept: KeptPacks) -> LevelPackBuilder {
        var builder = self
        builder.kept = kept
        return builder
    }

    /// Checks that `count` is in range and that each level has enough words for this number of
    /// sets.
    ///
    /// The check is quick, whereas the search may take minutes and can still fail.
    ///
    /// - Throws: `levels.set-count` if `count` is not in the range 1 to 1000, or
    ///   `levels.too-few-words` if a level has too few words.
    package func check(count: Int) throws(Diagnostic) {
        guard PackLimits.sets.contains(count) else {
            throw .levelSetCount(count, pool.language, at: place)
        }
        for rule in ladder.rules {
            try pool.require(need(rule, count: count), of: rule.shape, at: place)
        }
    }

    /// Searches for the packs of one level, one for each of the first 40 sets.
    ///
    /// The packs follow all rules except those between the levels of a set, and no two of them
    /// share a word. If `count` is less than 40, there are `count` packs.
    ///
    /// - Parameters:
    ///   - index: The index of the level's rule in the ladder, 0 for level 1.
    ///   - count: The number of sets.
    ///   - onPack: A closure that is called after each pack that is found.
    /// - Returns: The finished search, which contains the packs.
    /// - Throws: `levels.too-few-words` if the level has too few words, `levels.no-further-pack` if
    ///   the search finds too few packs, or `work.too-much` if it tries too much.
    package func level(
        at index: Int, count: Int, onPack: () -> Void = {}
    ) throws(Diagnostic) -> LevelSearch {
        let rule = ladder.rules[index]
        let need = need(rule, count: count)
        try pool.require(need, of: rule.shape, at: place)
        var level = LevelSearch(
            rule: rule, pool: pool, seed: seed, need: need, kept: kept, place: place,
            steps: steps * 1_000_000)
        let wanted = min(count, Self.window)
        while level.packs.count < wanted {
            if level.appendKept() {
                onPack()
                continue
            }
            let places = try level.candidate(at: level.packs.count, isNeeded: true)
            guard let places else {
                throw .noFurtherPack(level, wanted: wanted, pool.language, at: place)
            }
            level.append(places)
            onPack()
        }
        return level
    }

    /// Returns the number of different words that `count` sets need on the level of `rule`.
    private func need(_ rule: LevelRule, count: Int) -> Int {
        min(count, Self.window) * rule.shape.wordCount
    }

    /// Combines the packs of all levels into `count` sets, none of which contains two forms of one
    /// word.
    ///
    /// The first 40 sets consist of the packs in `levels`, some of them replaced to keep forms of
    /// one word apart, and are the same for any larger `count`. Each further set is made of new
    /// packs that fit the sets before it. If there are none, it is a copy of the set 40 positions
    /// earlier, which is always allowed. So if 40 sets can be made, any larger number can.
    ///
    /// - Parameters:
    ///   - count: The number of sets.
    ///   - levels: The results of ``level(at:count:onPack:)`` for the same `count`, level 1 first.
    ///   - onSet: A closure that is called after each further set.
    /// - Returns: The sets, each with one pack for every level.
    /// - Throws: `levels.related-words` if two forms of one word cannot be kept apart, or
    ///   `work.too-much` if that takes too much.
    package func sets(
        _ count: Int, from levels: [LevelSearch], onSet: () -> Void = {}
    ) throws(Diagnostic) -> [LevelSet] {
        var levels = levels
        let orders = SetAssembly(
            levels: levels.map(\.packs), language: pool.language,
            isFixed: { [levels] in levels[$0].isBound($1) }
        ).orders()
        for index in levels.indices { levels[index].arrange(orders[index]) }
        let inflection = Inflection(pool.language)
        for position in 0..<min(count, Self.window) {
            try separateForms(position, &levels, inflection)
        }
        for _ in min(count, Self.window)..<count {
            appendSet(to: &levels, inflection)
            onSet()
        }
        return (0..<count).map { position in
            LevelSet(packs: levels.map { $0.packs[position] })
        }
    }

    /// Replaces packs of the set at `position` until no two of them contain forms of one word.
    ///
    /// - Throws: `levels.related-words` if there are no packs to replace them.
    private func separateForms(
        _ position: Int, _ levels: inout [LevelSearch], _ inflection: Inflection
    ) throws(Diagnostic) {
        // There are more long words than short ones, so packs of long words are replaced first.
        for index in levels.indices.reversed() where !levels[index].keeps(position) {
            var others = SetWords(inflection)
            for other in levels.indices where other != index {
                others.add(levels[other].packs[position].words)
            }
            guard levels[index].packs[position].words.contains(where: others.holdsForm) else {
                continue
            }
            let places = try levels[index].candidate(at: position) {
                !others.holdsForm(of: $0) && !others.holdsBeginning(of: $0)
            }
            if let places { levels[index].replacePack(at: position, with: places) }
        }
        // Of kept packs, the judge finds what breaks a rule.
        guard !levels.contains(where: { $0.keeps(position) }) else { return }
        let words = levels.flatMap { $0.packs[position].words }
        if let (base, form) = inflection.formPair(in: words) {
            throw .relatedLevelWords(
                base, form, set: position + 1, seed: seed, pool.language, at: place)
        }
    }

    /// Appends one more set after the first 40, made of new packs or, if there are none, of those
    /// 40 positions earlier.
    private func appendSet(to levels: inout [LevelSearch], _ inflection: Inflection) {
        let position = levels.first?.packs.count ?? 0
        var words = SetWords(inflection)
        for level in levels { words.add(level.keptWords(at: position) ?? []) }
        var found: [[Int]?] = []
        for index in levels.indices {
            if levels[index].keeps(position) {
                found.append(nil)
                continue
            }
            // What takes too long is not looked for in further sets either.
            let places = try? levels[index].candidate(at: position) {
                !words.holdsForm(of: $0) && !words.holdsBeginning(of: $0)
            }
            guard let places else { break }
            words.add(levels[index].words(at: places))
            found.append(places)
        }
        for index in levels.indices {
            guard found.count == levels.count else {
                levels[index].repeatPack()
                continue
            }
            if let places = found[index] {
                levels[index].append(places)
            } else {
                _ = levels[index].appendKept()
            }
        }
    }
}
