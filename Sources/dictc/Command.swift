import ArgumentParser
import DictModel
import DictPipeline

/// A command of dictc, which returns an exit status and leaves its errors to ``Dictc`` to report.
protocol Command: ParsableCommand {
    /// Whether to print output and errors as JSON.
    var isJSON: Bool { get }

    /// Whether the command writes files, so that a signal must remove its temporary files before
    /// it ends the process.
    static var writesFiles: Bool { get }

    /// Runs the command, writes its data to `output`, and returns the exit status.
    func execute(_ output: StandardOutput) throws -> ExitStatus
}

extension Command {
    static var writesFiles: Bool { false }
}

/// A command that works on a project.
///
/// Its diagnostics give file names as dictc.yml does. Before they are shown, the names become
/// paths from the working directory.
protocol ProjectCommand: Command {
    /// The options that select the project.
    var project: ProjectOptions { get }
}

/// The options that select a project.
struct ProjectOptions: ParsableArguments {
    @Option(help: "The configuration (default: the nearest raw-data/dictc.yml, here or above).")
    var config: String?

    @Flag(help: "Allow the configuration to name files outside its folder.")
    var allowOutside = false

    /// The project's settings as build options; all other options have their defaults.
    var buildOptions: BuildOptions {
        var options = BuildOptions()
        options.configuration = config
        options.allowsOutside = allowOutside
        return options
    }
}

/// The options that every command has.
struct FormatOptions: ParsableArguments {
    @Flag(name: .customLong("json"), help: "Print JSON, for errors as well.")
    var isJSON = false
}

/// The options that select artefacts.
struct ArtefactOptions: ParsableArguments {
    @Option(name: .customLong("dir"), help: "The folder with the artefacts.")
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
