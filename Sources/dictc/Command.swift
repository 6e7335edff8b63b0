import ArgumentParser
import DictModel
import DictPipeline
import DictTerminal

/// A command of dictc, such as `dictc build`.
///
/// A command returns an exit status, and throws its errors for ``Dictc`` to report.
protocol Command: ParsableCommand {
    /// Whether to print output and errors as JSON.
    var isJSON: Bool { get }

    /// Whether the command writes files.
    ///
    /// If it does, its temporary files are removed before a signal ends the process.
    static var writesFiles: Bool { get }

    /// Whether results that are longer than the terminal are shown by the user's pager.
    var isPaged: Bool { get }

    /// Runs the command, writes its results to `output` and returns the exit status.
    func execute(_ output: StandardOutput) throws -> ExitStatus
}

extension Command {
    static var writesFiles: Bool { false }
    var isPaged: Bool { false }
}

/// A command that works on a project: a folder with a `dictc.yml` and its source files.
///
/// The command's diagnostics contain file names as written in dictc.yml. ``Dictc`` turns these into
/// paths relative to the working directory before it shows them.
protocol ProjectCommand: Command {
    /// The options that select the project and its configuration file.
    var project: ProjectOptions { get }

    /// The options of a build of the project, by which diagnostics are located.
    var options: BuildOptions { get }
}

extension ProjectCommand {
    var options: BuildOptions { project.buildOptions }
}

/// The options that select the project that a command works on.
struct ProjectOptions: ParsableArguments {
    @Option(
        help: "The configuration (default: the nearest raw-data/dictc.yml, here or above).",
        completion: .file(extensions: ["yml"]))
    var config: String?

    @Flag(help: "Allow the configuration to name files outside its folder.")
    var allowOutside = false

    /// The options for a build of the selected project; all others have their default values.
    var buildOptions: BuildOptions {
        var options = BuildOptions()
        options.configuration = config
        options.allowsOutside = allowOutside
        return options
    }
}

/// The options of every command for its output on a terminal.
///
/// They are here for the parser, its help and its completions; ``Colour`` and ``Pager`` look for them
/// in the raw arguments.
struct ScreenOptions: ParsableArguments {
    @Option(help: "Colour what is shown; auto does so on terminals, unless NO_COLOR is set.")
    var color = Colour.Choice.auto

    @Flag(help: "Do not show long results page by page.")
    var noPager = false
}

/// The options for its output of a command that prints a single result.
struct FormatOptions: ParsableArguments {
    @Flag(name: .customLong("json"), help: "Print JSON, for errors as well.")
    var isJSON = false

    @OptionGroup var screen: ScreenOptions
}

/// The options for its output of a command that prints a list.
struct ListFormatOptions: ParsableArguments {
    @Option(name: .customLong("format"), help: "The form of the output (default: text).")
    var named: OutputFormat?

    @Flag(name: .customLong("json"), help: "Short for --format json: JSON, for errors as well.")
    var isShortForJSON = false

    @Flag(name: .customLong("csv"), help: "Short for --format csv: a table with a header.")
    var isShortForCSV = false

    @OptionGroup var screen: ScreenOptions

    /// The form of the output.
    var value: OutputFormat { named ?? (isShortForCSV ? .csv : isShortForJSON ? .json : .text) }
    var isJSON: Bool { value.isJSON }

    func validate() throws {
        if [named != nil, isShortForJSON, isShortForCSV].count(where: { $0 }) > 1 {
            throw ValidationError("--format, --json and --csv exclude each other")
        }
    }
}

/// The option for commands that another program runs on many machines.
struct AttendanceOptions: ParsableArguments {
    @Flag(help: "End once standard input is closed, as it is when the calling program is killed.")
    var endWithInput = false

    /// Starts to watch standard input if the option is given.
    func watch() {
        if endWithInput { Interruption.watchInput() }
    }
}

/// The options that select the folder and the language of the artefacts to read.
struct ArtefactOptions: ParsableArguments {
    @Option(
        name: .customLong("dir"),
        help:
            "The folder with the packs (default: that of the nearest project, or else dictc's own).",
        completion: .directory)
    var directory: String?

    @Option(name: .customLong("language"), help: "The language of the words.")
    var languageArgument = LanguageArgument.en

    var language: Language { languageArgument.language }
}

/// The ISO 639-1 code of a language, as a command-line argument.
enum LanguageArgument: String, ExpressibleByArgument, CaseIterable {
    case en
    case nl

    var language: Language {
        switch self {
        case .en: .english
        case .nl: .dutch
        }
    }
}
