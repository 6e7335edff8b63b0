import DictTestSupport
import Foundation
import Testing

/// A real terminal: a pane of tmux with a server of its own, ended with this object.
final class TerminalPane {
    /// Whether tmux is installed.
    static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")
    /// What a skipped test says.
    static let hint: Comment =
        "needs tmux, which `make check-all` installs, and DICTC_SLOW_TESTS=1"
    /// How many seconds the terminal may take to show something, with many other tests beside it.
    private static let patience = 120.0

    let sandbox: Sandbox
    let name = "dictc-" + UUID().uuidString
    private let started: Bool

    /// Starts `command`, a line of shell, in a terminal of `columns` by `rows`.
    ///
    /// `DICTC` and `DICTC_ARCHIVE` are set; the folder is that of `sandbox`.
    init(
        _ sandbox: Sandbox, columns: Int = 80, rows: Int = 24, variables: String = "",
        _ command: String
    ) throws {
        self.sandbox = sandbox
        try sandbox.write(command + "\n", to: "pane.sh")
        // The server outlives this call, and must not keep what tells that the call has ended.
        let run = try sandbox.shell(
            """
            for n in {3..255}; do eval "exec $n>&-"; done 2> /dev/null
            unset TMUX; export DICTC_ARCHIVE='\(sandbox.path)/archive' HOME='\(sandbox.path)' \
            LC_ALL=C.UTF-8 PS1='% ' \(variables)
            /usr/bin/tmux -u -L \(name) -f /dev/null new-session -d -x \(columns) -y \(rows) \
            'exec /bin/sh pane.sh'
            /usr/bin/tmux -L \(name) set-option -g remain-on-exit on
            """)
        started = run.status == 0
        try #require(started, "\(run.errors)")
    }

    deinit {
        // The signals that end a server may be blocked in what a test process starts.
        guard let facts = try? fact("#{pid} #{socket_path}").split(separator: " ", maxSplits: 1),
            facts.count == 2, let server = Int32(facts[0]), server > 1
        else { return }
        kill(server, SIGKILL)
        try? FileManager.default.removeItem(atPath: String(facts[1]))
    }

    @discardableResult
    private func tmux(_ arguments: String) throws -> String {
        try sandbox.shell("/usr/bin/tmux -u -L \(name) \(arguments)").output
    }

    /// Types keys by their tmux names.
    func type(_ keys: String...) throws {
        for key in keys { try tmux("send-keys '\(key)'") }
    }

    /// Types `text` as it is.
    func type(text: String) throws { try tmux("send-keys -l '\(text)'") }

    /// The lines of the screen, without blanks at their ends and empty lines at the end.
    func screen() throws -> String {
        var lines = try tmux("capture-pane -p").split(
            separator: "\n", omittingEmptySubsequences: false
        ).map { line in
            var line = String(line)
            while line.last == " " { line.removeLast() }
            return line
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The screen as soon as it holds `text`.
    @discardableResult
    func wait(for text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String
    {
        let end = Date(timeIntervalSinceNow: Self.patience)
        var screen = ""
        while Date() < end {
            screen = try self.screen()
            if screen.contains(text) { return screen }
            Thread.sleep(forTimeInterval: 0.05)
        }
        Issue.record("\"\(text)\" is not shown:\n\(screen)", sourceLocation: sourceLocation)
        return screen
    }

    /// What tmux says of the pane, for instance `#{alternate_on}`.
    func fact(_ format: String) throws -> String {
        try tmux("display-message -p '\(format)'").trimmingCharacters(in: .newlines)
    }

    /// The mode of the terminal in the form of `stty -g`.
    func mode() throws -> String {
        try sandbox.shell("stty -F \(try fact("#{pane_tty}")) -g").output
    }

    /// The process that plays, which holds the archive.
    func player() throws -> Int32 {
        let text = String(decoding: try sandbox.bytes(of: "archive/.lock"), as: UTF8.self)
        return try #require(Int32(text.trimmingCharacters(in: .newlines)))
    }

    /// Resizes the terminal.
    func resize(columns: Int, rows: Int) throws {
        try tmux("resize-window -x \(columns) -y \(rows)")
    }
}
