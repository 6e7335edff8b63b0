import DictModel
import DictOutput
import DictPipeline
import DictTerminal

/// A build that is repeated whenever a source changes, until a signal ends the process.
struct BuildWatch {
    /// The things that the user has seen of earlier builds.
    final class Memory {
        /// Whether the result of a build has been shown.
        fileprivate(set) var isRepeated = false
        private var notes: Set<String> = []

        /// Whether `note` has not been shown before.
        func isNew(_ note: Diagnostic) -> Bool { notes.insert(note.description).inserted }
    }

    private let command: BuildCommand
    private let options: BuildOptions
    private let output: StandardOutput
    private let memory = Memory()

    /// Creates a watch that builds with `options`, and writes to `output` as `command` does.
    init(_ command: BuildCommand, _ options: BuildOptions, _ output: StandardOutput) {
        self.command = command
        self.options = options
        self.output = output
    }

    /// Builds, waits for a change, and builds again.
    ///
    /// Errors of a build are written, and the next change gives it another try.
    ///
    /// - Throws: ``StandardOutput/Closed`` if nobody reads the output any more; the error of a
    ///   build if there is no project at the start.
    func run() throws -> ExitStatus {
        var watch = SourceWatch(options)
        // Before the build, so that a change meanwhile is noticed after it.
        var state = watch.look()
        guard state.hasConfiguration else { return try command.build(options, output) }
        try build()
        let files = TerminalText.counted(state.fileCount, "file")
        StandardError.line("watching \(files); Ctrl-C ends")
        while true {
            memory.isRepeated = true
            state = watch.change(since: state)
            try build()
        }
    }

    private func build() throws {
        do {
            _ = try command.build(options, output, memory)
        } catch let closed as StandardOutput.Closed {
            throw closed
        } catch {
            ProgressDisplay.shared?.clear()
            let errors = Diagnostics(error).map { $0.located(by: options) }
            try output.flush()
            StandardError.line(errors.shown)
            if command.isJSON { try output.line(errors.json) }
        }
        try output.flush()
    }
}
