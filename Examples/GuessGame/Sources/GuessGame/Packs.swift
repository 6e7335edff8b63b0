import DictReader
import Foundation

/// The packs of the game, mapped from the resources that the plugins made.
struct Packs {
    /// Which words there are: compiled by CompilePacks with each build.
    let lexicon: Lexicon
    /// The words of the levels: made by RegenerateLevels, committed.
    let levels: LevelPacks

    /// Maps the packs of `bundle`; nothing is read before it is asked for.
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
