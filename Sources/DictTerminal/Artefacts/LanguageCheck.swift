import DictFormat
package import DictModel
import DictOutput
package import DictReader

extension ArtefactReader {
    /// Reads the artefact at `path` into memory and checks that its language is `language`.
    ///
    /// The name of a file does not prove its language, since one file may have been copied over
    /// another.
    ///
    /// - Throws: `input.language` if the artefact is in another language, or an `OpenError` if it
    ///   cannot be opened.
    package init(copyOf path: String, of language: Language) throws {
        try self.init(copyOf: path)
        guard self.language == language else {
            throw Diagnostic(
                .inputLanguage, at: Place(path), "a pack of another language",
                found: self.language.code, expected: language.code,
                hint: "build again, or name the right folder with --dir")
        }
    }
}

extension Lexicon {
    /// Reads the lexicon at `path` into memory and checks every node.
    ///
    /// Use this for commands that list all words.
    ///
    /// - Throws: An `OpenError` if the file cannot be opened, or a `Diagnostic` if a node is
    ///   damaged.
    package convenience init(checkedCopyOf path: String) throws {
        try self.init(copyOf: path)
        try expectSound(at: path)
    }

    /// Checks every node of the lexicon; call this before listing words without a limit.
    ///
    /// Otherwise, a small damaged file could lead to so many words that the list never ends.
    ///
    /// - Parameter path: The path of the lexicon file, for the error message.
    /// - Throws: A `Diagnostic` if a node is damaged.
    /// - Complexity: O(*n*), where *n* is the number of bytes in the lexicon.
    func expectSound(at path: String) throws(Diagnostic) {
        do throws(FormatError) {
            try verifyStructure()
        } catch {
            throw Diagnostic(error, file: Place(path))
        }
    }
}
