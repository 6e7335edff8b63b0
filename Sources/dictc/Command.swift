import ArgumentParser
import DictModel
import DictPipeline

/// A command of dictc, which returns an exit status and leaves errors to its caller.
protocol Command: ParsableCommand {
    /// Whether output and errors are JSON.
    var isJSON: Bool { get }

    /// Whether it replaces files; then a signal must wait for their clean-up before it ends the
    /// process.
    static var writesFiles: Bool { get }

    /// Runs the command; data goes to `output`.
    func execute(_ output: StandardOutput) throws -> ExitStatus
}

extension Command {
    static var writesFiles: Bool { false }
}

/// A command that works on a project.
///
/// Its diagnostics name files as dictc.yml does; before they are shown, the project's folder is
/// added.
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

    /// The options of a plain build of the project.
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

/// A language in arguments, by its ISO 639-1 code.
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
