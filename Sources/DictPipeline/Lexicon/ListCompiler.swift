import DictLexicon
public import DictModel
import DictSources

/// The result of compiling a list to a lexicon.
public struct ListOutcome: Sendable {
    /// The bytes of the artefact.
    public var bytes: [UInt8]
    /// The number of words.
    public var words: Int
    /// The number of dropped lines.
    public var dropped: Int
    /// Notes from reading the list.
    public var notes: [Diagnostic]
}

/// `dictc lexicon`: compiles one word list to a lexicon, without a project.
public enum ListCompiler {
    /// Compiles the list at `path`; `-` is standard input.
    ///
    /// The rules are the same as for a project without `drop` lists and without an overlay.
    ///
    /// - Throws: `Diagnostic` if the list cannot be read or no word is left.
    public static func compile(
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
