import DictCompiler
import DictModel

extension LevelListing {
    /// Makes `count` sets from the words in `pool`, working on up to `jobs` levels in parallel.
    ///
    /// - Throws: `Diagnostic` at `place`; if several levels fail, the one about the lowest level.
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
    /// The rules that the name refers to.
    var rules: LevelLadder { self == .hard ? .hard : .standard }
}
