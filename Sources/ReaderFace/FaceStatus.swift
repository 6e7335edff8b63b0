import DictFormat

/// The status numbers of the C interface: 0 for success, and negative numbers for failures.
///
/// The numbers never change. The C part of the library adds three more: -9 for a missing file, -10
/// for an unreadable one, and -12 for a lack of memory.
package enum FaceStatus: Int32 {
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

    /// The status as a 64-bit number, for functions that otherwise return a count or a size.
    package var answer: Int64 { Int64(rawValue) }

    /// Creates the status that reports `error` to callers of the C interface.
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
