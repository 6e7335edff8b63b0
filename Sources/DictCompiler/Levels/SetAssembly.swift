internal import DictModel

/// An assignment of the packs of five levels to sets, chosen so that few sets contain two forms of
/// one word.
///
/// Packs of one level are interchangeable, so they are swapped as long as that helps. Words that
/// merely look related, because one is the start of the other (FARM, FARMER), are also kept apart,
/// but with a lower priority. No two packs of a level may share a word, so that any two can be
/// swapped. This is the case within ``LevelPackBuilder/window``; packs of later sets are chosen to
/// fit, and need no swaps.
struct SetAssembly {
    /// The maximum number of passes over all sets; a pass that changes nothing is the last one.
    private static let maximumRounds = 10
    /// The cost of two forms of one word in a set; two words that merely look related cost 1.
    private static let formWeight = 1000

    private let levels: [[LevelPack]]
    /// Whether the pack of a level, given by its index, stays at a position.
    private let isFixed: (_ level: Int, _ position: Int) -> Bool
    private let inflection: Inflection
    /// The current assignment: for each level, the index of the pack in each set.
    private var order: [[Int]]
    /// For each level and pack, the packs of other levels that should not be in the same set.
    private var clashes: [[[Clash]]]

    private struct Clash {
        var level: Int
        var pack: Int
        var weight: Int
    }

    private struct Holder {
        var level: Int
        var pack: Int
    }

    init(
        levels: [[LevelPack]], language: Language,
        isFixed: @escaping (_ level: Int, _ position: Int) -> Bool = { _, _ in false }
    ) {
        self.levels = levels
        self.isFixed = isFixed
        inflection = Inflection(language)
        order = levels.map { Array($0.indices) }
        clashes = levels.map { $0.map { _ in [] } }
        findClashes()
    }

    /// Returns the best assignment found: for each level, the index of the pack in each set.
    func orders() -> [[Int]] {
        var arranged = self
        arranged.arrange()
        return arranged.order
    }

    private mutating func arrange() {
        for _ in 0..<Self.maximumRounds {
            var hasChanged = false
            for position in 0..<(levels.first?.count ?? 0) {
                for level in levels.indices.reversed()
                where cost(level, order[level][position], at: position) > 0 {
                    if swap(level, position) { hasChanged = true }
                }
            }
            if !hasChanged { return }
        }
    }

    /// Swaps the pack of `level` at `position` with the one that reduces the cost most.
    ///
    /// - Returns: Whether there is such a pack.
    private mutating func swap(_ level: Int, _ position: Int) -> Bool {
        guard !isFixed(level, position) else { return false }
        var best: (gain: Int, position: Int)?
        let pack = order[level][position]
        for other in order[level].indices where other != position && !isFixed(level, other) {
            let otherPack = order[level][other]
            let gain =
                cost(level, pack, at: position) + cost(level, otherPack, at: other)
                - cost(level, pack, at: other) - cost(level, otherPack, at: position)
            if gain > best?.gain ?? 0 { best = (gain, other) }
        }
        guard let best else { return false }
        order[level].swapAt(position, best.position)
        return true
    }

    /// Returns the cost of the clashes that `pack` of `level` has if it is in the set at
    /// `position`.
    private func cost(_ level: Int, _ pack: Int, at position: Int) -> Int {
        var cost = 0
        for clash in clashes[level][pack] where order[clash.level][position] == clash.pack {
            cost += clash.weight
        }
        return cost
    }

    private mutating func findClashes() {
        var holders: [[UInt8]: [Holder]] = [:]
        for level in levels.indices {
            for pack in levels[level].indices {
                for word in levels[level][pack].words {
                    holders[word, default: []].append(Holder(level: level, pack: pack))
                }
            }
        }
        for level in levels.indices {
            for pack in levels[level].indices {
                for word in levels[level][pack].words {
                    let here = Holder(level: level, pack: pack)
                    for reading in inflection.readings(of: word) {
                        note(here, holders[reading.base] ?? [], Self.formWeight)
                    }
                    for beginning in SetWords.likelyBases(of: word) {
                        note(here, holders[Array(beginning)] ?? [], 1)
                    }
                }
            }
        }
    }

    private mutating func note(_ pack: Holder, _ others: [Holder], _ weight: Int) {
        for other in others where other.level != pack.level {
            clashes[pack.level][pack.pack].append(
                Clash(level: other.level, pack: other.pack, weight: weight))
            clashes[other.level][other.pack].append(
                Clash(level: pack.level, pack: pack.pack, weight: weight))
        }
    }
}
