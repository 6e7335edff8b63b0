import Platform

/// The user's pager: the program that shows long output page by page.
final class Pager {
    /// The stream to write to, instead of standard output.
    let descriptor: Int32
    private let wait: () -> Void

    private init(_ descriptor: Int32, _ wait: @escaping () -> Void) {
        (self.descriptor, self.wait) = (descriptor, wait)
    }

    /// Starts the pager, or returns `nil` if there is none or standard output is no terminal.
    static func start() -> Pager? {
        guard !Process.hasArgument("--no-pager"), isatty(STDOUT_FILENO) == 1,
            Process.environment("TERM") ?? "dumb" != "dumb",
            let command = command(Process.environment)
        else { return nil }
        // Safe because the strings are terminated, and no other thread reads the environment.
        _ = unsafe setenv("LESS", "FRX", 0)
        guard let stream = unsafe popen(command, "w") else { return nil }
        // Ctrl-C is a key of the pager, and must not end dictc alone.
        _ = signal(SIGINT, SIG_IGN)
        Interruption.isForPager = true
        return unsafe Pager(fileno(stream)) { _ = unsafe pclose(stream) }
    }

    /// Tells the pager that there is no more, and waits until the user has left it.
    func finish() { wait() }

    /// Returns the command line of the pager, or `nil` if the user wants none.
    ///
    /// It is `$PAGER`, or `less -FRX`. A program that is not installed would swallow the output, so
    /// there is no pager then.
    static func command(_ environment: (String) -> String?) -> String? {
        let command = environment("PAGER") ?? "less -FRX"
        guard let program = command.split(separator: " ").first, program != "cat" else {
            return nil
        }
        if program.contains("/") { return Process.isProgram(String(program)) ? command : nil }
        let folders = (environment("PATH") ?? "").split(separator: ":")
        return folders.contains { Process.isProgram("\($0)/\(program)") } ? command : nil
    }
}
