import DictFormat
import DictModel
import DictPipeline
import DictReader
import DictStore

/// One thing that is wrong: the one form to which every module's errors are brought.
struct Failure: Error {
    var status: ExitStatus
    /// What the message is about: a file, with line and column where known, or the command.
    var place: String
    var problem: String
    var hint = ""
    /// The line that is wrong, and a line with a caret under the column; empty for none.
    var excerpt = ""

    /// `place: problem. hint: what to do`, and below it the excerpt; safe to show on a terminal.
    var text: String {
        let sentence = "\(place): \(problem)" + (hint.isEmpty ? "" : ". hint: \(hint)")
        let lines = [sentence] + excerpt.split(separator: "\n").map { "    " + $0 }
        return lines.map(TerminalText.escaped).joined(separator: "\n")
    }

    /// The same facts for programs.
    var json: JSON {
        .object([
            ("place", .string(place)), ("problem", .string(problem)), ("hint", .string(hint)),
            ("status", .integer(Int(status.rawValue))),
        ])
    }
}

extension Failure {
    /// A wrong call of dictc.
    static func usage(_ problem: String, hint: String = "") -> Failure {
        Failure(status: .usage, place: "dictc", problem: problem, hint: hint)
    }

    /// The failure that `error` of any module stands for, where that is a single one.
    init(_ error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let error as Diagnostic: self.init(error)
        case let error as StoreError: self.init(error)
        case let error as ConfigurationError: self.init(error)
        case let error as OpenError: self.init(error)
        case let error as FormatError:
            self.init(status: .badData, place: "artefact", error.description)
        default: self.init(PipelineError(error))
        }
    }

    private init(_ error: Diagnostic) {
        let status: ExitStatus =
            switch error.code.cause {
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
        self.init(
            status: status, place: error.place.description, problem: error.statement,
            hint: error.hint ?? "", excerpt: error.excerpt ?? "")
    }

    private init(_ error: StoreError) {
        let status: ExitStatus =
            switch error.kind {
            case .badData: .badData
            case .missing: .missingInput
            case .cannotCreate: .cannotCreate
            case .io: .io
            case .locked: .locked
            case .policy: .policy
            }
        self.init(status: status, place: error.place, problem: error.problem, hint: error.hint)
    }

    /// The failure `error` with another status.
    init(status: ExitStatus, _ error: StoreError) {
        self.init(status: status, place: error.place, problem: error.problem, hint: error.hint)
    }

    private init(_ error: ConfigurationError) {
        let status: ExitStatus =
            switch error.kind {
            case .configuration: .configuration
            case .limit: .badData
            case .unreadable: .io
            }
        let place = error.place.description
        self.init(
            status: status, place: place, problem: error.statement, hint: error.hint ?? "",
            excerpt: error.excerpt ?? "")
    }

    private init(_ error: PipelineError) {
        let status: ExitStatus =
            switch error.kind {
            case .badData: .badData
            case .missing: .missingInput
            case .policy: .policy
            case .io: .io
            case .configuration: .configuration
            case .internalFault: .internalError
            }
        self.init(status: status, place: error.place, problem: error.problem, hint: error.hint)
    }

    private init(_ error: OpenError) {
        switch error {
        case .missing(let path):
            self.init(status: .missingInput, place: path, problem: "no such file")
        case .unreadable(let path, let code):
            self.init(
                status: .io, place: path, problem: "cannot be read (\(SystemText.error(code)))")
        case .invalid(let path, let error):
            self.init(status: .badData, place: path, error.description)
        }
    }

    /// Takes a sentence apart that already ends in a hint.
    private init(status: ExitStatus, place: String, _ sentence: String) {
        let mark = Array(". hint: ".utf8)
        let bytes = Array(sentence.utf8)
        var start = 0
        while start + mark.count <= bytes.count {
            if bytes[start..<(start + mark.count)].elementsEqual(mark) {
                self.init(
                    status: status, place: place,
                    problem: String(sentence.utf8.prefix(start)) ?? sentence,
                    hint: String(sentence.utf8.dropFirst(start + mark.count)) ?? "")
                return
            }
            start += 1
        }
        self.init(status: status, place: place, problem: sentence)
    }
}
