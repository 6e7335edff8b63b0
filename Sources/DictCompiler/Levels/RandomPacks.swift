internal import DictModel

/// Packs drawn by chance, to compare those of ``LevelPackBuilder`` with.
///
/// They keep the shape of their level and nothing else; words come again from pack to pack.
public struct RandomPacks: Sendable {
    /// The usable words.
    public let pool: LevelWordPool
    /// What makes these packs differ from others.
    public let seed: UInt64

    /// Packs out of `pool`.
    public init(pool: LevelWordPool, seed: UInt64) {
        self.pool = pool
        self.seed = seed
    }

    /// `count` sets of five packs.
    ///
    /// - Throws: ``LevelPackError`` where a length has not words enough for one pack.
    public func sets(_ count: Int) throws(LevelPackError) -> [LevelSet] {
        guard count >= 1 && count <= LevelPackBuilder.maximumSets else {
            throw .setCount(found: count, atMost: LevelPackBuilder.maximumSets)
        }
        var sets: [LevelSet] = []
        for position in 0..<count {
            var packs: [LevelPack] = []
            for shape in LevelShape.all { packs.append(try pack(shape, position)) }
            sets.append(LevelSet(packs: packs))
        }
        return sets
    }

    private func pack(
        _ shape: LevelShape, _ position: Int
    ) throws(LevelPackError) -> LevelPack {
        let bucket = pool[length: shape.wordLength]
        var words = bucket.words.map(\.letters)
        guard words.count >= shape.wordCount else {
            let most = bucket.mostExcluding
            throw .tooFewWords(
                level: shape.level, length: shape.wordLength, have: words.count,
                need: shape.wordCount, excluding: most?.rule, excluded: most?.count ?? 0)
        }
        var generator = Xoshiro256(
            seed: seed, path: [UInt64(shape.level), UInt64(position), 1 << 33])
        for index in 0..<shape.wordCount {
            words.swapAt(index, index + generator.below(words.count - index))
        }
        let chosen = words.prefix(shape.wordCount).sorted { $0.lexicographicallyPrecedes($1) }
        return LevelPack(
            level: shape.level, attempts: shape.attempts, words: chosen,
            figures: PackFigures(words: chosen, attempts: shape.attempts))
    }
}
