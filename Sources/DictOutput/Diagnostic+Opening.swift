import DictFiles
package import DictFormat
package import DictModel
package import DictReader
import Platform

extension Diagnostic {
    /// Creates a diagnostic for a file whose bytes are not a valid artefact.
    ///
    /// Use it wherever an artefact is read, so that every command reports a fault in the same way:
    ///
    /// ```swift
    /// let bytes = try FileContents.artefact(at: path)
    /// do throws(FormatError) {
    ///     summary = try ArtefactSummary(bytes)
    /// } catch {
    ///     throw Diagnostic(error, file: Place(path))
    /// }
    /// ```
    package init(_ error: FormatError, file: Place) {
        self.init(
            Code(error), at: file, error.problem, found: error.found, expected: error.expected,
            hint: error.hint)
    }

    /// Creates a diagnostic for an artefact that a reader, such as `Lexicon`, could not open.
    ///
    /// The diagnostic is about `place`, or about the path in `error` if `place` is `nil`.
    package init(_ error: OpenError, file place: Place? = nil) {
        switch error {
        case .missing(let path): self = .unreadable(place ?? Place(path), code: ENOENT)
        case .unreadable(let path, let code): self = .unreadable(place ?? Place(path), code: code)
        case .invalid(let path, let error): self.init(error, file: place ?? Place(path))
        }
    }
}

extension Diagnostic.Code {
    /// Creates the code that reports `error`; errors with the same remedy share a code.
    init(_ error: FormatError) {
        self =
            switch error {
            case .notAnArtefact(.gzip): .artefactCompressed
            case .notAnArtefact(.lineEndsConverted), .notAnArtefact(.highBitStripped),
                .notAnArtefact(.encodedAsUTF8):
                .artefactConverted
            case .notAnArtefact: .artefactForeign
            case .unsupportedVersion: .artefactVersion
            case .wrongKind: .artefactKind
            case .unknownLanguage: .artefactLanguage
            case .wrongLength(let found, let stated):
                UInt64(found) < stated ? .artefactTruncated : .artefactTooLong
            case .checksumMismatch: .artefactChecksum
            case .misplacedSection, .missingSection, .damaged, .damagedEntry, .dirtyPadding:
                .artefactDamaged
            }
    }
}
