import DictCompiler
import DictConfiguration
import DictFormat
import DictModel
import DictOutput
import DictReader

/// The recipe for the `levels` artefact, which contains the level packs of one language.
struct LevelsRecipe: WordGameRecipe {
    private let configuration: LevelsConfiguration
    let words: LanguageWords
    let options: BuildOptions
    let kind = ArtefactKind.levels

    init(_ configuration: LevelsConfiguration, _ words: LanguageWords, _ options: BuildOptions) {
        self.configuration = configuration
        self.words = words
        self.options = options
    }

    var familiarity: UInt8 { configuration.familiarity }
    var exclude: [BlockLayer] { configuration.exclude }
    var codec: LevelsCodec {
        LevelsCodec(
            language: language, seed: configuration.seed,
            ladder: configuration.ladder.rules.name, daily: configuration.daily)
    }

    private var builder: LevelPackBuilder {
        get throws {
            LevelPackBuilder(
                pool: try pool, ladder: configuration.ladder.rules, seed: configuration.seed,
                place: words.project.place(of: "sets", inSection: "levels", language),
                steps: configuration.stepLimit)
        }
    }

    var advisers: [(file: String, role: String)] {
        configuration.keep.map { [($0, "kept packs")] } ?? []
    }

    func check() throws {
        let kept = try KeptPackFile(configuration, words)
        try builder.check(count: configuration.count(kept))
    }

    func make() throws -> Preparation<[LevelSet]> {
        let pool = try pool
        let judges = try words.judges()
        let (listing, notes) = try packs()
        return Preparation(
            content: listing.sets,
            counts: [("sets", listing.setCount), ("packs", listing.packCount)],
            summary: "\(listing.setCount) sets, \(listing.packCount) packs"
                + pool.leftOut(LevelShape.all.map(\.wordLength)),
            report: JSON([
                "seed": String(configuration.seed), "ladder": configuration.ladder.rawValue,
                "familiarity": Int(familiarity), "exclude": exclude.map(\.rawValue),
                "pool": LevelShape.all.map { PoolReport.json(pool, length: $0.wordLength) },
                "levels": try levels(of: listing, pool),
            ]), notes: judges.notes + notes, sources: judges.sources)
    }

    /// Makes the packs, and a note for each kept one that did not stay.
    func packs() throws -> (listing: LevelListing, notes: [Diagnostic]) {
        let kept = try KeptPackFile(configuration, words)
        let proved = try ProvedPacks(
            configuration.count(kept), keeping: kept?.packs ?? KeptPacks(), with: try builder,
            jobs: options.jobs, progress)
        let notes = kept.map { proved.notes($0, at: Place(project: configuration.keep ?? "")) }
        return (proved.listing, notes ?? [])
    }

    /// The number of sets that are drawn by chance, to compare the packs with.
    private static let randomSets = 20

    /// Returns the figures of each level, with the range that its rule permits, and the figures of
    /// packs drawn by chance from the same words.
    private func levels(of listing: LevelListing, _ pool: LevelWordPool) throws -> JSON {
        let random = LevelFigures.all(
            LevelListing(
                language: language, seed: configuration.seed, ladder: .custom,
                sets: try RandomPacks(
                    pool: pool, seed: configuration.seed, place: words.project.configurationPlace
                ).sets(Self.randomSets)))
        let rules = configuration.ladder.rules.rules
        return .array(
            LevelFigures.all(listing).map { figures in
                figures.json(
                    rule: rules.first { $0.shape.level == figures.level }?.consistentWins,
                    random: random.first { $0.level == figures.level }?.consistent)
            })
    }
}

/// A codec that converts between sets of level packs and the bytes of their artefact.
struct LevelsCodec: DecodingCodec {
    let language: Language
    let seed: UInt64
    let ladder: LevelsFormat.Ladder
    /// The number of sets that games of days take their packs from, or `nil` for all.
    var daily: Int?

    func encode(_ sets: [LevelSet]) throws(Diagnostic) -> [UInt8] {
        try LevelsArtefact.bytes(
            of: sets, language: language, seed: seed, ladder: ladder,
            dailySets: min(daily ?? 0, sets.count))
    }

    func decode(_ bytes: ArtefactBytes) throws(FormatError) -> [LevelSet]? {
        try LevelListing(LevelPacks(bytes)).sets
    }
}
