import DictCompiler
import DictModel

extension LevelListing {
    /// Creates a listing of `count` new sets of packs, made by `builder`.
    ///
    /// Up to `jobs` levels are made in parallel, or one per processor if `jobs` is `nil`.
    ///
    /// - Throws: `Diagnostic` if the packs cannot be made. If several levels fail, the error is
    ///   about the lowest one.
    init(
        making count: Int, with builder: LevelPackBuilder, jobs: Int?, _ progress: StageProgress
    ) throws {
        try builder.check(count: count)
        let levels = Array(builder.ladder.rules.indices)
        let counter = progress.counter(
            "looking for packs", of: count * levels.count, "packs")
        let searches = try WorkCrew(jobs: jobs).map(levels) {
            try builder.level(at: $0, count: count) { counter.advance() }
        }.map { try $0.get() }
        self.init(
            language: builder.pool.language, seed: builder.seed, ladder: builder.ladder.name,
            sets: try builder.sets(count, from: searches) { counter.advance(by: levels.count) })
    }
}

extension LadderName {
    /// The rules for level packs that this name refers to.
    var rules: LevelLadder { self == .hard ? .hard : .standard }
}
