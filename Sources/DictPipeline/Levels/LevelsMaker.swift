import DictCompiler
import DictFormat
public import DictModel

/// `dictc levels`: makes new level packs from a project's words.
public enum LevelsMaker {
    /// The packs to make; `nil` values are taken from the configuration.
    public struct Request: Sendable {
        /// The language of the words.
        public var language: Language
        /// The number of sets.
        public var sets: Int?
        /// The seed; a different seed results in different packs.
        public var seed: UInt64?
        /// Whether to use the hard rules instead of the configured ones.
        public var isHard = false
        /// Whether to draw packs at random, as a baseline for the figures.
        public var isRandom = false

        /// Creates a request for packs in `language`.
        public init(language: Language) { self.language = language }
    }

    /// Makes the packs for `request`.
    ///
    /// - Throws: A `Diagnostic` about the packs, or any error from reading the project.
    public static func packs(_ request: Request, _ options: BuildOptions) throws -> LevelListing {
        let project = try Project(options)
        let place = Place(project.configurationPath)
        guard let language = project.configuration.language(request.language) else {
            throw Diagnostic(
                .noLanguage, at: place, "no language \(request.language.code)",
                hint: "name another with --language")
        }
        let configuration = language.levels ?? LevelsConfiguration()
        let words = LanguageWords(language, in: project)
        options.progress?("\(request.language.code): reading words")
        let pool = try words.pool(
            upTo: configuration.familiarity, excluding: configuration.exclude)
        options.progress?("\(request.language.code): looking for packs")
        let seed = request.seed ?? configuration.seed
        let sets = request.sets ?? configuration.sets
        guard request.isRandom else {
            return try LevelListing(
                making: sets, from: pool, seed: seed,
                ladder: request.isHard ? .hard : configuration.ladder.rules, jobs: options.jobs,
                place: place)
        }
        return LevelListing(
            language: request.language, seed: seed, ladder: .custom,
            sets: try RandomPacks(pool: pool, seed: seed, place: place).sets(sets))
    }
}
