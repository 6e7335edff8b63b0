public import DictFormat
public import DictModel
public import DictReader
import Foundation

extension Diagnostic {
    /// Creates the diagnostic for a file whose bytes are not a valid artefact.
    ///
    /// Use it wherever an artefact is read, so that a fault is reported in the same way by every
    /// command.
    ///
    /// ```swift
    /// let bytes = try FileContents.artefact(at: path)
    /// do throws(FormatError) {
    ///     summary = try ArtefactSummary(bytes)
    /// } catch {
    ///     throw Diagnostic(error, file: Place(path))
    /// }
    /// ```
    public init(_ error: FormatError, file: Place) {
        self.init(
            Code(error), at: file, error.problem, found: error.found, expected: error.expected,
            hint: error.hint)
    }

    /// Creates the diagnostic for a file that a reader could not open.
    ///
    /// The place is `place`, or the path in `error` if that is `nil`.
    public init(_ error: OpenError, file place: Place? = nil) {
        switch error {
        case .missing(let path): self = .unreadable(place ?? Place(path), code: ENOENT)
        case .unreadable(let path, let code): self = .unreadable(place ?? Place(path), code: code)
        case .invalid(let path, let error): self.init(error, file: place ?? Place(path))
        }
    }

    /// Returns the diagnostic for a file on which a system call failed with errno `code`.
    package static func unreadable(_ file: Place, code: Int32) -> Diagnostic {
        code == ENOENT || code == ENOTDIR
            ? Diagnostic(.fileMissing, at: file, "no such file")
            : Diagnostic(.fileUnreadable, at: file, "cannot be read", system: code)
    }

    /// Creates a diagnostic for a system call that failed with errno `number`: `cannot be created
    /// (No space left on device)`.
    package init(
        _ code: Code, at place: Place, _ problem: String, system number: Int32, hint: String? = nil
    ) {
        self.init(code, at: place, problem, found: Self.systemText(number), hint: hint)
    }

    /// Returns this diagnostic, with the code `other` if its code is `code`.
    ///
    /// Use it if the caller knows more: a missing file, for instance, has another meaning if a
    /// manifest lists it.
    func renamed(_ code: Code, to other: Code) -> Diagnostic {
        var result = self
        if self.code == code { result.code = other }
        return result
    }

    /// Returns the system's message for errno `code`.
    package static func systemText(_ code: Int32) -> String {
        // Safe because strerror returns a terminated string for every number.
        unsafe String(cString: strerror(code))
    }
}

extension Diagnostic.Code {
    /// Creates the code for `error`; errors with the same remedy share a code.
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
