import ArgumentParser
import DictFormat

@main
struct Dictc: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dictc",
        abstract: "Compiles dictionaries for word games, and answers from them.",
        discussion: """
            Example: dictc query PEAF

            Exit status: 0 done or found, 1 a negative answer, 64 usage, 65 bad data, 66 missing \
            input, 70 a bug of dictc, 73 cannot create output, 74 I/O, 75 locked, 77 policy, \
            78 configuration. With --json an error is an object on standard output: \
            {"schema":1,"error":{"place","problem","hint","status"}}; of several errors it is \
            the first, and "more" is the array of the others.
            """,
        version: "dictc 0.1.0",
        subcommands: [
            BuildCommand.self, LexiconCommand.self, QueryCommand.self, WhyCommand.self,
            InfoCommand.self, VerifyCommand.self, ExportCommand.self, DiffCommand.self,
            LevelsCommand.self, TagCommand.self, TrainCommand.self, PlayCommand.self,
            ShipCommand.self, InitCommand.self,
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
            let failures = FailureList(error)
            // What was answered before the error stands before it.
            try? output.flush()
            StandardError.line(failures.text)
            if isJSON {
                try? output.line(failures.json)
                try? output.flush()
            }
            return failures.first.status
        }
    }

    /// `arguments` with the command before `--json`, which may stand on either side of it.
    private static func ordered(_ arguments: [String]) -> [String] {
        guard arguments.first == "--json", arguments.count > 1, commands.contains(arguments[1])
        else { return arguments }
        return [arguments[1], arguments[0]] + arguments.dropFirst(2)
    }

    /// The names of the commands.
    private static var commands: [String] {
        configuration.subcommands.compactMap { $0.configuration.commandName }
    }

    private static func answer(
        _ arguments: [String], _ output: StandardOutput
    ) throws -> ExitStatus {
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
            return try command.execute(output)
        }
        if !arguments.isEmpty { return try answer(refusal(of: parsed), arguments, output) }
        StandardError.line(helpMessage(for: Dictc.self))
        return .usage
    }

    /// What a command of the parser's own, such as help, answers with.
    private static func refusal(of parsed: any ParsableCommand) -> any Error {
        var command = parsed
        do {
            try command.run()
            return ExitCode.success
        } catch {
            return error
        }
    }

    /// Shows the help that was asked for, or brings the parser's refusal to the form of ours.
    private static func answer(
        _ error: any Error, _ arguments: [String], _ output: StandardOutput
    ) throws -> ExitStatus {
        guard exitCode(for: error) != .success else {
            try output.line(fullMessage(for: error))
            return .success
        }
        throw UsageError.failure(message(for: error), arguments, commands: commands)
    }
}
