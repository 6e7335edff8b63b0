import ArgumentParser
import DictModel
import DictStore
import WordGames

struct PlayCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "play",
        abstract: "Play a word game in the terminal.",
        discussion: """
            Example: dictc play ghost --names Ann,Bob
            Example: printf 'crane\\nmoist\\n' | dictc play wordle --seed 7

            Your game is saved after every move and resumed at the next start, as are names, \
            language and scores: in --archive, else $DICTC_ARCHIVE, $XDG_STATE_HOME/dictc or \
            ~/.local/state/dictc. The key ? shows the rules, Esc the menu. Without a terminal, \
            each line is a guess; ghost without --names first reads the two names; fill reads an \
            option, or a row and an option. Lines that start with a colon are commands; :help \
            lists them, and ? prints the rules.
            """)

    @Argument(help: "guess, ghost, wordle, hangman or fill.")
    var game: GameKind

    @Option(help: "The language to play in from now on (default: the last one, or en).")
    var language: LanguageArgument?

    @Option(
        name: .customLong("dir"), help: "The folder with the artefacts.", completion: .directory)
    var directory: String?

    @Option(
        help: "Start a repeatable game; in a terminal, resume the one saved with this seed.")
    var seed: UInt64?

    @Option(help: ArgumentHelp("The names of the players.", valueName: "A,B"))
    var names: String?

    @Option(help: "Let the computer be player 2 of ghost: easy, medium or hard.")
    var computer: ComputerArgument?

    @Option(
        help: ArgumentHelp("The folder for saved games and scores.", valueName: "dir"),
        completion: .directory)
    var archive: String?

    @Flag(help: "Start over, even if there is a saved game.")
    var new = false

    @Flag(help: "Print plain lines, even in a terminal.")
    var plain = false

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
        if computer != nil && game != .ghost {
            throw ValidationError("--computer goes with ghost")
        }
    }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        var options = PlayOptions(
            game: game, language: language?.language, directory: directory, seed: seed,
            computer: computer?.strength, isNew: new)
        if let names {
            options.names = try PlayerNames.names(names, players: options.humans)
        }
        let archive = try GameArchive(folder: ArchivePlace.folder(archive))
        guard !plain, !isJSON, Terminal.isUsable(Process.environment) else {
            try LinePlay(options, archive, output, isJSON: isJSON).run()
            return .success
        }
        let play = try ScreenPlay(
            options, archive, colours: Colour.output)
        try play.run()
        return .success
    }
}
