import DictFormat
import DictModel
import DictPipeline

/// Everything that is wrong with one call; the first error decides the exit status.
struct FailureList {
    let first: Failure
    private let others: [Failure]
    /// How many more there are that nobody listed.
    private let omitted: Int

    /// What `error` of any module stands for.
    init(_ error: any Error) {
        switch error {
        case let error as Diagnostics: self.init(error.errors, error.omitted, error)
        case let error as PipelineFailure: self.init(error.errors, error.omitted, error)
        case let error as ConfigurationFailure: self.init(error.errors, error.omitted, error)
        default: self.init([error], 0, error)
        }
    }

    private init(_ errors: [any Error], _ omitted: Int, _ whole: any Error) {
        first = Failure(errors.first ?? whole)
        others = errors.dropFirst().map { Failure($0) }
        self.omitted = omitted
    }

    /// The errors, one a line, with their excerpts.
    var text: String {
        let lines = ([first] + others).map(\.text)
        let rest = omitted > 0 ? ["dictc: \(TerminalText.grouped(omitted)) more"] : []
        return (lines + rest).joined(separator: "\n")
    }

    /// The same facts for programs.
    var json: JSON {
        var members: [(String, JSON)] = [("schema", .integer(1)), ("error", first.json)]
        if !others.isEmpty { members.append(("more", .array(others.map(\.json)))) }
        if omitted > 0 { members.append(("omitted", .integer(omitted))) }
        return .object(members)
    }
}
