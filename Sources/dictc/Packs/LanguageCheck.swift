import DictFormat
import DictModel
import DictReader
import DictStore

extension ArtefactReader {
    /// Reads the artefact at `path` into memory, and checks that it is in `language`.
    ///
    /// The name of a file does not prove its language, since a file may have been copied over
    /// another.
    ///
    /// - Throws: `input.language` if the language is another one; `OpenError` if the file cannot
    ///   be opened.
    init(copyOf path: String, of language: Language) throws {
        try self.init(copyOf: path)
        guard self.language == language else {
            throw Diagnostic(
                .inputLanguage, at: Place(path), "an artefact of another language",
                found: self.language.code, expected: language.code,
                hint: "build again, or name the right folder with --dir")
        }
    }
}

extension Lexicon {
    /// Reads the lexicon at `path` into memory and checks every node, for commands that list all
    /// words.
    ///
    /// - Throws: `OpenError` if the file cannot be opened; a `Diagnostic` if a node is damaged.
    convenience init(checkedCopyOf path: String) throws {
        try self.init(copyOf: path)
        try expectSound(at: path)
    }

    /// Checks every node of the lexicon, which was read from `path`; call it before listing words
    /// without a limit.
    ///
    /// A small damaged file can lead to so many words that listing them would never end.
    ///
    /// - Throws: A `Diagnostic` for `path` if a node is damaged.
    /// - Complexity: O(bytes of the lexicon).
    func expectSound(at path: String) throws(Diagnostic) {
        do throws(FormatError) {
            try verifyStructure()
        } catch {
            throw Diagnostic(error, file: Place(path))
        }
    }
}
