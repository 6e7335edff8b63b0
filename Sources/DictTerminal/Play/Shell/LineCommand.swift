import DictModel

/// A command in a game without a screen: a line that begins with a colon, such as `:help`.
enum LineCommand: Equatable {
    case help
    case rules
    case share
    case new
    case language(Language)
    case names([String])
    case choose(Int)
    case scores
    case quit
    /// A line that is not a valid command although it begins with a colon, with the reason why.
    case unknown(String)

    /// The lines that the command `:help` prints.
    static let helpLines = [
        ":rules  show the rules", ":new  start another round",
        ":language en|nl  switch language and start a new round",
        ":names A,B  change players", ":choose N  choose a level or kind of phrase",
        ":scores  show high scores and statistics",
        ":share  show the result of a round of Wordle as text to share",
        ":quit  save the game and quit",
    ]

    /// Creates the command in `line`, or returns `nil` if the line does not begin with a colon.
    ///
    /// The line `?` is the command `:rules`, as the key is on a screen.
    ///
    /// The command `:names` must contain `players` names.
    init?(_ line: String, players: Int) {
        if line == "?" { self = .rules; return }
        guard line.utf8.first == UInt8(ascii: ":") else { return nil }
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        let argument = parts.count > 1 ? parts[1].trimmingBlanks : ""
        switch parts.first ?? "" {
        case ":help": self = .help
        case ":rules": self = .rules
        case ":share": self = .share
        case ":new": self = .new
        case ":scores": self = .scores
        case ":quit": self = .quit
        case ":language":
            self =
                Language(code: argument).map(LineCommand.language)
                ?? .unknown("unknown language \"\(argument)\" (expected en or nl)")
        case ":names":
            do throws(Diagnostic) {
                self = .names(try PlayerNames.names(argument, players: players))
            } catch {
                self = .unknown(error.statement)
            }
        case ":choose":
            self =
                Int(argument).map { .choose($0 - 1) }
                ?? .unknown("\"\(argument)\" is not a number")
        case let name: self = .unknown("unknown command \"\(name)\"; :help lists the commands")
        }
    }
}
