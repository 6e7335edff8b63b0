/// The exit statuses of dictc: those of sysexits, and 1 for a negative answer.
enum ExitStatus: Int32 {
    case success = 0
    /// A negative answer: no word, a difference, a stale build.
    case negative = 1
    case usage = 64
    /// Bad input data or a damaged artefact.
    case badData = 65
    case missingInput = 66
    /// A mistake of dictc itself.
    case internalError = 70
    case cannotCreate = 73
    case io = 74
    case locked = 75
    /// A signature or a policy forbids it.
    case policy = 77
    case configuration = 78
}
