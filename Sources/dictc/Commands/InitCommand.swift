import ArgumentParser
import DictFiles
import DictFormat
import DictModel
import DictOutput
import DictPipeline
import Platform

struct InitCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Start a project: raw-data with a configuration.",
        discussion: """
            Example: dictc init my-game-words
            Example: dictc init my-game-words --template wordle

            With --template, the project makes what one game needs, and builds as it is. Editors \
            that know JSON Schema check dictc.yml while you write it. Refuses a folder that is not empty, except with --force. Never replaces a file.
            """)

    @Argument(help: "The folder.", completion: .directory)
    var directory = "."

    @Option(help: "The game to start with (default: a lexicon).")
    var template: TemplateArgument?

    @Flag(help: "Write into a folder that is not empty; existing files are kept.")
    var force = false

    @OptionGroup(title: "Output options")
    var format: FormatOptions

    static var writesFiles: Bool { true }
    var isJSON: Bool { format.isJSON }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        try OutputFolder.create(directory)
        guard try force || isEmpty() else {
            throw Diagnostic(
                .usageFolder, at: Place(directory), "the folder is not empty",
                hint: "name a new folder, or add --force (no file is replaced)")
        }
        var (written, kept) = ([String](), [String]())
        for file in ProjectTemplate.files(template?.template) {
            let path = directory + "/" + file.path
            if Process.isTaken(path) {
                kept.append(file.path)
                continue
            }
            if let slash = path.lastIndex(of: "/") {
                try OutputFolder.create(String(path[..<slash]))
            }
            try AtomicFile.write(Array(file.text.utf8), to: path)
            written.append(file.path)
        }
        if isJSON {
            try output.line(
                .object([
                    ("schema", .integer(1)), ("directory", .string(directory)),
                    ("written", .array(written.map { .string($0) })),
                    ("kept", .array(kept.map { .string($0) })),
                ]))
        } else {
            let folder = TerminalText.escaped(directory)
            for path in written { try output.line("\(folder)/\(path)") }
            for path in kept { StandardError.line("\(folder)/\(path): exists, kept") }
        }
        return .success
    }

    /// Returns whether the folder in which to create the project is empty.
    ///
    /// A hidden file makes the folder non-empty, too.
    private func isEmpty() throws(Diagnostic) -> Bool {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: directory).isEmpty
        } catch {
            let cause = (error as? CocoaError)?.underlying as? POSIXError
            let code = cause?.code.rawValue ?? EIO
            throw Diagnostic(
                .fileUnreadable, at: Place(directory), "the folder cannot be read", system: code,
                hint: "look at its permissions")
        }
    }
}

/// A game for which `dictc init` can start a project, as a command-line argument.
enum TemplateArgument: String, ExpressibleByArgument, CaseIterable {
    case guess, ghost, wordle, hangman, fill, all

    /// The template with the same name.
    var template: ProjectTemplate? { ProjectTemplate(rawValue: rawValue) }
}
