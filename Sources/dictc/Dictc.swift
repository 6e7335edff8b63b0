import ArgumentParser
import DictModel
import DictPipeline

@main
struct Dictc: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dictc",
        abstract: "Compile dictionaries and level packs for word games, and query them.",
        discussion: """
            Example: dictc query PEAF

            Exit status: 0 done or found, 1 a negative answer, 64 usage, 65 bad data, 66 missing \
            input, 70 a bug in dictc, 73 cannot create output, 74 I/O, 75 locked, 77 policy, \
            78 configuration. With --json an error is an object on standard output: \
            {"schema":1,"error":{"code","place","file","line","column","problem","found",\
            "expected","hint","status"}}; if there are several, it is the first, and "more" is an \
            array of the others. `dictc explain CODE` explains a code.
            """,
        version: "dictc 0.1.0",
        subcommands: [
            BuildCommand.self, LexiconCommand.self, QueryCommand.self, WhyCommand.self,
            InfoCommand.self, VerifyCommand.self, ExportCommand.self, DiffCommand.self,
            ReportCommand.self, LevelsCommand.self, CountCommand.self, ShardCommand.self,
            MapCommand.self, MergeCommand.self, FinishCommand.self, TagCommand.self,
            TrainCommand.self, PlayCommand.self, ShipCommand.self, InitCommand.self,
            ConfigCommand.self, ExplainCommand.self,
        ])

    static func main() {
        Process.prepare()
        Process.end(run())
    }

    private static func run() -> ExitStatus {
        let output = StandardOutput()
        let isJSON = Process.hasArgument("--json")
        do {
            let status = try answer(ordered(try Process.arguments()), output)
            try output.flush()
            return status
        } catch is StandardOutput.Closed {
            return .success
        } catch {
            let errors = Diagnostics(error).map(PathAdvice.advised)
            // Answers from before the error are shown first.
            try? output.flush()
            StandardError.line(errors.text)
            if isJSON {
                try? output.line(errors.json)
                try? output.flush()
            }
            return errors.status
        }
    }

    /// Returns `arguments` with a leading `--json` moved to just after the command, and negative
    /// numbers joined to their options, as in `--limit=-1`.
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
        guard arguments.first == "--json", arguments.count > 1, commands.contains(arguments[1])
        else { return arguments }
        return [arguments[1], arguments[0]] + arguments.dropFirst(2)
    }

    /// The names of all commands, such as "build".
    private static var commands: [String] {
        configuration.subcommands.compactMap { $0.configuration.commandName }
    }

    private static func answer(
        _ arguments: [String], _ output: StandardOutput
    ) throws -> ExitStatus {
        if let request = QueryRequest(plain: arguments) { return try request.answer(output) }
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
            do {
                return try command.execute(output)
            } catch let closed as StandardOutput.Closed {
                throw closed
            } catch {
                guard let command = command as? any ProjectCommand else { throw error }
                throw Diagnostics(error).map { $0.located(by: command.project.buildOptions) }
            }
        }
        if !arguments.isEmpty { return try answer(refusal(of: parsed), arguments, output) }
        StandardError.line(helpMessage(for: Dictc.self))
        return .usage
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
            let text = fullMessage(for: error)
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
