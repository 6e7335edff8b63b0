import DictFormat
import DictLexicon
import DictModel
import DictSources

/// The lexicon of a language.
struct LexiconRecipe: Recipe {
    let words: LanguageWords
    private let progress: (@Sendable (String) -> Void)?
    let kind = ArtefactKind.lexicon

    init(_ words: LanguageWords, _ options: BuildOptions) {
        self.words = words
        progress = options.progress
    }

    private var configuration: LanguageConfiguration { words.configuration }
    var codec: LexiconCodec { LexiconCodec(language: language) }
    var contents: [String] {
        configuration.wantedWords.flatMap(\.files) + (configuration.overlay.map { [$0] } ?? [])
    }

    func make() throws -> Preparation<WordList> {
        progress?("\(name): reading")
        let (lexicon, files) = try words.lexicon()
        let kept = try words.accepted()
        guard !kept.isEmpty else {
            throw Diagnostic.noWords(language, at: words.project.configurationPlace)
        }
        progress?("\(name): compiling \(kept.count) words")
        return Preparation(
            content: kept,
            counts: [("words", kept.count), ("blocked", lexicon.words.count - kept.count)],
            summary: "\(kept.count) words", report: LexiconReport(lexicon, files).members,
            notes: files.flatMap(\.summary.notes))
    }
}
