import DictCompiler
import DictFormat
package import DictModel

/// The `dictc levels` command, which makes new level packs from the words of a project.
package enum LevelsMaker {
    /// A request for new level packs.
    ///
    /// Values that are `nil` come from dictc.yml.
    package struct Request: Sendable {
        /// The language of the words in the packs.
        package var language: Language
        /// The number of sets to make, or `nil` for the number in dictc.yml.
        package var sets: Int?
        /// The seed that determines which packs are made, or `nil` for the seed in dictc.yml.
        package var seed: UInt64?
        /// Whether to follow the rules of the ladder `hard` instead of those that dictc.yml names.
        package var isHard = false
        /// Whether to draw words at random instead of following the rules, as a baseline for
        /// comparing figures.
        package var isRandom = false

        /// Creates a request for packs in `language`, with all other values from dictc.yml.
        package init(language: Language) { self.language = language }
    }

    /// Makes the packs that `request` describes from the words of the project specified by
    /// `options`.
    ///
    /// - Throws: A `Diagnostic` if the packs cannot be made, or any error from reading the project.
    package static func packs(_ request: Request, _ options: BuildOptions) throws -> LevelListing {
        let project = try Project(options)
        let place = Place(project.configurationPath)
        guard let language = project.configuration.language(request.language) else {
            throw Diagnostic(
                .noLanguage, at: place, "no language \(request.language.code)",
                hint: "name another with --language")
        }
        let configuration = language.levels ?? LevelsConfiguration()
        let words = LanguageWords(language, in: project)
        let progress = StageProgress(
            artefact: "\(request.language.code).\(ArtefactKind.levels.name)", show: options.progress
        )
        defer { progress.end() }
        progress.begin("reading words")
        let pool = try words.pool(
            upTo: configuration.familiarity, excluding: configuration.exclude)
        let seed = request.seed ?? configuration.seed
        let sets = request.sets ?? configuration.sets
        guard request.isRandom else {
            let builder = LevelPackBuilder(
                pool: pool, ladder: request.isHard ? .hard : configuration.ladder.rules,
                seed: seed, place: place)
            return try LevelListing(
                making: sets, with: builder, jobs: options.jobs, progress)
        }
        return LevelListing(
            language: request.language, seed: seed, ladder: .custom,
            sets: try RandomPacks(pool: pool, seed: seed, place: place).sets(sets))
    }
}
