import ArgumentParser
import DictModel
import DictStore
import DictTerminal
import WordGames

struct PlayCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "play",
        abstract: "Play a word game in the terminal.",
        discussion: """
            Example: dictc play ghost --names Ann,Bob
            Example: printf 'crane\\nmoist\\n' | dictc play wordle --seed 7
            Example: dictc play wordle --daily

            Your game is saved after every move and resumed at the next start, as are names, \
            language and scores: in --archive, else $DICTC_ARCHIVE, $XDG_STATE_HOME/dictc or \
            ~/.local/state/dictc. The key ? shows the rules, Esc the menu. Without a terminal, \
            each line is a guess; ghost without --names first reads the two names; fill reads an \
            option, or a row and an option. Lines that start with a colon are commands; :help \
            lists them, and ? prints the rules.
            """)

    @Argument(help: "The game; without one, a terminal shows a menu.")
    var game: GameKind?

    @Option(help: "The language to play in from now on (default: the last one, or en).")
    var language: LanguageArgument?

    @Option(
        name: .customLong("dir"),
        help:
            "The folder with the packs (default: those of the nearest project, or else dictc's own).",
        completion: .directory)
    var directory: String?

    @Option(
        help: "Start a repeatable game; in a terminal, resume the one saved with this seed.",
        transform: wholeNumber(0...UInt64.max))
    var seed: UInt64?

    @Option(
        help: ArgumentHelp(
            "Play the game of a day, which is the same for everybody: wordle or guess.",
            valueName: "yyyy-mm-dd"), transform: calendarDay)
    var day: CalendarDay?

    @Flag(help: "Play the game of today.")
    var daily = false

    @Option(help: ArgumentHelp("The names of the players.", valueName: "A,B"))
    var names: String?

    @Option(help: "Let the computer be player 2 of ghost.")
    var computer: ComputerArgument?

    @Option(
        help: ArgumentHelp("The folder for saved games and scores.", valueName: "dir"),
        completion: .directory)
    var archive: String?

    @Flag(help: "Start over, even if there is a saved game.")
    var new = false

    @Flag(help: "Print plain lines, even in a terminal.")
    var plain = false

    @Flag(help: "Let nothing move; with NO_COLOR, nothing does.")
    var still = false

    @OptionGroup(title: "Output options")
    var format: FormatOptions

    var isJSON: Bool { format.isJSON }

    enum ComputerArgument: String, ExpressibleByArgument, CaseIterable {
        case easy, medium, hard

        var strength: GhostStrength {
            switch self {
            case .easy: .easy
            case .medium: .medium
            case .hard: .hard
            }
        }
    }

    func validate() throws {
        if let game { try check(game) }
        guard daily || day != nil else { return }
        if daily && day != nil || seed != nil {
            throw ValidationError("--day, --daily and --seed exclude each other")
        }
    }

    /// Throws an error for the argument parser if there is an option that `game` does not have.
    private func check(_ game: GameKind) throws {
        if computer != nil && game != .ghost {
            throw ValidationError("--computer goes with ghost")
        }
        if daily || day != nil, game != .wordle && game != .guess {
            throw ValidationError("--day and --daily go with wordle and guess")
        }
    }

    /// The game that is named or, at a terminal, chosen from a menu.
    private func chosenGame(_ archive: GameArchive?) throws -> GameKind? {
        if let game { return game }
        let fitting = GameKind.allCases.filter { (try? check($0)) != nil }
        guard let first = fitting.first else {
            throw Diagnostic.usage(
                "no game has all these options", hint: "see `dictc help play`")
        }
        if let archive {
            let language = language?.language ?? archive.contents.preferences.language
            return try GameMenu.choice(of: fitting, in: language, colours: Colour.output)
        }
        for line in GameMenu.lines(fitting) { StandardError.line(line) }
        throw Diagnostic.usage(
            "play needs the name of a game",
            hint: "begin with `dictc play \(first.name)`")
    }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        let hasScreen = !plain && !isJSON && Terminal.isUsable(Process.environment)
        let saved = try hasScreen ? GameArchive(folder: ArchivePlace.folder(archive)) : nil
        guard let game = try chosenGame(saved) else { return .success }
        var options = PlayOptions(game)
        options.language = language?.language
        options.directory = directory
        options.seed = seed
        options.day = day ?? (daily ? .today : nil)
        options.computer = computer?.strength
        options.isNew = new
        if let names {
            options.names = try PlayerNames.names(names, players: options.humans)
        }
        guard let saved else {
            let archive = try GameArchive(folder: ArchivePlace.folder(archive))
            try LinePlay(options, archive, output, isJSON: isJSON).run()
            return .success
        }
        let play = try ScreenPlay(options, saved, colours: Colour.output, isStill: still)
        try play.run()
        return .success
    }
}
