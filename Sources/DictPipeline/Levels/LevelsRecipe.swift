import DictCompiler
import DictFormat
import DictModel
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
            ladder: configuration.ladder.rules.name)
    }

    private var builder: LevelPackBuilder {
        get throws {
            LevelPackBuilder(
                pool: try pool, ladder: configuration.ladder.rules, seed: configuration.seed,
                place: words.project.place(ofSection: "levels", language))
        }
    }

    func check() throws { try builder.check(count: configuration.sets) }

    func make() throws -> Preparation<[LevelSet]> {
        let builder = try builder
        let pool = builder.pool
        let listing = try LevelListing(
            making: configuration.sets, with: builder, jobs: options.jobs, progress)
        if let violation = listing.violations(pool: pool).first {
            throw Diagnostic(
                .proofFailed, at: Place(name), "a pack breaks a rule",
                found: violation.diagnostic(at: Place(name)).statement,
                hint: "it was not written; please report it with the sources")
        }
        return Preparation(
            content: listing.sets,
            counts: [("sets", listing.setCount), ("packs", listing.packCount)],
            summary: "\(listing.setCount) sets, \(listing.packCount) packs",
            report: [
                ("seed", .string(String(configuration.seed))),
                ("ladder", .string(configuration.ladder.rawValue)),
                ("familiarity", .integer(Int(familiarity))),
                ("exclude", .array(exclude.map { .string($0.rawValue) })),
                (
                    "pool",
                    .array(LevelShape.all.map { PoolReport.json(pool, length: $0.wordLength) })
                ),
                ("levels", try levels(of: listing, pool)),
            ])
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

    func encode(_ sets: [LevelSet]) throws(Diagnostic) -> [UInt8] {
        try LevelsArtefact.bytes(of: sets, language: language, seed: seed, ladder: ladder)
    }

    func decode(_ bytes: ArtefactBytes) throws(FormatError) -> [LevelSet]? {
        try LevelListing(LevelPacks(bytes)).sets
    }
}
