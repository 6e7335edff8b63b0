import DictCompiler
import DictFormat
public import DictModel

/// `dictc levels`: makes level packs of a project's words anew.
public enum LevelsMaker {
    /// What is asked for; what is `nil` is as the configuration says.
    public struct Request: Sendable {
        /// The language of the words.
        public var language: Language
        /// The number of sets.
        public var sets: Int?
        /// What makes these packs differ from others.
        public var seed: UInt64?
        /// Whether to make harder packs.
        public var isHard = false
        /// Whether to draw packs by chance, to compare figures with.
        public var isRandom = false

        /// A request for packs of `language`.
        public init(language: Language) { self.language = language }
    }

    /// The packs that `request` asks for.
    ///
    /// - Throws: ``PipelineError``, ``PipelineFailure``, ``ConfigurationFailure``.
    public static func packs(_ request: Request, _ options: BuildOptions) throws -> LevelListing {
        let project = try Project(options)
        let place = project.configurationPath
        guard let language = project.configuration.language(request.language) else {
            throw PipelineError(
                .configuration, place: place,
                problem: "has no language \(request.language.code)",
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
                ladder: request.isHard ? .hard : configuration.ladder, jobs: options.jobs,
                place: place)
        }
        do throws(LevelPackError) {
            return LevelListing(
                language: request.language, seed: seed, ladder: .custom,
                sets: try RandomPacks(pool: pool, seed: seed).sets(sets))
        } catch {
            throw PipelineError(error, language: request.language, place: place)
        }
    }
}
