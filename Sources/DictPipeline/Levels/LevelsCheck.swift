import DictCompiler
import DictFormat
import DictReader
public import DictStore

/// Judges levels artefacts by the rules of fair packs.
public enum LevelsCheck {
    /// Every rule that the packs of the levels artefact at `path` break.
    ///
    /// Words are judged by the words of the nearest project too, where there is one that makes
    /// packs of this language. A file that is no levels artefact, or is damaged, has no problems
    /// here: that is found by others.
    public static func problems(ofFile path: String) -> [StoreError] {
        guard let bytes = try? FileContents.artefact(at: path),
            (try? ArtefactSummary(bytes))?.kind == .levels,
            let listing = try? LevelListing(LevelPacks(ArtefactBytes(bytes)))
        else { return [] }
        return listing.violations(pool: pool(of: listing)).map { violation in
            StoreError(
                .badData, place: path, problem: violation.description,
                hint: "make the packs anew with `dictc levels` or `dictc build`")
        }
    }

    /// ``problems(ofFile:)`` of every levels artefact that the manifest of `folder` names.
    public static func problems(ofFolder folder: String) -> [StoreError] {
        guard let manifest = try? Manifest(inFolder: folder) else { return [] }
        return manifest.artefacts.filter { $0.kind == ArtefactKind.levels.name }
            .flatMap { problems(ofFile: folder + "/" + $0.file) }
    }

    /// The words that packs of the language may use, by the nearest project.
    private static func pool(of listing: LevelListing) -> LevelWordPool? {
        guard let project = try? Project(BuildOptions()),
            let language = project.configuration.language(listing.language),
            let levels = language.levels
        else { return nil }
        return try? LanguageWords(language, in: project).pool(
            upTo: levels.familiarity, excluding: levels.exclude)
    }
}
