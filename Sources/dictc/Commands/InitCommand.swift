import ArgumentParser
import DictConfiguration
import DictFiles
import DictFormat
import DictModel
import DictOutput
import DictPipeline
import DictTerminal
import Platform
import WordGames

struct InitCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Start a project: raw-data with a configuration.",
        discussion: """
            Example: dictc init my-game-words
            Example: dictc init my-game-words --template wordle
            Example: dictc init . --template ghost --words mine.txt

            With --template, the project makes what one game needs, and builds as it is; wordle \
            and ghost know the words that come with dictc. Your own \
            files are copied into it in place of the samples; of sections that need a file that \
            you have not given, dictc.yml holds an example. Editors that know JSON Schema check \
            dictc.yml while you write it. Refuses a folder with other files, except with --force. \
            Never replaces a file.
            """)

    @Argument(help: "The folder.", completion: .directory)
    var directory = "."

    @Option(help: "The game to start with (default: a lexicon).")
    var template: TemplateArgument?

    @Option(help: "The language (default: en).")
    var language: LanguageArgument?

    @Option(help: "Your words, one per line.", completion: .file())
    var words: String?

    @Option(help: "Your phrases for Hangman, one per line.", completion: .file())
    var phrases: String?

    @Option(help: "Your text for FillMeUp, to take sentences from.", completion: .file())
    var text: String?

    @Flag(help: "Write into a folder that is not empty; existing files are kept.")
    var force = false

    @OptionGroup(title: "Output options")
    var format: FormatOptions

    static var writesFiles: Bool { true }
    var isJSON: Bool { format.isJSON }

    func validate() throws {
        if phrases != nil && words == nil {
            throw ValidationError("--phrases needs --words, since phrases consist of your words")
        }
        if language.map({ $0.language != .english }) ?? false && words == nil && text == nil {
            throw ValidationError("the samples are English; give --words or --text as well")
        }
    }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        let project = try project()
        try OutputFolder.create(directory)
        guard try force || isEmpty() else {
            throw Diagnostic(
                .usageFolder, at: Place(directory), "the folder is not empty",
                hint: "name a new folder, or add --force (no file is replaced)")
        }
        var (written, kept) = ([String](), [String]())
        for file in project.files {
            let path = directory + "/" + file.path
            if Process.isTaken(path) {
                kept.append(file.path)
                continue
            }
            if let slash = path.lastIndex(of: "/") {
                try OutputFolder.create(String(path[..<slash]))
            }
            try AtomicFile.write(file.bytes, to: path)
            written.append(file.path)
        }
        if isJSON {
            try output.line(
                JSON([
                    "schema": 1, "directory": directory, "written": written, "kept": kept,
                ]))
        } else {
            let folder = TerminalText.escaped(directory)
            for path in written { try output.line("\(folder)/\(path)") }
            for path in kept { StandardError.line("\(folder)/\(path): exists, kept") }
            try output.line("next: " + advice(project, folder))
        }
        return .success
    }

    /// Returns what to do next.
    private func advice(_ project: NewProject, _ folder: String) -> String {
        let place = directory == "." ? "" : " in \(folder)"
        if project.isOwn { return "`dictc build`\(place)" }
        let (contents, file) = project.sample
        let sample = "\(folder)/raw-data/\(file)"
        guard let template, project.takesInstalledWords else {
            return "put your \(contents) into \(sample), then run `dictc build`\(place)"
        }
        let game = GameKind(argument: template.rawValue) ?? .wordle
        return "`dictc build` and `dictc play \(game.name)`\(place); your own \(contents) go into "
            + sample
    }

    /// Reads the user's files.
    private func project() throws -> NewProject {
        func own(_ path: String?) throws -> NewProject.OwnFile? {
            guard let path else { return nil }
            let name = path.split(separator: "/").last.map(String.init) ?? path
            return NewProject.OwnFile(name: name, bytes: try FileContents.bytes(of: path))
        }
        var project = NewProject(template?.template)
        project.language = language?.language ?? .english
        project.hasInstalledWords = Installation.configuration != nil
        project.words = try own(words)
        project.phrases = try own(phrases)
        project.text = try own(text)
        return project
    }

    /// Returns whether the folder in which to create the project holds nothing but the user's files
    /// that are copied into it.
    ///
    /// A hidden file makes the folder non-empty, too.
    private func isEmpty() throws(Diagnostic) -> Bool {
        let own = [words, phrases, text].compactMap { $0.flatMap(FileIdentity.init(path:)) }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: directory).allSatisfy {
                FileIdentity(path: directory + "/" + $0).map(own.contains) ?? false
            }
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
