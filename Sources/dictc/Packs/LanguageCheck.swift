import DictModel
import DictReader

extension ArtefactReader {
    /// The artefact at `path`, read into memory, which has to be of `language`.
    ///
    /// A file may be copied over another, so its name says nothing.
    init(copyOf path: String, of language: Language) throws {
        try self.init(copyOf: path)
        guard self.language == language else {
            throw Failure(
                status: .badData, place: path,
                problem: "is of another language (found \(self.language.code); expected"
                    + " \(language.code))",
                hint: "build again, or name the right folder with --dir")
        }
    }
}
