import DictCompiler
import DictFormat
import DictModel

/// The stage that makes a language's level packs.
struct LevelsStage: WordGameStage {
    private let configuration: LevelsConfiguration
    let words: LanguageWords
    private let jobs: Int?
    private let progress: (@Sendable (String) -> Void)?
    let kind = ArtefactKind.levels

    init(_ configuration: LevelsConfiguration, _ words: LanguageWords, _ options: BuildOptions) {
        self.configuration = configuration
        self.words = words
        jobs = options.jobs
        progress = options.progress
    }

    var familiarity: UInt8 { configuration.familiarity }
    var exclude: [BlockLayer] { configuration.exclude }

    func addOptions(to key: inout BuildKey, _ digests: [String: String]) {
        key.add("sets", String(configuration.sets))
        key.add("seed", String(configuration.seed))
        key.add("ladder", configuration.ladder.rawValue)
    }

    func build() throws -> BuiltArtefact {
        let pool = try words.pool(
            upTo: configuration.familiarity, excluding: configuration.exclude)
        progress?("\(name): looking for \(configuration.sets) sets")
        let listing = try LevelListing(
            making: configuration.sets, from: pool, seed: configuration.seed,
            ladder: configuration.ladder, jobs: jobs,
            place: words.project.configurationPath)
        let violations = listing.violations(pool: pool)
        if let first = violations.first {
            throw PipelineError(
                .internalFault, place: name, problem: first.description,
                hint: "the artefact was not written; please report it with the word list")
        }
        let bytes = try listing.artefact(place: name)
        return BuiltArtefact(
            name: name, kind: kind, language: language, bytes: bytes,
            report: LevelsReport(
                listing, pool, configuration, name: name, bytes: bytes.count
            ).json.bytes(.pretty),
            summary: "\(listing.sets.count) sets, \(listing.packCount) packs, "
                + "\(bytes.count) bytes",
            notes: [])
    }
}
