package import DictModel

/// The exit statuses of dictc: 0 for success, 1 for a negative answer, and codes from `sysexits.h`.
package enum ExitStatus: Int32 {
    case success = 0
    /// A negative answer: for example, a text is not a word, or a build is out of date.
    case negative = 1
    case usage = 64
    /// The input is invalid or exceeds a limit, or an artefact is damaged.
    case badData = 65
    case missingInput = 66
    /// An error that only a bug in dictc can cause.
    case internalError = 70
    case noMemory = 71
    case cannotCreate = 73
    case io = 74
    case locked = 75
    /// A signature or a policy forbids the operation.
    case policy = 77
    case configuration = 78

    /// Creates the exit status for a diagnostic with the given cause.
    ///
    /// A note is not a failure, so its status is ``success``.
    package init(_ cause: Diagnostic.Cause) {
        self =
            switch cause {
            case .note: .success
            case .usage: .usage
            case .badData, .limit: .badData
            case .missing: .missingInput
            case .internalFault: .internalError
            case .noMemory: .noMemory
            case .cannotCreate: .cannotCreate
            case .io: .io
            case .locked: .locked
            case .policy: .policy
            case .configuration: .configuration
            }
    }

    /// A short description of the exit status, as in `dictc --help`.
    package var name: String {
        switch self {
        case .success: "done"
        case .negative: "a negative answer"
        case .usage: "usage"
        case .badData: "bad data"
        case .missingInput: "missing input"
        case .internalError: "a bug in dictc"
        case .noMemory: "no memory"
        case .cannotCreate: "cannot create output"
        case .io: "I/O"
        case .locked: "locked"
        case .policy: "policy"
        case .configuration: "configuration"
        }
    }
}
