#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the process was started with.
enum Process {
    /// The arguments after the program's name.
    ///
    /// - Throws: ``Failure`` where one is not UTF-8, which the standard library would repair.
    static func arguments() throws -> [String] {
        var arguments: [String] = []
        for index in 1..<max(1, Int(CommandLine.argc)) {
            // Safe because argv holds argc terminated texts.
            guard let text = unsafe CommandLine.unsafeArgv[index] else { break }
            guard let argument = unsafe String(validatingCString: text) else {
                throw Failure.usage(
                    "argument \(index) is not UTF-8", hint: "write the text in UTF-8")
            }
            arguments.append(argument)
        }
        return arguments
    }

    /// Makes a closed pipe and a file that grows beyond its limit error values instead of
    /// signals, and keeps files that are opened later off the numbers of closed standard streams.
    static func prepare() {
        _ = signal(SIGPIPE, SIG_IGN)
        _ = signal(SIGXFSZ, SIG_IGN)
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            guard fcntl(stream, F_GETFD) < 0 else { continue }
            // Opened the wrong way round on purpose, so that using the stream fails as if closed.
            // Safe because the path is a terminated text.
            _ = unsafe open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
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

    /// Whether a file or folder stands at `path`.
    static func exists(_ path: String) -> Bool {
        // Safe because the path is a terminated text for the length of the call.
        unsafe access(path, F_OK) == 0
    }
}
