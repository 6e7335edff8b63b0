import DictModel

/// The exit statuses of dictc: those of sysexits.h, and 1 for a negative answer.
enum ExitStatus: Int32 {
    case success = 0
    /// A negative answer, such as a text that is not a word, or a build that is out of date.
    case negative = 1
    case usage = 64
    /// Bad input data or a damaged artefact.
    case badData = 65
    case missingInput = 66
    /// A bug in dictc.
    case internalError = 70
    case cannotCreate = 73
    case io = 74
    case locked = 75
    /// Forbidden by a signature or a policy.
    case policy = 77
    case configuration = 78

    /// Creates the status for a diagnostic with `cause`; a note alone is a success.
    init(_ cause: Diagnostic.Cause) {
        self =
            switch cause {
            case .note: .success
            case .usage: .usage
            case .badData, .limit: .badData
            case .missing: .missingInput
            case .internalFault: .internalError
            case .cannotCreate: .cannotCreate
            case .io: .io
            case .locked: .locked
            case .policy: .policy
            case .configuration: .configuration
            }
    }
}
