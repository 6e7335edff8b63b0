import ArgumentParser
import DictModel
import DictOutput
import DictPipeline
import DictTerminal

@main
struct Dictc: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dictc",
        abstract: "Compile dictionaries and level packs for word games, and query them.",
        discussion: """
            Example: dictc build
            Example: dictc query PEAF

            Output options:
              --format    The form of lists: text, json, jsonl, csv or tsv.
              --json      Short for --format json: JSON, for errors as well.
              --csv       Short for --format csv: a table with a header.
              --color     auto, always or never; auto colours on terminals, unless NO_COLOR is set.
              --no-pager  Do not show long results page by page.

            Exit status:
              0   done, or found
              1   a negative answer, such as "not a word"
              64  usage: the call is wrong
              65  bad data: the input is invalid, or a pack is damaged
              66  missing input
              70  a bug in dictc
              71  no memory: the system refused it
              73  cannot create output
              74  I/O: reading or writing failed
              75  locked: another dictc is at work
              77  policy: a signature or rule forbids it
              78  configuration: dictc.yml is wrong

            With --json an error is an object on standard output, too. `dictc explain CODE` explains \
            the code of an error.

            Environment:
              NO_COLOR        If set and not empty, nothing is coloured; --color overrides it.
              PAGER           Shows results that are longer than the terminal (default: less -FRX).
              COLUMNS         The width of help.
              TERM            If unset or "dumb", there are no colours, progress, pager or line editing.
              TMPDIR          The folder for temporary files.
              DICTC_DATA      The folder of dictc's own words and packs, if it is not share/dictc.
              DICTC_ARCHIVE   The folder for saved games and scores.
              XDG_STATE_HOME  Contains dictc/, the folder for games if DICTC_ARCHIVE is not set.

            Files:
              raw-data/dictc.yml   The configuration; it is found from any folder of the project.
              raw-data/dictc.lock  The checksums of all sources, for --locked.
              build-output/        The packs, with manifest.json and report.json.
              ~/.local/state/dictc/  Saved games and scores.
            """,
        version: "dictc 0.1.0",
        groupedSubcommands: [
            CommandGroup(
                name: "Build",
                subcommands: [
                    BuildCommand.self, LexiconCommand.self, LevelsCommand.self,
                    CalendarCommand.self, ShipCommand.self, InitCommand.self, ConfigCommand.self,
                ]),
            CommandGroup(
                name: "Look-up",
                subcommands: [
                    QueryCommand.self, WhyCommand.self, InfoCommand.self, ExportCommand.self,
                    PlayCommand.self, ExplainCommand.self,
                ]),
            CommandGroup(
                name: "Check",
                subcommands: [
                    VerifyCommand.self, DiffCommand.self, ReportCommand.self, TriageCommand.self,
                ]),
            CommandGroup(
                name: "Corpus",
                subcommands: [CountCommand.self, TagCommand.self, TrainCommand.self]),
            CommandGroup(
                name: "Cluster",
                subcommands: [
                    ShardCommand.self, MapCommand.self, MergeCommand.self, FinishCommand.self,
                ]),
        ])

    static func main() {
        Process.prepare()
        MemoryRefusal.prepare(isJSON: Process.wantsJSON)
        Process.end(run())
    }

    private static func run() -> ExitStatus {
        let output = StandardOutput()
        let isJSON = Process.wantsJSON
        do {
            let status = try answer(ordered(try Process.arguments()), output)
            try output.finish()
            return status
        } catch is StandardOutput.Closed {
            try? output.finish()
            return .success
        } catch {
            let errors = Diagnostics(error).map(PathAdvice.advised)
            // Answers from before the error are shown first.
            try? output.finish()
            StandardError.line(errors.shown)
            if isJSON {
                try? output.line(errors.json)
                try? output.flush()
            }
            return errors.status
        }
    }

    /// Returns `arguments` with leading options of the output, such as `--json`, moved to just after
    /// the command, and negative numbers joined to their options, as in `--limit=-1`.
    ///
    /// The argument parser accepts neither an option before the command, nor a value that begins
    /// like an option.
    private static func ordered(_ arguments: [String]) -> [String] {
        var joined: [String] = []
        for (index, argument) in arguments.enumerated() {
            let isNumber =
                argument.utf8.count > 1 && argument.hasPrefix("-")
                && argument.utf8.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
            if isNumber, let option = joined.last, option.hasPrefix("--"), option.count > 2,
                !option.contains("="), !arguments[..<index].contains("--")
            {
                joined[joined.count - 1] = option + "=" + argument
            } else {
                joined.append(argument)
            }
        }
        return reordered(joined)
    }

    private static func reordered(_ arguments: [String]) -> [String] {
        var count = 0
        while count < arguments.count {
            let argument = arguments[count]
            if argument == "--color" || argument == "--format" {
                count += 2
            } else if ["--json", "--csv", "--no-pager"].contains(argument)
                || argument.hasPrefix("--color=") || argument.hasPrefix("--format=")
            {
                count += 1
            } else {
                break
            }
        }
        guard count > 0, count < arguments.count, commands.contains(arguments[count]) else {
            return arguments
        }
        return [arguments[count]] + arguments[..<count] + arguments[(count + 1)...]
    }

    /// The names of all commands, such as "build".
    private static var commands: [String] {
        configuration.subcommands.compactMap { $0.configuration.commandName }
    }

    /// Answers a question that needs no argument parser, or returns `nil` if `arguments` need it.
    private static func plainAnswer(
        _ arguments: [String], _ output: StandardOutput
    ) throws -> ExitStatus? {
        if arguments == ["--version"] {
            try output.line(configuration.version)
            return .success
        }
        if let request = QueryRequest(plain: arguments) {
            output.isPaged = !request.texts.contains("-")
            return try request.answer(output)
        }
        return try InfoRequest(plain: arguments)?.answer(output)
    }

    private static func answer(
        _ arguments: [String], _ output: StandardOutput
    ) throws -> ExitStatus {
        if let status = try plainAnswer(arguments, output) { return status }
        if arguments.count > 1, arguments[0] == "help" {
            let named = arguments[1]
            guard named.hasPrefix("-") || (commands + ["help"]).contains(named) else {
                throw UsageError.noCommand(named, commands: commands)
            }
        }
        let parsed: any ParsableCommand
        do {
            parsed = try parseAsRoot(arguments)
        } catch {
            return try answer(error, arguments, output)
        }
        if let command = parsed as? any Command {
            if type(of: command).writesFiles { Interruption.watch() }
            output.isPaged = command.isPaged
            do {
                return try command.execute(output)
            } catch let closed as StandardOutput.Closed {
                throw closed
            } catch {
                guard let command = command as? any ProjectCommand else { throw error }
                throw Diagnostics(error).map { $0.located(by: command.options) }
            }
        }
        if !arguments.isEmpty { return try answer(refusal(of: parsed), arguments, output) }
        StandardError.line(
            HelpText(command: Dictc.self, columns: Process.columnsForHelp)
                .overview(isStrong: Colour.errors))
        return .usage
    }

    /// Returns the help that `arguments` ask for, or `nil` if they ask for something else.
    ///
    /// - Throws: `usage.command` if they ask about a command that does not exist.
    private static func help(_ arguments: [String]) throws -> String? {
        let others = arguments.filter { !$0.hasPrefix("-") }
        let isHelp = others.first == "help"
        guard isHelp || arguments.contains(where: { ["-h", "--help", "-help"].contains($0) }) else {
            return nil
        }
        let name = isHelp ? others.dropFirst().first : others.first
        let command = configuration.subcommands.first {
            $0.configuration.commandName == name
        }
        if let name, command == nil {
            // The parser has its own help for `help`.
            guard name != "help" else { return nil }
            throw UsageError.noCommand(name, commands: commands)
        }
        return HelpText(command: command ?? Dictc.self, columns: Process.columnsForHelp)
            .text(isStrong: Colour.output) + "\n"
    }

    /// Runs a command that the argument parser itself provides, such as help, and returns its
    /// outcome.
    ///
    /// The parser reports every outcome as an error, even that of a request for help.
    private static func refusal(of parsed: any ParsableCommand) -> any Error {
        var command = parsed
        do {
            try command.run()
            return ExitCode.success
        } catch {
            return error
        }
    }

    /// Prints the help or the version if `error` is a request for it; otherwise throws a
    /// diagnostic.
    private static func answer(
        _ error: any Error, _ arguments: [String], _ output: StandardOutput
    ) throws -> ExitStatus {
        guard exitCode(for: error) != .success else {
            let text = try help(arguments) ?? fullMessage(for: error)
            let isScript = arguments.contains { $0.hasPrefix("--generate-completion-script") }
            try output.line(
                isScript ? CompletionScript.withHelp(text, commands: commands) : text)
            return .success
        }
        let command = configuration.subcommands.first {
            $0.configuration.commandName == arguments.first
        }
        throw UsageError.diagnostic(
            message(for: error), arguments, commands: commands,
            help: command.map { helpMessage(for: $0, columns: 200) } ?? "")
    }
}
