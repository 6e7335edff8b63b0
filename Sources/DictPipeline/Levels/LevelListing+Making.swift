import DictCompiler
import DictModel

extension LevelListing {
    /// Creates a listing of `count` new sets of packs, made from the words in `pool`.
    ///
    /// Up to `jobs` levels are made in parallel, or one per processor if `jobs` is `nil`.
    ///
    /// - Throws: `Diagnostic` at `place` if the packs cannot be made. If several levels fail, the
    ///   error is about the lowest one.
    init(
        making count: Int, from pool: LevelWordPool, seed: UInt64, ladder: LevelLadder,
        jobs: Int?, place: Place
    ) throws {
        let builder = LevelPackBuilder(pool: pool, ladder: ladder, seed: seed, place: place)
        try builder.check(count: count)
        let levels = try WorkCrew(jobs: jobs).map(Array(ladder.rules.indices)) {
            try builder.level(at: $0, count: count)
        }.map { try $0.get() }
        self.init(
            language: pool.language, seed: seed, ladder: ladder.name,
            sets: try builder.sets(count, from: levels))
    }
}

extension LadderName {
    /// The rules for level packs that this name refers to.
    var rules: LevelLadder { self == .hard ? .hard : .standard }
}
