import DictCompiler
import DictConfiguration
import DictFiles
import DictFormat
package import DictModel
import DictOutput
import DictReader

/// The part of `dictc verify` that checks the packs in levels artefacts against the rules for level
/// packs.
package enum LevelsCheck {
    /// Returns a diagnostic for each violation of the rules for level packs in the artefact at
    /// `path`.
    ///
    /// If the nearest project makes level packs in the same language, the artefact must also
    /// contain only words that this project allows in its packs. The result is empty if the file is
    /// damaged or of another kind, since other checks report that.
    package static func problems(ofFile path: String) -> [Diagnostic] {
        guard let bytes = try? FileContents.artefact(at: path),
            (try? ArtefactSummary(bytes))?.kind == .levels,
            let listing = try? LevelListing(LevelPacks(ArtefactBytes(bytes)))
        else { return [] }
        return listing.violations(usable: usable(of: listing)).map {
            $0.diagnostic(at: Place(path))
        }
    }

    /// Returns a diagnostic for each violation of the rules for level packs in the artefacts in
    /// `folder`.
    ///
    /// The artefacts are those that the manifest in the folder lists. The result is empty if the
    /// manifest cannot be read, since other checks report that.
    package static func problems(ofFolder folder: String) -> [Diagnostic] {
        guard let manifest = try? Manifest(inFolder: folder) else { return [] }
        return manifest.artefacts.filter { $0.kind == ArtefactKind.levels.name }
            .flatMap { problems(ofFile: folder + "/" + $0.file) }
    }

    /// Returns those words of `listing` that packs in its language may use, according to the
    /// nearest project.
    ///
    /// - Returns: The words, or `nil` if the project cannot be read or makes no packs in this
    ///   language.
    private static func usable(of listing: LevelListing) -> Set<[UInt8]>? {
        guard let project = try? Project(BuildOptions()),
            let language = project.configuration.language(listing.language),
            let levels = language.levels
        else { return nil }
        let words = LanguageWords(language, in: project)
        let usable = try? words.usable(
            listing.words, upTo: levels.familiarity, excluding: levels.exclude)
        // Packs of published days stay though their words are no longer usable.
        return usable?.union((try? KeptPackFile(levels, words))??.packs.publishedWords ?? [])
    }
}
