package import DictCompiler
import DictConfiguration
import DictFiles
import DictFormat
package import DictModel
import DictSources
import Platform

/// The `dictc levels` command, which makes new level packs from the words of a project.
package enum LevelsMaker {
    /// The values that ``Request/steps`` may have.
    package static var stepLimits: ClosedRange<Int> { LevelsConfiguration.stepLimits }

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
        /// The packs to keep and to replace, or `nil` to make all packs anew.
        package var keep: Keep?

        /// The number of million steps that the search for the packs of one level may try without
        /// finding one, or `nil` for that in dictc.yml.
        package var steps: Int?

        /// Creates a request for packs in `language`, with all other values from dictc.yml.
        package init(language: Language) { self.language = language }
    }

    /// The packs that stay, those that are replaced, and how many sets are added.
    package struct Keep: Sendable {
        /// The path of the file with the packs; if there is none, all packs are new.
        package var path: String
        /// The sets to replace, each with a level, or `nil` for all its levels.
        package var replaced: [(set: Int, level: Int?)] = []
        /// The number of sets to add.
        package var added = 0

        /// Creates a request that keeps all packs in the file at `path`.
        package init(path: String) { self.path = path }
    }

    /// Makes the packs that `request` describes from the words of the project specified by
    /// `options`.
    ///
    /// - Returns: The packs and, if some are kept, the places of the others.
    /// - Throws: A `Diagnostic` if the packs cannot be made, or any error from reading the project.
    package static func packs(
        _ request: Request, _ options: BuildOptions
    ) throws -> (listing: LevelListing, new: Set<KeptPacks.Key>?) {
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
                seed: seed, place: place, steps: request.steps ?? configuration.stepLimit)
            if let keep = request.keep {
                let kept = try keep.packs(request.language, configuration)
                let listing = try ProvedPacks(
                    max(sets, kept.setCount) + keep.added, keeping: kept, with: builder,
                    jobs: options.jobs, progress
                ).listing
                let new = listing.packs().filter { set, pack in
                    let old = kept.packs[KeptPacks.Key(set: set, level: pack.level)]
                    return old.map(Set.init) != Set(pack.words)
                }
                return (
                    listing, Set(new.map { KeptPacks.Key(set: $0.set, level: $0.pack.level) })
                )
            }
            return (
                try LevelListing(making: sets, with: builder, jobs: options.jobs, progress), nil
            )
        }
        let random = LevelListing(
            language: request.language, seed: seed, ladder: .custom,
            sets: try RandomPacks(pool: pool, seed: seed, place: place).sets(sets))
        return (random, nil)
    }
}

extension LevelsMaker.Keep {
    /// Whether `key` is the place of a pack to replace.
    private func replaces(_ key: KeptPacks.Key) -> Bool {
        replaced.contains { $0.set == key.set && ($0.level ?? key.level) == key.level }
    }

    /// The packs that stay; those to replace are named as such.
    fileprivate func packs(
        _ language: Language, _ configuration: LevelsConfiguration
    ) throws -> KeptPacks {
        guard FileManager.default.fileExists(atPath: path) else {
            try requireKnown([])
            return KeptPacks()
        }
        var format = ListFormat.lines
        format.allowsEmpty = true
        let place = Place(path)
        let file = try KeptPackFile(
            WordSource(SourceInput(path: path, place: place), format: .list(format)), language,
            at: place, replacing: replaces)
        try requireKnown(Array(file.lines.keys))
        var packs = file.packs
        packs.published = file.published(configuration)
        return packs
    }

    /// Throws `kept.unknown-pack` for the first pack to replace that is none of `keys`.
    private func requireKnown(_ keys: [KeptPacks.Key]) throws(Diagnostic) {
        for (set, level) in replaced
        where !keys.contains(where: { $0.set == set && ($0.level == level || level == nil) }) {
            throw Diagnostic(
                .keptUnknown, at: Place(path), "no such pack to replace",
                found: "\(set)" + (level.map { ".\($0)" } ?? ""),
                expected: "a set of this file, perhaps with a full stop and a level")
        }
    }

    /// Returns what the file at ``path`` will hold with the packs of `listing`, below the comments
    /// that it begins with.
    package func file(of listing: LevelListing) throws(Diagnostic) -> [UInt8] {
        var head = ["# Packs that stay while they keep the rules: set.level, then the words."]
        if FileManager.default.fileExists(atPath: path) {
            head = FileHead.comments(of: try FileContents.bytes(of: path, limit: 64 << 20))
        }
        return KeptPackFile.text(of: listing, head: head)
    }
}
