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

            The game is kept after every move and goes on at the next start, as do names, language \
            and scores: in --archive, else $DICTC_ARCHIVE, $XDG_STATE_HOME/dictc or \
            ~/.local/state/dictc. Without a terminal a line is a guess; ghost without --names \
            reads the two names first; fill reads an option, or a row and an option. Lines that \
            begin with a colon are commands, :help lists them.
            """)

    @Argument(help: "guess, ghost, wordle, hangman or fill.")
    var game: GameName

    @Option(help: "The language, from now on (default: the one played last, else en).")
    var language: LanguageArgument?

    @Option(name: .customLong("dir"), help: "The folder with the artefacts.")
    var directory: String?

    @Option(
        help: "Fix all choices and begin anew; on a terminal a kept game of that seed goes on.")
    var seed: UInt64?

    @Option(help: ArgumentHelp("Who plays.", valueName: "A,B"))
    var names: String?

    @Option(help: "Let the computer be player 2 of ghost: easy, medium or hard.")
    var computer: ComputerArgument?

    @Option(help: ArgumentHelp("The folder that keeps games and scores.", valueName: "dir"))
    var archive: String?

    @Flag(help: "Begin anew, whatever is kept.")
    var new = false

    @Flag(help: "Print lines, also on a terminal.")
    var plain = false

    @OptionGroup var format: FormatOptions

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
            options, archive, colours: Process.environment("NO_COLOR") == nil)
        try play.run()
        return .success
    }
}
