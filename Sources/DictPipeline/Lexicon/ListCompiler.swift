import DictLexicon
public import DictModel
import DictSources

/// `dictc lexicon`: one word list to a lexicon, without a project.
public enum ListCompiler {
    /// The lexicon of the list at `path`; `-` stands for standard input.
    ///
    /// The rules are those of a project's words without lists of names, abbreviations or an
    /// overlay.
    ///
    /// - Throws: ``PipelineError``.
    public static func compile(_ path: String, language: Language) throws -> ListOutcome {
        let name = path == "-" ? "standard input" : path
        let format = WordSourceFormat.list(.default)
        let source =
            path == "-"
            ? WordSource(descriptor: 0, name: name, format: format)
            : WordSource(path: path, name: name, format: format)
        var builder = LexiconBuilder(language: language)
        do {
            let summary = try source.forEachRecord { text, line, _ in
                try builder.add(text, file: 0, line: line, familiarity: 0)
            }
            let lexicon = builder.finish()
            return ListOutcome(
                bytes: try LexiconProof.compile(lexicon.words, language: language, place: name),
                words: lexicon.words.count, dropped: lexicon.rejections.total,
                notes: summary.notes.map(\.description))
        } catch {
            throw PipelineError(error, files: [name])
        }
    }
}
