import ArgumentParser
import DictConfiguration
import DictFormat
import DictOutput
import DictPipeline
import DictTerminal

struct ConfigCommand: ProjectCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Print a configuration with its defaults.",
        discussion: """
            Example: dictc config
            Example: dictc config --schema > dictc.schema.json

            Reads no source. Sections that the configuration leaves out decide what is built, so \
            they are left out here, too. With --schema, editors that know JSON Schema check and \
            complete dictc.yml.
            """)

    @OptionGroup(title: "Project options")
    var project: ProjectOptions

    @Flag(help: "Print every key as Markdown, as in Documentation/CONFIGURATION.md.")
    var markdown = false

    @Flag(help: "Print the JSON Schema of dictc.yml.")
    var schema = false

    @OptionGroup(title: "Output options")
    var format: FormatOptions

    var isJSON: Bool { format.isJSON }
    var isPaged: Bool { true }

    func validate() throws {
        if [markdown, schema, isJSON].count(where: { $0 }) > 1 {
            throw ValidationError("--markdown, --schema and --json exclude each other")
        }
    }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        if schema {
            try output.write(ConfigurationReference.schema.span)
        } else if markdown {
            for line in ConfigurationReference.markdown { try output.line(line) }
        } else {
            let options = project.buildOptions
            let filled = try ConfigurationReference.filled(
                atPath: options.configurationPath, allowOutside: options.allowsOutside)
            if isJSON {
                try output.line(
                    JSON([
                        "schema": 1, "file": filled.path,
                        "installation": ConfigurationReference.installation,
                        "configuration": filled.json,
                    ]))
            } else {
                try output.line("# \(TerminalText.escaped(filled.path)) with its defaults.")
                let folder = ConfigurationReference.installation.map(TerminalText.escaped)
                try output.line("# dictc: files are in \(folder ?? "no folder that was found").")
                for line in filled.lines { try output.line(TerminalText.escaped(line)) }
            }
        }
        return .success
    }
}
