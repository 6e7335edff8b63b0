import DictModel
import DictPipeline
import DictReader
import Foundation

/// The packs that the project's own `raw-data` gives.
///
/// They are those of `build-output`, which are built again only if they are out of date.
enum RealPacks {
    private static let folder = Result { () throws -> String in
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        var options = BuildOptions()
        options.configuration = package + "/raw-data/dictc.yml"
        options.output = package + "/build-output"
        _ = try BuildPipeline.run(options)
        return package + "/build-output/"
    }

    static func lexicon(_ language: Language) throws -> Lexicon {
        try Lexicon(contentsOf: path(language, "lexicon"))
    }

    static func levels(_ language: Language) throws -> LevelPacks {
        try LevelPacks(contentsOf: path(language, "levels"))
    }

    static func answers(_ language: Language) throws -> AnswerList {
        try AnswerList(contentsOf: path(language, "answers"))
    }

    static func phrases(_ language: Language) throws -> PhrasePack {
        try PhrasePack(contentsOf: path(language, "phrases"))
    }

    /// The sentences; `nil` where the project has none.
    static func sentences(_ language: Language) throws -> SentenceSet? {
        let path = try path(language, "sentences")
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return try SentenceSet(contentsOf: path)
    }

    static func path(_ language: Language, _ kind: String) throws -> String {
        try folder.get() + language.code + "." + kind
    }
}
