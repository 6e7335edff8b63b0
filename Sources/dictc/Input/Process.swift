#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the process was started with.
enum Process {
    /// The most bytes of an argument: more than any path has.
    private static let longestArgument = 8192

    /// Whether `wanted` stands before `--` among the arguments, of which others may be malformed.
    static func hasArgument(_ wanted: String) -> Bool {
        for index in 1..<max(1, Int(CommandLine.argc)) {
            // Safe because argv holds argc terminated texts.
            guard let text = unsafe CommandLine.unsafeArgv[index] else { break }
            let argument = unsafe String(validatingCString: text)
            if argument == wanted { return true }
            if argument == "--" { break }
        }
        return false
    }

    /// The arguments after the program's name.
    ///
    /// - Throws: ``Failure`` where one is not UTF-8, which the standard library would repair, or
    ///   empty or longer than a path can be, which no command has a use for.
    static func arguments() throws -> [String] {
        var arguments: [String] = []
        for index in 1..<max(1, Int(CommandLine.argc)) {
            // Safe because argv holds argc terminated texts.
            guard let text = unsafe CommandLine.unsafeArgv[index] else { break }
            guard let argument = unsafe String(validatingCString: text) else {
                throw Failure.usage(
                    "argument \(index) is not UTF-8", hint: "write the text in UTF-8")
            }
            guard !argument.isEmpty else {
                let before = arguments.last.map { ", after \($0)," } ?? ""
                throw Failure.usage(
                    "argument \(index)\(before) is empty", hint: "give a text, or leave it out")
            }
            guard argument.utf8.count <= longestArgument else {
                throw Failure.usage(
                    "argument \(index) is longer than \(longestArgument) bytes",
                    hint: "give long texts in a file or by standard input")
            }
            arguments.append(argument)
        }
        return arguments
    }

    /// The least columns of help; in fewer the parser leaves words out, or traps.
    private static let helpColumns = 40

    /// Makes a closed pipe and a file that grows beyond its limit error values instead of
    /// signals, keeps files that are opened later off the numbers of closed standard streams, and
    /// help off too short lines.
    static func prepare() {
        _ = signal(SIGPIPE, SIG_IGN)
        _ = signal(SIGXFSZ, SIG_IGN)
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            guard fcntl(stream, F_GETFD) < 0 else { continue }
            // Opened the wrong way round on purpose, so that using the stream fails as if closed.
            // Safe because the path is a terminated text.
            _ = unsafe open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
        // Safe because the value is copied before the environment changes, and no other thread runs.
        let stated = unsafe systemVariable("COLUMNS").map { unsafe String(cString: $0) }
        if stated.flatMap({ Int($0) }) ?? TerminalSize.current.columns < helpColumns {
            unsafe setenv("COLUMNS", String(helpColumns), 1)
        }
    }

    /// Ends the process.
    static func end(_ status: ExitStatus) -> Never { exit(status.rawValue) }

    /// Whether both paths lead to one file, which a command must not read and replace.
    static func isSameFile(_ a: String, _ b: String) -> Bool {
        var (one, other) = (stat(), stat())
        // Safe because paths and structures live for the length of the calls.
        guard unsafe stat(a, &one) == 0, unsafe stat(b, &other) == 0 else { return false }
        return one.st_dev == other.st_dev && one.st_ino == other.st_ino
    }

    /// Refuses `-` as the `output` of a command whose report goes to standard output.
    static func requireFile(_ output: String) throws(Failure) {
        if output == "-" {
            throw .usage(
                "the artefact cannot go to standard output", hint: "name a file with -o")
        }
    }

    /// Whether anything stands at `path`, a symbolic link that leads nowhere included.
    static func isTaken(_ path: String) -> Bool {
        var status = stat()
        // Safe because path and structure live for the length of the call.
        return unsafe lstat(path, &status) == 0
    }

    /// Whether a file or folder stands at `path`.
    static func exists(_ path: String) -> Bool {
        // Safe because the path is a terminated text for the length of the call.
        unsafe access(path, F_OK) == 0
    }
}
