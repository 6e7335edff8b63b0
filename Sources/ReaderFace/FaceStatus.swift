import DictFormat

/// The answers of the C interface: numbers that never change, negative where a call failed.
///
/// The C half adds -9 and -10 for files that are missing or cannot be read.
enum FaceStatus: Int32 {
    case ok = 0
    case notAnArtefact = -1
    case unsupportedVersion = -2
    case wrongLength = -3
    case checksumMismatch = -4
    case damaged = -5
    case wrongKind = -6
    case invalidArgument = -7
    case none = -8

    /// The number as calls answer it that otherwise give a count.
    var answer: Int64 { Int64(rawValue) }

    /// The class of `error`.
    init(_ error: FormatError) {
        self =
            switch error {
            case .notAnArtefact: .notAnArtefact
            case .unsupportedVersion: .unsupportedVersion
            case .wrongLength: .wrongLength
            case .checksumMismatch: .checksumMismatch
            case .wrongKind: .wrongKind
            case .unknownLanguage, .misplacedSection, .missingSection, .damaged, .damagedEntry,
                .dirtyPadding:
                .damaged
            }
    }
}
