import DictLexicon
package import DictModel
import DictSources

/// The result of compiling a word list with ``ListCompiler``.
package struct ListOutcome: Sendable {
    /// The bytes of the lexicon artefact.
    package var bytes: [UInt8]
    /// The number of words in the lexicon.
    package var words: Int
    /// The number of lines of the list that the rules for words dropped.
    package var dropped: Int
    /// Notes about the list, which do not prevent it from being compiled.
    package var notes: [Diagnostic]
}

/// The `dictc lexicon` command, which compiles a single word list into a lexicon, without a
/// project.
package enum ListCompiler {
    /// Compiles the word list at `path` into a lexicon for `language`.
    ///
    /// Pass `-` as `path` to read standard input. The rules are the same as for a project without
    /// `drop` lists and without an overlay.
    ///
    /// - Throws: `Diagnostic` if the list cannot be read or no word is left.
    package static func compile(
        _ path: String, language: Language
    ) throws(Diagnostic) -> ListOutcome {
        let name = path == "-" ? "standard input" : path
        let format = WordSourceFormat.list(.default)
        let source =
            path == "-"
            ? WordSource(SourceInput(descriptor: 0, place: Place(name)), format: format)
            : WordSource(SourceInput(path: path), format: format)
        var builder = LexiconBuilder(language: language, files: [Place(name)])
        let notes: [Diagnostic]
        do {
            notes = try source.forEachRecord { text, line, _ in
                try builder.add(text, file: 0, line: line, familiarity: 0)
            }.notes
        } catch {
            throw error as? Diagnostic ?? .internalFault(error)
        }
        let lexicon = builder.finish()
        let place = Place(name)
        guard !lexicon.words.isEmpty else { throw .noWords(language, at: place) }
        return ListOutcome(
            bytes: try LexiconCodec(language: language)
                .artefact(of: RatedWords(words: lexicon.words), at: place),
            words: lexicon.words.count, dropped: lexicon.rejections.total, notes: notes)
    }
}
