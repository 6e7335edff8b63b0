public import DictFormat

extension ArtefactBytes {
    /// Maps the file at `path` for reading.
    public convenience init(mapping path: String) throws(OpenError) { throw .missing(path: path) }
}
/// Why a file could not be opened.
public enum OpenError: Error, Sendable {
    /// No such file.
    case missing(path: String)
    /// Can't be read; `code` is errno.
    case unreadable(path: String, code: Int32)
    /// The file is no whole artefact.
    case damaged(path: String, FormatError)
}
extension Lexicon {
    /// Maps and opens the lexicon at `path`.
    public convenience init(contentsOf path: String, _ verification: Verification = .verifying) throws(OpenError) { throw .missing(path: path) }
}
