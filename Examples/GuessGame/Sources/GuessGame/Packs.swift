import DictReader
import Foundation

/// The lexicon and the level packs of the game, which are resources of its bundle.
struct Packs {
    /// The English words, compiled by the CompilePacks plugin with each build.
    let lexicon: Lexicon
    /// The words of the levels, made by the RegenerateLevels plugin and committed with the sources.
    let levels: LevelPacks

    /// Opens the packs in `bundle` by mapping their files into memory.
    ///
    /// - Throws: An error if a pack is missing or cannot be opened.
    init(in bundle: Bundle = .module) throws {
        lexicon = try Lexicon(contentsOf: Self.path("en.lexicon", bundle))
        levels = try LevelPacks(contentsOf: Self.path("en.levels", bundle))
    }

    private static func path(_ name: String, _ bundle: Bundle) throws -> String {
        guard let url = bundle.url(forResource: name, withExtension: nil) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: name])
        }
        return url.path
    }
}
