import DictCompiler
import DictFiles
import DictLexicon
package import DictModel
import DictOutput
import DictSources

/// The result of compiling a word list with ``ListCompiler``.
package struct ListOutcome: Sendable {
    /// The bytes of the lexicon artefact.
    package var bytes: [UInt8]
    /// The number of words in the lexicon.
    package var words: Int
    /// The reasons for which the rules for words dropped lines of the list, the most frequent first.
    package var dropped: [(reason: String, count: Int)]
    /// Notes about the list, which do not prevent it from being compiled.
    package var notes: [Diagnostic]
}

/// The `dictc lexicon` command, which compiles a single word list into a lexicon, without a
/// project.
///
/// Memory is limited but for that of the automaton: a list that is too long for it is sorted in
/// temporary files.
package struct ListCompiler {
    /// The language of the words.
    package var language: Language
    /// The memory for words before they go to temporary files, in bytes.
    ///
    /// Sorting them takes twice as much in addition.
    package var memory = 32 << 20
    /// The folder for temporary files.
    package var scratch = ScratchFile.usualFolder

    /// Creates a compiler of lists in `language`.
    package init(_ language: Language) { self.language = language }

    /// Compiles the word list at `path` into a lexicon.
    ///
    /// Pass `-` as `path` to read standard input. The rules are the same as for a project without
    /// `drop` lists and without an overlay.
    ///
    /// - Throws: `Diagnostic` if the list cannot be read or no word is left.
    package func compile(_ path: String) throws(Diagnostic) -> ListOutcome {
        let name = path == "-" ? "standard input" : path
        let format = WordSourceFormat.list(.default)
        let source =
            path == "-"
            ? WordSource(SourceInput(descriptor: 0, place: Place(name)), format: format)
            : WordSource(SourceInput(path: path), format: format)
        let (words, dropped, notes) = try words(of: source, Place(name))
        return ListOutcome(
            bytes: try CompiledWordsCodec(language: language).artefact(of: words, at: Place(name)),
            words: words.digest.count, dropped: dropped, notes: notes)
    }

    /// Reads the words of `source`, whose memory is free again when this returns.
    private func words(
        of source: WordSource, _ place: Place
    ) throws(Diagnostic) -> (
        words: CompiledWords, dropped: [(reason: String, count: Int)], notes: [Diagnostic]
    ) {
        var list = SpilledWords(
            PlainWords(language: language, file: place), memory: memory, scratch: scratch)
        let notes: [Diagnostic]
        do {
            notes = try source.forEachRecord { text, line, _ in try list.add(text, line: line) }
                .notes
        } catch {
            throw (error as? Diagnostic).map(Self.advised) ?? .internalFault(error)
        }
        let words = try CompiledWords(list.takeWords(), at: place)
        guard words.digest.count > 0 else {
            throw Diagnostic(
                .noWords, at: place, "0 words left for the \(language.code) lexicon",
                found: "dropped: "
                    + list.reasons.map { "\($0.count) \($0.reason)" }
                    .joined(separator: ", "), hint: Self.advice)
        }
        return (words, list.reasons, notes.map(Self.advised))
    }

    private static let advice =
        "make a project with `dictc init` and say in its dictc.yml how the list is to be read"

    /// Returns `diagnostic` with a hint that can be followed: the command has no keys of dictc.yml.
    private static func advised(_ diagnostic: Diagnostic) -> Diagnostic {
        var result = diagnostic
        let keys = ["`separator", "`columns", "`encoding", "`case", "`format", "`header"]
        if let hint = diagnostic.hint, keys.contains(where: { hint.contains($0) }) {
            result.hint = advice + ": " + hint
        }
        return result
    }
}
