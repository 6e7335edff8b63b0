import DictLexicon
import DictModel
import DictSources
import DictStore

extension PipelineError {
    /// The error of a module further down in the form of this one; any other error is a fault of
    /// the tool.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - files: The names of the sources by their numbers.
    public init(_ error: any Error, files: [String] = []) {
        switch error {
        case let error as PipelineError: self = error
        case let error as Diagnostic:
            let kind: Kind =
                switch error.code.cause {
                case .missing: .missing
                case .io, .cannotCreate, .locked: .io
                case .policy: .policy
                case .configuration: .configuration
                case .internalFault: .internalFault
                case .badData, .limit, .note, .usage: .badData
                }
            self.init(
                kind, place: error.place.description, problem: error.statement,
                hint: error.hint ?? "")
        case let error as SourceError:
            let kind: Kind =
                switch error.kind {
                case .missing: .missing
                case .unreadable: .io
                case .badData, .limit: .badData
                }
            self.init(
                kind, place: error.location, problem: error.statement, hint: error.hint ?? "")
        case let error as LexiconError:
            self.init(
                .badData, place: error.place(in: files).description,
                problem: error.problem(files: files), hint: error.hint)
        case let error as StoreError:
            let kind: Kind =
                switch error.kind {
                case .missing: .missing
                case .badData: .badData
                case .policy: .policy
                case .cannotCreate, .io, .locked: .io
                }
            self.init(kind, place: error.place, problem: error.problem, hint: error.hint)
        default:
            self.init(
                .internalFault, place: "dictc", problem: "internal error (\(error))",
                hint: "please report it with the command that shows it")
        }
    }
}

extension PipelineError {
    /// A difference from the lock as an error.
    init(_ difference: LockDifference, in project: Project) {
        self.init(
            .policy, place: project.path(of: difference.file), problem: difference.problem,
            hint: difference.hint)
    }
}
