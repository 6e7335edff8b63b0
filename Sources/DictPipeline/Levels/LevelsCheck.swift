import DictCompiler
import DictFormat
public import DictModel
import DictReader
import DictStore

/// Checks levels artefacts against the rules for fair packs.
public enum LevelsCheck {
    /// Returns the violations of rules by the packs in the levels artefact at `path`.
    ///
    /// If the nearest project makes packs of this language, the words are also compared with its
    /// words. The list is empty if the file is damaged or of another kind; other checks report
    /// that.
    public static func problems(ofFile path: String) -> [Diagnostic] {
        guard let bytes = try? FileContents.artefact(at: path),
            (try? ArtefactSummary(bytes))?.kind == .levels,
            let listing = try? LevelListing(LevelPacks(ArtefactBytes(bytes)))
        else { return [] }
        return listing.violations(pool: pool(of: listing)).map { $0.diagnostic(at: Place(path)) }
    }

    /// Returns the violations of rules in every levels artefact that the manifest in `folder`
    /// lists.
    ///
    /// The list is empty if the manifest cannot be read; other checks report that.
    public static func problems(ofFolder folder: String) -> [Diagnostic] {
        guard let manifest = try? Manifest(inFolder: folder) else { return [] }
        return manifest.artefacts.filter { $0.kind == ArtefactKind.levels.name }
            .flatMap { problems(ofFile: folder + "/" + $0.file) }
    }

    /// Returns the words that packs in the language of `listing` may use, according to the nearest
    /// project; `nil` if that project makes no packs in the language.
    private static func pool(of listing: LevelListing) -> LevelWordPool? {
        guard let project = try? Project(BuildOptions()),
            let language = project.configuration.language(listing.language),
            let levels = language.levels
        else { return nil }
        return try? LanguageWords(language, in: project).pool(
            upTo: levels.familiarity, excluding: levels.exclude)
    }
}
