import DictModel

/// What a line that begins with a colon asks for, in a game without a screen.
enum LineCommand: Equatable {
    case help
    case new
    case language(Language)
    case names([String])
    case choose(Int)
    case scores
    case quit
    /// No command; the reason.
    case unknown(String)

    /// What `:help` answers.
    static let helpLines = [
        ":new  another round", ":language en|nl  the other language, with a new round",
        ":names A,B  other players", ":choose N  a level or kind of phrase",
        ":scores  high scores and statistics", ":quit  the end; the game is kept",
    ]

    /// The command of `line`; `nil` where it does not begin with a colon.
    init?(_ line: String, players: Int) {
        guard line.utf8.first == UInt8(ascii: ":") else { return nil }
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        let argument = parts.count > 1 ? parts[1].trimmingBlanks : ""
        switch parts.first ?? "" {
        case ":help": self = .help
        case ":new": self = .new
        case ":scores": self = .scores
        case ":quit": self = .quit
        case ":language":
            self =
                Language(code: argument).map(LineCommand.language)
                ?? .unknown("no language \"\(argument)\" (expected en or nl)")
        case ":names":
            do {
                self = .names(try PlayerNames.names(argument, players: players))
            } catch {
                self = .unknown(Failure(error).problem)
            }
        case ":choose":
            self = Int(argument).map { .choose($0 - 1) } ?? .unknown("no number \"\(argument)\"")
        case let name: self = .unknown("no command \"\(name)\"; :help lists them")
        }
    }
}
