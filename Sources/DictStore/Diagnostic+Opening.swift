public import DictFormat
public import DictModel
public import DictReader
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
    public init(_ error: FormatError, file: Place) {
        self.init(
            Code(error), at: file, error.problem, found: error.found, expected: error.expected,
            hint: error.hint)
    }

    /// Creates a diagnostic for an artefact that a reader, such as `Lexicon`, could not open.
    ///
    /// The diagnostic is about `place`, or about the path in `error` if `place` is `nil`.
    public init(_ error: OpenError, file place: Place? = nil) {
        switch error {
        case .missing(let path): self = .unreadable(place ?? Place(path), code: ENOENT)
        case .unreadable(let path, let code): self = .unreadable(place ?? Place(path), code: code)
        case .invalid(let path, let error): self.init(error, file: place ?? Place(path))
        }
    }

    /// Returns a diagnostic for a file that could not be opened or read.
    ///
    /// - Parameters:
    ///   - file: The place of the file.
    ///   - code: The value of `errno` after the failed system call.
    /// - Returns: A `file.missing` diagnostic if `code` is `ENOENT` or `ENOTDIR`, and otherwise a
    ///   `file.unreadable` diagnostic.
    package static func unreadable(_ file: Place, code: Int32) -> Diagnostic {
        code == ENOENT || code == ENOTDIR
            ? Diagnostic(.fileMissing, at: file, "no such file")
            : Diagnostic(.fileUnreadable, at: file, "cannot be read", system: code)
    }

    /// Creates a diagnostic for a failed system call, with the system's own message for `number`.
    ///
    /// The text is, for instance, `cannot be created (No space left on device)`.
    ///
    /// - Parameters:
    ///   - code: The kind of fault.
    ///   - place: The file or folder that the call was about.
    ///   - problem: The fault, as a clause without a full stop.
    ///   - number: The value of `errno` after the call.
    ///   - hint: Advice on how to fix the fault, without a full stop.
    package init(
        _ code: Code, at place: Place, _ problem: String, system number: Int32, hint: String? = nil
    ) {
        self.init(code, at: place, problem, found: Self.systemText(number), hint: hint)
    }

    /// Returns a copy of this diagnostic in which `other` replaces the code `code`.
    ///
    /// A diagnostic with any other code is returned unchanged. Use this method if the caller knows
    /// more than the function that failed. For instance, a missing file has a different code if a
    /// manifest lists it.
    func renamed(_ code: Code, to other: Code) -> Diagnostic {
        var result = self
        if self.code == code { result.code = other }
        return result
    }

    /// Returns the system's message for the `errno` value `code`, for instance `Permission denied`.
    package static func systemText(_ code: Int32) -> String {
        // Safe because strerror returns a terminated string for every number.
        unsafe String(cString: strerror(code))
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
