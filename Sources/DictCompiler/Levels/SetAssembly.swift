internal import DictModel

/// Joins the packs of five levels to sets so that no set holds two forms of one word.
///
/// Packs of one level are of equal worth, so they change places until nothing clashes. Words that
/// merely look alike, one being the start of the other (FARM, FARMER), are kept apart as far as
/// swaps go.
struct SetAssembly {
    /// Rounds over all sets; a round that changes nothing is the last one.
    private static let maximumRounds = 10
    /// What two forms of one word count beside two words that look alike.
    private static let formWeight = 1000

    private let levels: [[LevelPack]]
    private let inflection: Inflection
    /// For each level, the pack at each set.
    private var order: [[Int]]
    /// For a pack (by level and number) what clashes with it.
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

    init(levels: [[LevelPack]], language: Language) {
        self.levels = levels
        inflection = Inflection(language)
        order = levels.map { Array($0.indices) }
        clashes = levels.map { $0.map { _ in [] } }
        findClashes()
    }

    /// The sets, every level's packs used once each.
    ///
    /// - Throws: ``LevelPackError/relatedWords(set:first:second:)`` where no swap helps.
    func sets() throws(LevelPackError) -> [LevelSet] {
        var arranged = self
        arranged.arrange()
        let count = levels.map(\.count).min() ?? 0
        var sets: [LevelSet] = []
        for position in 0..<count {
            let set = LevelSet(
                packs: levels.indices.map { levels[$0][arranged.order[$0][position]] })
            if let pair = related(in: set) {
                throw .relatedWords(set: position + 1, first: pair.0, second: pair.1)
            }
            sets.append(set)
        }
        return sets
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

    /// Swaps the pack with the one of its level whose place suits both best; whether it did.
    private mutating func swap(_ level: Int, _ position: Int) -> Bool {
        var best: (gain: Int, position: Int)?
        let pack = order[level][position]
        for other in order[level].indices
        where other != position && mayExchange(level, position, other) {
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

    /// What `pack` clashes with in the set at `position`.
    private func cost(_ level: Int, _ pack: Int, at position: Int) -> Int {
        var cost = 0
        for clash in clashes[level][pack] where order[clash.level][position] == clash.pack {
            cost += clash.weight
        }
        return cost
    }

    /// Whether words keep their distance when two packs of a level change places.
    ///
    /// Up to one window of sets no word comes twice at all; beyond it packs keep their places.
    private func mayExchange(_ level: Int, _ first: Int, _ second: Int) -> Bool {
        levels[level].count <= LevelPackBuilder.window
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
                    for length in 3..<max(3, word.count)
                    where length >= 4 || word.count - length <= 2 {
                        note(here, holders[Array(word.prefix(length))] ?? [], 1)
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

    private func related(in set: LevelSet) -> ([UInt8], [UInt8])? {
        let words = set.packs.flatMap(\.words)
        let all = Set(words)
        for word in words {
            for reading in inflection.readings(of: word)
            where reading.base != word && all.contains(reading.base) {
                return (reading.base, word)
            }
        }
        return nil
    }
}
