import DictFormat

/// The status numbers of the C interface, which never change; negative if a call failed.
///
/// The part in C adds -9 and -10, for files that are missing or cannot be read, and -12 for a lack
/// of memory.
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
    case tooMuch = -11

    /// The status as the result of a function that otherwise returns a number or a size.
    var answer: Int64 { Int64(rawValue) }

    /// The status for `error`.
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
