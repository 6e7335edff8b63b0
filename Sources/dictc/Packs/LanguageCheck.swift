import DictFormat
import DictModel
import DictReader
import DictStore

extension ArtefactReader {
    /// Reads the artefact at `path` into memory; it must be in `language`.
    ///
    /// The file name is not enough to know that, since one file may be copied over another.
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
    /// The lexicon at `path`, with every node checked: for commands that list all of its words.
    ///
    /// - Throws: `OpenError`, or a `Diagnostic` about the file at `path`.
    convenience init(checkedCopyOf path: String) throws {
        try self.init(copyOf: path)
        try expectSound(at: path)
    }

    /// Checks every node before words without a limit are listed.
    ///
    /// A few kilobytes can be damaged in such a way that they lead to more words than anybody could
    /// wait for. O(bytes), unlike a list of the words.
    func expectSound(at path: String) throws(Diagnostic) {
        do throws(FormatError) {
            try verifyStructure()
        } catch {
            throw Diagnostic(error, file: Place(path))
        }
    }
}
