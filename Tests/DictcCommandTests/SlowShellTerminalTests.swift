import DictTestSupport
import Foundation
import Testing

/// What people see and type in a real terminal: the pager, the prompt, a watch, and completions.
@Suite(
    "dictc in shells and on terminals", .serialized,
    .enabled(if: TerminalPane.isInstalled && SlowTests.areEnabled, TerminalPane.hint))
struct SlowShellTerminalTests {
    /// Runs `call`; then shows its status, and waits.
    private func pane(
        _ call: String, in sandbox: Sandbox, columns: Int = 80, rows: Int = 24
    ) throws -> TerminalPane {
        try TerminalPane(
            sandbox, columns: columns, rows: rows, variables: "NO_COLOR=1 PAGER=less",
            "trap : INT; read start; \"$DICTC\" \(call); echo \"status $?\"; cat")
    }

    /// Starts the call of `pane`, and returns the mode that the terminal had before.
    private func start(_ pane: TerminalPane) throws -> String {
        let mode = try pane.mode()
        try pane.type("Enter")
        return mode
    }

    @Test("the pager takes Ctrl-C, is left with q, and leaves the terminal as it was")
    func pager() throws {
        let pane = try pane("explain", in: Sandbox(), rows: 12)
        let mode = try start(pane)
        try pane.wait(for: "answers.")
        try pane.type("C-c", "C-c", "Space")
        let page = try pane.screen()
        #expect(!page.contains("status"), "\(page)")
        try pane.type("q")
        let end = try pane.wait(for: "status 0")
        #expect(try pane.mode() == mode)
        #expect(!end.lowercased().contains("pipe") && !end.contains("error"), "\(end)")
    }

    @Test("a watch says what changed and what is wrong, and ends on Ctrl-C") func watch() throws {
        let sandbox = try Sandbox.builtProject()
        let pane = try pane("build --watch", in: sandbox)
        let mode = try start(pane)
        try pane.wait(for: "Ctrl-C ends")
        _ = try sandbox.shell("cp -r raw-data good; echo quiz >> raw-data/en/words.txt")
        try pane.wait(for: "+1 word: +quiz")
        _ = try sandbox.shell("printf 'p\\0' > raw-data/en/words.txt")
        try pane.wait(for: "a NUL byte")
        _ = try sandbox.shell("cp good/en/words.txt raw-data/en/words.txt")
        try pane.wait(for: "-1 word: -quiz")
        try pane.type("C-c")
        let end = try pane.wait(for: "status 130")
        #expect(try pane.mode() == mode)
        #expect(end.contains("-1 word: -quiz\n^C") && end.hasSuffix("status 130\n"), "\(end)")
    }

    @Test("the prompt edits, recalls, completes and fits a terminal that shrinks")
    func prompt() throws {
        let pane = try pane("query -", in: Sandbox())
        let mode = try start(pane)
        try pane.wait(for: "en>")
        try pane.type(text: "peafo")
        try pane.type("Tab")
        try pane.wait(for: "en> peafowl")
        try pane.type("Enter")
        try pane.wait(for: "PEAFOWL  (en")
        try pane.type("Up", "Left", "BSpace", "x")
        try pane.wait(for: "en> peafoxl")
        try pane.resize(columns: 12, rows: 24)
        try pane.type(text: "abcdefghijklmn")
        try pane.wait(for: "en> hijklmn")
        try pane.type("C-u", "C-k", "C-d")
        try pane.wait(for: "status 0")
        #expect(try pane.mode() == mode)
    }

    @Test(
        "shells complete commands, options, values and files", arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) throws {
        let sandbox = try Sandbox(
            files: ["packs/en.lexicon": [], "all.part": [], "plan.json": []])
        guard try sandbox.shell("command -v \(shell)").status == 0 else { return }
        let script =
            "mkdir bin && ln -s \"$DICTC\" bin/dictc && "
            + "\"$DICTC\" --generate-completion-script \(shell) > bin/_dictc"
        #expect(try sandbox.shell(script).status == 0)
        let start = [
            "bash": "exec bash --norc --noprofile -i",
            "zsh": "exec zsh -f -i",
            "fish":
                "exec fish --no-config -i -C 'source bin/_dictc; function fish_prompt; echo -n \"% \"; end'",
        ]
        let prepare = [
            "bash": "PS1=\"% \"; source bin/_dictc; clear",
            "zsh": "PROMPT=\"%% \"; fpath=(bin $fpath); autoload -Uz compinit; compinit -u; clear",
            "fish": "clear",
        ]
        let pane = try TerminalPane(
            sandbox, variables: "PATH=\"$PWD/bin:$PATH\"", start[shell] ?? "")
        try pane.type(text: prepare[shell] ?? "")
        try pane.type("Enter")
        for (typed, shown) in [
            ("dictc bui", "dictc build"), ("dictc build --wat", "dictc build --watch"),
            ("dictc report --format mark", "dictc report --format markdown"),
            ("dictc play wor", "dictc play wordle"), ("dictc help rep", "dictc help report"),
            ("dictc explain answers.n", "dictc explain answers.none"),
            ("dictc info pac", "dictc info packs/"), ("dictc merge al", "dictc merge all.part"),
            ("dictc finish --plan pl", "dictc finish --plan plan.json"),
        ] {
            try pane.type(text: typed)
            try pane.wait(for: typed)
            try pane.type("Tab")
            try pane.wait(for: shown)
            try pane.type("C-u")
        }
    }
}
