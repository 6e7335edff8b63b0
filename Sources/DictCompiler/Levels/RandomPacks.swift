package import DictModel

/// A generator of random packs, used as a baseline for the packs of ``LevelPackBuilder``.
///
/// The packs have the number and length of words that their levels require, but follow no other
/// rules; words may repeat between packs.
package struct RandomPacks: Sendable {
    /// The words that packs may use.
    package let pool: LevelWordPool
    /// The seed for all random choices; a different seed makes different packs.
    package let seed: UInt64
    private let place: Place

    /// Creates a generator of packs with words from `pool`.
    ///
    /// Diagnostics that the generator throws refer to `place`.
    package init(pool: LevelWordPool, seed: UInt64, place: Place = Place("")) {
        self.pool = pool
        self.seed = seed
        self.place = place
    }

    /// Returns `count` sets of five random packs, one for each level.
    ///
    /// - Throws: `levels.set-count` if `count` is not in the range 1 to 1000, or
    ///   `levels.too-few-words` if a length has too few words for one pack.
    package func sets(_ count: Int) throws(Diagnostic) -> [LevelSet] {
        guard PackLimits.sets.contains(count) else {
            throw .levelSetCount(count, pool.language, at: place)
        }
        var sets: [LevelSet] = []
        for position in 0..<count {
            var packs: [LevelPack] = []
            for shape in LevelShape.all { packs.append(try pack(shape, position)) }
            sets.append(LevelSet(packs: packs))
        }
        return sets
    }

    private func pack(_ shape: LevelShape, _ position: Int) throws(Diagnostic) -> LevelPack {
        try pool.require(shape.wordCount, of: shape, at: place)
        var words = pool[length: shape.wordLength].words.map(\.letters)
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
