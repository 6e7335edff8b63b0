import ArgumentParser
import DictModel

/// A command of dictc: it answers with an exit status and leaves messages to its caller.
protocol Command: ParsableCommand {
    /// Whether answers and errors are JSON.
    var isJSON: Bool { get }

    /// Whether it replaces files, so that a signal that ends it must wait for their clean-up.
    static var writesFiles: Bool { get }

    /// Does the work; data goes to `output`.
    func execute(_ output: StandardOutput) throws -> ExitStatus
}

extension Command {
    static var writesFiles: Bool { false }
}

/// The option that every command has.
struct FormatOptions: ParsableArguments {
    @Flag(name: .customLong("json"), help: "Answer in JSON; errors too are an object then.")
    var isJSON = false
}

/// Where artefacts are looked for.
struct ArtefactOptions: ParsableArguments {
    @Option(name: .customLong("dir"), help: "The folder with the artefacts.")
    var directory: String?

    @Option(name: .customLong("language"), help: "The language of the words.")
    var languageArgument = LanguageArgument.en

    var language: Language { languageArgument.language }
}

/// A language as arguments name it: by its ISO 639-1 code.
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
