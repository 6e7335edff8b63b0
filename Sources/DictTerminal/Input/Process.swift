import DictConfiguration
package import DictModel
import Platform

/// Functions for the process as a whole: its arguments, its streams and the paths that it is given.
package enum Process {
    /// The maximum length of an argument, in bytes, which is more than the length of any path.
    private static let longestArgument = 8192

    /// Returns whether `wanted` is one of the arguments before `--`.
    ///
    /// Unlike ``arguments()``, this does not fail if an argument is malformed.
    static func hasArgument(_ wanted: String) -> Bool {
        StartArguments.given.prefix { $0 != "--" }.contains(wanted)
    }

    /// Returns the value of the option `wanted` among the arguments before `--`, or `nil` if it is
    /// not there.
    ///
    /// The last one counts. Unlike the argument parser, this works for calls that are wrong.
    package static func value(of wanted: String) -> String? {
        var (value, isNext) = (String?.none, false)
        for argument in StartArguments.given {
            guard let argument else { continue }
            if isNext {
                value = argument
            } else if argument == "--" {
                break
            } else if argument.hasPrefix(wanted + "=") {
                value = String(argument.dropFirst(wanted.count + 1))
            }
            isNext = !isNext && argument == wanted
        }
        return value
    }

    /// Returns the command-line arguments, without the name of the program.
    ///
    /// - Throws: `usage.arguments` if an argument is empty, too long or not UTF-8; the standard
    ///   library would silently repair malformed UTF-8.
    package static func arguments() throws -> [String] {
        var arguments: [String] = []
        for argument in StartArguments.given {
            let index = arguments.count + 1
            guard let argument else {
                throw Diagnostic.usage(
                    "argument \(index) is not UTF-8", hint: "write the text in UTF-8")
            }
            guard !argument.isEmpty else {
                let before = arguments.last.map { ", after \($0)," } ?? ""
                throw Diagnostic.usage(
                    "argument \(index)\(before) is empty", hint: "give a text, or leave it out")
            }
            guard argument.utf8.count <= longestArgument else {
                throw Diagnostic.usage(
                    "argument \(index) is longer than \(longestArgument) bytes",
                    hint: "give long texts in a file or by standard input")
            }
            arguments.append(argument)
        }
        return arguments
    }

    /// The minimum width at which help is shown, in columns.
    ///
    /// In narrower terminals, the argument parser drops words or traps.
    private static let helpColumns = 40

    /// The maximum width of help, in columns; longer lines are hard to read.
    private static let mostHelpColumns = 100

    /// The width of help: that in `COLUMNS`, else that of the terminal, within limits.
    package static var columnsForHelp: Int {
        let stated = environment("COLUMNS").flatMap { Int($0) }
        return min(max(stated ?? TerminalSize.current.columns, helpColumns), mostHelpColumns)
    }

    /// Prepares the process for closed streams, file size limits and narrow terminals; call this
    /// first.
    ///
    /// Writing to a closed pipe or beyond the file size limit becomes an error instead of a fatal
    /// signal. A standard stream that is closed stays unusable, but keeps its number, so that no
    /// file opened later gets it. Help is at least ``helpColumns`` wide.
    package static func prepare() {
        _ = signal(SIGPIPE, SIG_IGN)
        _ = signal(SIGXFSZ, SIG_IGN)
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            guard fcntl(stream, F_GETFD) < 0 else { continue }
            // Opened the wrong way round on purpose, so that using the stream fails as if closed.
            // Safe because the path is a terminated string.
            _ = unsafe open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
        // Safe because the value is copied before the environment changes and no other thread runs.
        let stated = unsafe systemVariable("COLUMNS").map { unsafe String(cString: $0) }
        if stated.flatMap({ Int($0) }) ?? TerminalSize.current.columns < helpColumns {
            unsafe setenv("COLUMNS", String(helpColumns), 1)
        }
    }

    /// Exits the process with `status`.
    package static func end(_ status: ExitStatus) -> Never { exit(status.rawValue) }

    /// Checks that `output` names a file, for commands that print a report to standard output.
    ///
    /// - Throws: `usage.output` if `output` is `-`, the name of standard output.
    package static func requireFile(_ output: String) throws(Diagnostic) {
        if output == "-" {
            throw .usage(
                "the artefact cannot go to standard output", hint: "name a file with -o",
                .usageOutput)
        }
    }

    /// Returns whether anything exists at `path`, even a broken symbolic link.
    package static func isTaken(_ path: String) -> Bool {
        var status = stat()
        // Safe because path and structure live for the length of the call.
        return unsafe lstat(path, &status) == 0
    }

    /// Returns whether a program can be run at `path`.
    static func isProgram(_ path: String) -> Bool {
        // Safe because the path is a terminated string for the length of the call.
        unsafe access(path, X_OK) == 0
    }

    /// Returns whether a file or folder exists at `path`.
    ///
    /// The result is `false` for a broken symbolic link, unlike that of ``isTaken(_:)``.
    package static func exists(_ path: String) -> Bool {
        // Safe because the path is a terminated string for the length of the call.
        unsafe access(path, F_OK) == 0
    }
}
