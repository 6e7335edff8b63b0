import DictModel

/// Why a stage of the pipeline failed.
public struct PipelineError: Error, Sendable {
    /// What kind of failure this is; each kind has one exit status.
    public enum Kind: Sendable {
        /// Contents of a source that are not what they have to be.
        case badData
        /// A source or configuration that is not there.
        case missing
        /// A source that differs from what a lock or signature states.
        case policy
        /// Reading failed.
        case io
        /// A configuration that cannot be followed.
        case configuration
        /// A fault of the tool itself.
        case internalFault
    }

    /// The kind of failure.
    public var kind: Kind
    /// The file, with line and column where known.
    public var place: String
    /// What is wrong, in one phrase.
    public var problem: String
    /// What to do about it; empty where there is nothing to say.
    public var hint: String

    /// A failure at `place`.
    public init(_ kind: Kind, place: String, problem: String, hint: String = "") {
        self.kind = kind
        self.place = place
        self.problem = problem
        self.hint = hint
    }
}

extension PipelineError: CustomStringConvertible {
    /// `place: what is wrong. hint: what to do`, safe to show on a terminal.
    public var description: String {
        PrintableText.singleLine(
            "\(place): \(problem)" + (hint.isEmpty ? "" : ". hint: \(hint)"))
    }
}

/// Why a build failed: everything that was found wrong, up to a limit.
public struct PipelineFailure: Error, Sendable {
    /// The most errors that are listed.
    static let limit = 20
    /// The errors in the order of the configuration, at least one.
    public var errors: [PipelineError]
    /// How many more there were.
    public var omitted: Int

    /// The failure of `errors`, which are not empty.
    init(_ errors: [PipelineError]) {
        self.errors = Array(errors.prefix(Self.limit))
        omitted = max(0, errors.count - Self.limit)
    }

    /// The failure of several pieces of work, in their order.
    ///
    /// - Parameter errors: What each of them threw; not empty.
    init(merging errors: [any Error]) {
        let failures = errors.map { error in
            error as? PipelineFailure ?? PipelineFailure([PipelineError(error)])
        }
        self.init(failures.flatMap(\.errors))
        omitted += failures.reduce(0) { $0 + $1.omitted }
    }
}
