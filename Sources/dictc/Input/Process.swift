#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif
import DictModel

/// Helpers for this process: its arguments, its environment, and the files that it is given.
enum Process {
    /// The maximum length of an argument, in bytes, which no path exceeds.
    private static let longestArgument = 8192

    /// Whether `wanted` is an argument before `--`; works even if other arguments are malformed.
    static func hasArgument(_ wanted: String) -> Bool {
        for index in 1..<max(1, Int(CommandLine.argc)) {
            // Safe because argv contains argc terminated strings.
            guard let text = unsafe CommandLine.unsafeArgv[index] else { break }
            let argument = unsafe String(validatingCString: text)
            if argument == wanted { return true }
            if argument == "--" { break }
        }
        return false
    }

    /// Returns the arguments after the program's name.
    ///
    /// - Throws: `usage.arguments` if an argument is not UTF-8 (the standard library would silently
    ///   repair it), is empty, or is longer than any path.
    static func arguments() throws -> [String] {
        var arguments: [String] = []
        for index in 1..<max(1, Int(CommandLine.argc)) {
            // Safe because argv contains argc terminated strings.
            guard let text = unsafe CommandLine.unsafeArgv[index] else { break }
            guard let argument = unsafe String(validatingCString: text) else {
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

    /// The minimum width for help, in columns; with fewer, the parser drops words or traps.
    private static let helpColumns = 40

    /// Prepares the process for signals, closed streams and narrow terminals.
    ///
    /// Writing to a closed pipe or beyond the file size limit becomes an error instead of a signal,
    /// files opened later do not get the numbers of closed standard streams, and help has a minimum
    /// width.
    static func prepare() {
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

    /// Ends the process with `status`.
    static func end(_ status: ExitStatus) -> Never { exit(status.rawValue) }

    /// Whether both paths lead to the same existing file.
    ///
    /// A command must not replace the file that it reads.
    static func isSameFile(_ a: String, _ b: String) -> Bool {
        var (one, other) = (stat(), stat())
        // Safe because paths and structures live for the length of the calls.
        guard unsafe stat(a, &one) == 0, unsafe stat(b, &other) == 0 else { return false }
        return one.st_dev == other.st_dev && one.st_ino == other.st_ino
    }

    /// Throws `usage.output` if `output` is `-`, for commands that report on standard output.
    static func requireFile(_ output: String) throws(Diagnostic) {
        if output == "-" {
            throw .usage(
                "the artefact cannot go to standard output", hint: "name a file with -o",
                .usageOutput)
        }
    }

    /// Whether anything exists at `path`, even a broken symbolic link.
    static func isTaken(_ path: String) -> Bool {
        var status = stat()
        // Safe because path and structure live for the length of the call.
        return unsafe lstat(path, &status) == 0
    }

    /// Whether a file or folder exists at `path`.
    static func exists(_ path: String) -> Bool {
        // Safe because the path is a terminated string for the length of the call.
        unsafe access(path, F_OK) == 0
    }
}
