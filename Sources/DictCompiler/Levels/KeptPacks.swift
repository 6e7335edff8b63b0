package import DictModel

/// Level packs that stay at their set and level for as long as they keep the rules.
///
/// A pack that breaks a rule is taken out, and ``LevelPackBuilder`` searches for another one in its
/// place.
package struct KeptPacks: Sendable, Equatable {
    /// The place of a pack.
    package struct Key: Sendable, Hashable, Comparable {
        /// The number of the set, starting at 1.
        package var set: Int
        /// The level, starting at 1.
        package var level: Int

        /// Creates the place of the pack of `level` in `set`, both starting at 1.
        package init(set: Int, level: Int) {
            self.set = set
            self.level = level
        }

        package static func < (one: Self, other: Self) -> Bool {
            (one.set, one.level) < (other.set, other.level)
        }
    }

    /// The words of the packs that stay.
    package private(set) var packs: [Key: [[UInt8]]] = [:]
    /// The packs that players have had on their days, which stay though their words are no longer
    /// usable, each with its first day.
    package var published: [Key: CalendarDay] = [:]
    /// The words that a new pack must not have, by its place.
    private var refused: [Key: Set<[UInt8]>] = [:]

    /// Creates a collection without any packs.
    package init() {}

    /// Creates a collection of `packs`, each with its words in any order.
    package init(_ packs: [Key: [[UInt8]]]) { self.packs = packs }

    /// The number of sets up to the last one with a pack.
    package var setCount: Int { packs.keys.map(\.set).max() ?? 0 }

    /// Takes the pack at `key` out; the pack in its place will have none of its words.
    package mutating func replace(_ key: Key) {
        published[key] = nil
        guard let words = packs.removeValue(forKey: key) else { return }
        refused[key] = Set(words)
    }

    /// The words of the published packs.
    package var publishedWords: Set<[UInt8]> {
        Set(published.keys.flatMap { packs[$0] ?? [] })
    }

    /// Takes out the packs that do not have the shape of their level or that contain words which
    /// `pool` does not, except published ones with such words.
    ///
    /// - Returns: All of these packs, in order, each with such words if it has some.
    package mutating func removeUnusable(
        _ pool: LevelWordPool, _ ladder: LevelLadder
    ) -> [(key: Key, words: [[UInt8]])] {
        var unusable: [(key: Key, words: [[UInt8]])] = []
        for rule in ladder.rules {
            let shape = rule.shape
            let usable = Set(pool[length: shape.wordLength].words.map(\.letters))
            for (key, words) in packs where key.level == shape.level {
                let others = words.filter { !usable.contains($0) }
                guard !others.isEmpty || words.count != shape.wordCount else { continue }
                unusable.append((key, others))
                if words.count != shape.wordCount { published[key] = nil }
            }
        }
        for (key, _) in unusable where published[key] == nil { packs[key] = nil }
        return unusable.sorted { $0.key < $1.key }
    }

    /// Takes out the packs that break the rules in `violations`.
    ///
    /// If several packs of a set break one together, it is the one of the highest level, since there
    /// are more long words than short ones.
    ///
    /// - Returns: The packs that were taken out, in order, each with the first rule that it breaks.
    package mutating func remove(
        breaking violations: [LevelViolation]
    ) -> [(key: Key, violation: LevelViolation)] {
        var removed: [(key: Key, violation: LevelViolation)] = []
        for violation in violations {
            let keys = packs.filter { key, words in
                key.set == violation.set
                    && (violation.level > 0
                        ? key.level == violation.level
                        : violation.words.isEmpty
                            || words.contains(where: violation.words.contains))
            }.keys
            guard let key = keys.max() else { continue }
            packs[key] = nil
            removed.append((key, violation))
        }
        return removed.sorted { $0.key < $1.key }
    }

    /// Returns the packs of `level`, by the positions of their sets, starting at 0.
    func packs(onLevel level: Int) -> [(position: Int, words: [[UInt8]])] {
        packs.filter { $0.key.level == level }.sorted { $0.key < $1.key }
            .map { ($0.key.set - 1, $0.value) }
    }

    /// Returns the words that new packs of `level` must not have, by the positions of their sets.
    func refused(onLevel level: Int) -> [Int: Set<[UInt8]>] {
        var words: [Int: Set<[UInt8]>] = [:]
        for (key, refused) in refused where key.level == level { words[key.set - 1] = refused }
        return words
    }
}
