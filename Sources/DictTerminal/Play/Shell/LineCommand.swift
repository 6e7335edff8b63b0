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

    /// Creates the command in `line`, or returns `nil` if the line does not begin with a colon.
    ///
    /// The line `?` is the command `:rules`, as the key is on a screen.
    ///
    /// The command `:names` must contain `players` names.
    init?(_ line: String, players: Int, _ texts: GameTexts.Lines) {
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
                ?? .unknown(texts.unknownLanguage(argument))
        case ":names":
            do throws(Diagnostic) {
                self = .names(try PlayerNames.names(argument, players: players))
            } catch {
                self = .unknown(error.statement)
            }
        case ":choose":
            self =
                Int(argument).map { .choose($0 - 1) }
                ?? .unknown(texts.notANumber(argument))
        case let name: self = .unknown(texts.unknownCommand(name))
        }
    }
}
