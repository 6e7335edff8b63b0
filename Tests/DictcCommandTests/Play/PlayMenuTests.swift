import DictTestSupport
import Foundation
import Testing

/// Games on a terminal that `script` provides, by the bytes that they send to it.
@Suite("The menu of a game, and its end") struct PlayMenuTests {
    /// Plays `call`, pressing each key once the text before it is shown, and returns the result with
    /// all that the terminal got as its output.
    private func run(
        _ call: String, variables: String = "", _ steps: [(text: String, key: String)],
        in sandbox: Sandbox? = nil
    ) throws -> ShellRun {
        try (sandbox ?? PlayFixture.sandbox()).shell(
            """
            export TERM=xterm DICTC_ARCHIVE=$PWD/archive \(variables)
            mkfifo keys
            script -qec "stty cols 80 rows 24; '$DICTC' play --dir packs \(call)" \\
                /dev/null < keys > screen &
            exec 3> keys
            seen=0
            after() { # what is shown, and the key that is then pressed
                for _ in {1..600}; do
                    if tail -c +$((seen + 1)) screen | grep -aqF "$1"; then
                        seen=$(wc -c < screen)
                        printf "$2" >&3
                        return
                    fi
                    sleep 0.1
                done
                echo "not shown: $1"
                exit 9
            }
            \(steps.map { "after \"\($0.text)\" '\($0.key)'" }.joined(separator: "\n"))
            wait
            cat screen
            """)
    }

    @Test("the arrows move in the menu, and Escape leads back to the game") func escape() throws {
        let run = try run(
            "ghost --names Ann,Bob",
            [
                ("Ann's turn", "\\033"), ("Continue", "\\033[B"), ("> ", "\\033"),
                ("Ann's turn", "p"),
                ("Bob's turn", "\\004"),
            ])
        #expect(run.status == 0 && !run.output.contains("not shown"), "\(run.output)\(run.errors)")
    }

    @Test(
        "whoever leaves is told how to go on, after the screen and in the language of the game",
        arguments: [
            ("wordle", "Enter guess", "\\003", "saved; dictc play wordle goes on"),
            (
                "wordle --day 2026-01-01", "Enter guess", "\\003",
                "saved; dictc play wordle --day 2026-01-01 goes on"
            ),
            ("hangman", "Type a letter", "\\004", "saved; dictc play hangman goes on"),
            (
                "fill --language nl", "Typ of kies", "\\003",
                "bewaard; met dictc play fill --language nl speel je verder"
            ),
            // Nothing is saved before it is known who plays.
            ("ghost", "Player 1", "\\003", nil), ("--language nl", "Welk spel?", "\\033", nil),
        ] as [(String, String, String, String?)])
    func farewell(call: String, shown: String, key: String, line: String?) throws {
        let run = try run(call, [(shown, key)])
        let parts = run.output.components(separatedBy: "\u{1B}[?1049l")
        #expect(parts.count == 2, "\(run.output)")
        #expect(parts.last?.hasPrefix(line.map { $0 + "\r\n" } ?? "") == true, "\(run.output)")
        #expect((parts.last?.contains("dictc play") == true) == (line != nil))
    }

    @Test(
        "tiles turn on a terminal with colours, and where nothing shall move they do not",
        arguments: [("", "", true), ("NO_COLOR=1", "", false), ("", " --still", false)])
    func tiles(variables: String, option: String, turn: Bool) throws {
        let run = try run(
            "wordle --seed 1\(option)", variables: variables,
            [("Enter guess", "crane\\r"), ("Won in", "\\004")])
        #expect(run.output.contains(" | ") == turn, "\(run.output)")
        #expect(run.output.contains("Won in 1 guess."))
    }
}
