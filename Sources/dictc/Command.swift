public import ArgumentParser
public import DictModel

/// A command of dictc: it answers with an exit status and leaves messages to its caller.
protocol Command: ParsableCommand {
    /// Whether answers and errors are JSON.
    var isJSON: Bool { get }

    /// Does the work; data goes to `output`.
    func execute(_ output: StandardOutput) throws -> ExitStatus
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

    @Option(help: "The language: en or nl.")
    var language: Language = .english
}

extension Language: ExpressibleByArgument {
    /// The language with the ISO 639-1 code `argument`.
    public init?(argument: String) { self.init(code: argument) }

    /// The code, as help shows it.
    public var defaultValueDescription: String { code }

    /// The codes that completions offer.
    public static var allValueStrings: [String] { allCases.map(\.code) }
}
