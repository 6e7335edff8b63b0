import DictTestSupport
import Foundation
import Testing
import WordGames

@testable import DictTerminal
@testable import dictc

@Suite(
    "dictc play on a terminal", .serialized,
    .enabled(if: TerminalPane.isInstalled && SlowTests.areEnabled, TerminalPane.hint))
struct SlowPlayTerminalTests {
    private func pane(
        _ call: String, in sandbox: Sandbox, variables: String = "", columns: Int = 80,
        rows: Int = 24
    ) throws -> TerminalPane {
        try TerminalPane(
            sandbox, columns: columns, rows: rows, variables: variables,
            "\"$DICTC\" play --dir packs \(call); echo \"status $?\"; cat")
    }

    @Test("Ghost to its end: names, letters, the winner, the list, a new round, Dutch")
    func ghost() throws {
        let pane = try pane("ghost", in: PlayFixture.sandbox())
        try PlayGolden.expect(pane.wait(for: "Player 1"), "screen-ghost-names")
        try pane.type("Ann", "Enter")
        try PlayGolden.expect(pane.wait(for: "Player 2"), "screen-ghost-second-name")
        try pane.type("Bob", "Enter")
        try pane.wait(for: "Ann's turn")
        try pane.type("p", "E", "3", "a", "f", "o")
        try PlayGolden.expect(pane.wait(for: "P E A F O _"), "screen-ghost-peafo")
        try pane.type("w", "l")
        try PlayGolden.expect(pane.wait(for: "Bob wins"), "screen-ghost-end")
        try pane.type("Enter")
        try pane.wait(for: "Bob's turn")
        try pane.type("Escape")
        try PlayGolden.expect(pane.wait(for: "Play in Dutch"), "screen-ghost-menu")
        try pane.type("3")
        try pane.wait(for: "Ghost (Nederlands)")
        try pane.type(text: "fiets")
        try pane.wait(for: "FIETS is een woord")
        try pane.type("Escape")
        try pane.wait(for: "In het Engels spelen")
        try pane.type("5")
        try PlayGolden.expect(pane.wait(for: "Beste spelers van"), "screen-ghost-scores")
        try pane.type("Escape")
        try pane.wait(for: "Ghost (Nederlands)")
        try pane.type("C-d")
        try pane.wait(for: "status 0")
        #expect(try pane.fact("#{alternate_on} #{cursor_flag}") == "0 1")
    }

    @Test("Ghost against the computer, chosen with the arrows") func computer() throws {
        let pane = try pane("ghost --seed 1", in: PlayFixture.sandbox())
        try pane.wait(for: "Player 1")
        try pane.type("Ann", "Enter")
        try pane.wait(for: "Computer, hard")
        try pane.type("Down", "Down", "Down", "Enter")
        try pane.wait(for: "against Computer")
        try pane.type("p")
        try pane.wait(for: "Computer says E.")
    }

    @Test("with --computer one name is asked") func computerByOption() throws {
        let pane = try pane("ghost --seed 1 --computer easy", in: PlayFixture.sandbox())
        try pane.wait(for: "Player 1")
        try pane.type("Ann", "Enter")
        try pane.wait(for: "Ann (0 wins) against Computer (0 wins)")
    }

    @Test("Wordle to its end, with a refused word and Backspace") func wordle() throws {
        let pane = try pane("wordle --seed 1", in: PlayFixture.sandbox())
        try pane.wait(for: "_   _")
        try pane.type(text: "zzzzz")
        try pane.type("Enter")
        try pane.wait(for: "ZZZZZ is not a word")
        try pane.type("BSpace", "C-u")
        try pane.type(text: "babes")
        try pane.type("Enter")
        try pane.wait(for: "-S-")
        try pane.type(text: "cr")
        try PlayGolden.expect(pane.wait(for: "C   R"), "screen-wordle")
        try pane.type("C-u")
        for word in ["eerie", "abbey", "crane"] {
            try pane.type(text: word)
            try pane.type("Enter")
        }
        try PlayGolden.expect(pane.wait(for: "Won in"), "screen-wordle-end")
        try pane.type("Enter")
        try pane.wait(for: "Enter guess")
    }

    @Test("Hangman to both ends, with its picture") func hangman() throws {
        let pane = try pane("hangman --seed 2", in: PlayFixture.sandbox())
        try pane.wait(for: "Incorrect guesses: none")
        try pane.type("z", "q", "e")
        try PlayGolden.expect(pane.wait(for: "E is in it"), "screen-hangman")
        try pane.type(text: "xjkw")
        try PlayGolden.expect(pane.wait(for: "Lost: the marked"), "screen-hangman-lost")
        try pane.type("Enter")
        try pane.wait(for: "Incorrect guesses: none")
        try pane.type(text: "betrlahnvcfui")
        try PlayGolden.expect(pane.wait(for: "Won: you found the phrase"), "screen-hangman-won")
    }

    @Test("word guessing: a level is won with arrows and by typing") func guess() throws {
        let pane = try pane("guess --seed 4", in: PlayFixture.sandbox())
        try pane.wait(for: "level 1")
        try pane.type("Right", "Down")
        try PlayGolden.expect(pane.wait(for: ">PET"), "screen-guess")
        for word in PlayFixture.levels[0].words {
            try pane.type(text: word)
            try pane.type("Enter")
        }
        try PlayGolden.expect(pane.wait(for: "level 1 won"), "screen-guess-won")
        try pane.type("Enter")
        try PlayGolden.expect(pane.wait(for: "7 attempts left"), "screen-guess-level-2")
    }

    @Test("FillMeUp: options by number, by word and with arrows, then the results")
    func fill() throws {
        let sandbox = try PlayFixture.sandbox()
        let start = try sandbox.play("fill --seed 5 --archive other")
        let answers = start.output.split(separator: "\n").compactMap {
            PlayFixture.answer(to: String($0))
        }
        try #require(answers.count == 3)
        let pane = try pane("fill --seed 5", in: sandbox)
        try pane.wait(for: "level 1")
        try pane.type("Down", "Right")
        try PlayGolden.expect(pane.wait(for: "[on]"), "screen-fill")
        try pane.type("Right")
        try pane.wait(for: "[to]")
        try pane.type("Up")
        for answer in [answers[0], answers[2]] {
            try pane.type(text: answer)
            try pane.type("Enter")
            try pane.wait(for: "[\(answer.lowercased())]")
        }
        try pane.wait(for: "Press Enter to submit.")
        try pane.type("Enter")
        try PlayGolden.expect(pane.wait(for: " right, score "), "screen-fill-end")
        try pane.type("Enter")
        try pane.wait(for: "____")
    }

    @Test(
        "kill -9 in the middle: the next start shows the same screen",
        arguments: [
            ("ghost --names Ann,Bob", "pe", "P E _"), ("wordle --seed 1", "eerie\n", "-I-"),
            ("hangman --seed 1", "z", "Incorrect guesses: Z"),
            ("guess --seed 4", "tee\n", "Guesses:  TEE"),
            ("fill --seed 5", "1\n", "(1 "),
        ])
    func killed(call: String, keys: String, found: String) throws {
        let sandbox = try PlayFixture.sandbox()
        let before: String
        do {
            let pane = try pane(call, in: sandbox)
            try pane.wait(for: "Esc menu")
            for key in keys { try pane.type(key == "\n" ? "Enter" : String(key)) }
            before = try pane.wait(for: found)
            let player = try pane.player()
            #expect(kill(player, SIGKILL) == 0)
            try pane.wait(for: "status 137")
        }
        let pane = try pane(call, in: sandbox)
        let after = try pane.wait(for: "Resuming your saved game.")
        func state(_ screen: String) -> [Substring] {
            screen.split(separator: "\n").filter {
                !$0.contains("Resuming") && !$0.contains(" in it.") && !$0.hasPrefix("> ")
                    && !$0.contains("in common") && !$0.hasPrefix(">") && !$0.contains(" >")
            }
        }
        #expect(state(after) == state(before))
    }

    @Test(
        "a signal ends the game, restores the terminal and leaves the state",
        arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129), (SIGQUIT, 131)])
    func signals(number: Int32, status: Int) throws {
        let sandbox = try PlayFixture.sandbox()
        let pane = try TerminalPane(
            sandbox,
            "trap : INT QUIT; ulimit -c 0; stty -g > before; \"$DICTC\" play --dir packs hangman; "
                + "echo \"status $?\"; stty -g > after; cat")
        try pane.wait(for: "Esc menu")
        try pane.type("z")
        try pane.wait(for: "Incorrect guesses: Z")
        #expect(try pane.fact("#{alternate_on} #{cursor_flag}") == "1 0")
        if number == SIGINT { try pane.type("C-c") } else { _ = kill(try pane.player(), number) }
        try pane.wait(for: "status \(status)")
        #expect(try pane.fact("#{alternate_on} #{cursor_flag}") == "0 1")
        #expect(try sandbox.bytes(of: "before") == sandbox.bytes(of: "after"))
        #expect(try sandbox.play("hangman").output.contains("Incorrect guesses: Z"))
    }

    @Test("stopped, the terminal is the shell's; continued, the game is there again")
    func stopped() throws {
        let sandbox = try PlayFixture.sandbox()
        let pane = try TerminalPane(sandbox, "exec sh -i")
        try pane.type("echo $((6 * 7))", "Enter")
        try pane.wait(for: "\n42\n")
        let before = try pane.mode()
        try pane.type("\"$DICTC\" play --dir packs hangman --seed 1", "Enter")
        let game = try pane.wait(for: "Esc menu")
        #expect(try pane.mode() != before)
        try pane.type("C-z")
        try pane.wait(for: "Stopped")
        #expect(try pane.mode() == before)
        #expect(try pane.fact("#{alternate_on} #{cursor_flag}") == "0 1")
        try pane.type("fg", "Enter")
        #expect(try pane.wait(for: "Esc menu") == game)
        try pane.type("z")
        try pane.wait(for: "Incorrect guesses: Z")
        try pane.type("C-d")
        try pane.type("echo $((6 * 8))", "Enter")
        try pane.wait(for: "\n48\n")
        #expect(try pane.mode() == before)
    }

    @Test("a narrow terminal, then a wider one") func sizes() throws {
        let pane = try pane(
            "hangman --seed 1", in: PlayFixture.sandbox(), columns: 24, rows: 9)
        try PlayGolden.expect(pane.wait(for: "Incorrect"), "screen-narrow")
        try pane.resize(columns: 80, rows: 24)
        try pane.wait(for: "Esc menu")
    }

    /// A game played to a state of ``PlayState``, with a round that is lost.
    struct Loss: Sendable, CustomTestStringConvertible {
        let state: PlayState
        /// What the screen shows at the end, and only then.
        let end: String

        var testDescription: String { state.name }

        static let all = [
            ("guess-lost", "Level 2 lost"), ("ghost-word", "PEAR is a word"),
            ("ghost-dead", "no word starts"), ("wordle-lost", "Lost: the word"),
            ("hangman-lost", "Lost: the marked"), ("fill-wrong", "of 10 right"),
        ].compactMap { name, end in
            PlayState.all.first { $0.name == name }.map { Loss(state: $0, end: end) }
        }
    }

    @Test(
        "each game on a small and on a common terminal: rules, a loss, and the other size",
        arguments: Loss.all, [true, false])
    func losses(loss: Loss, isSmallFirst: Bool) throws {
        let state = loss.state
        let sizes = isSmallFirst ? PlayState.sizes : PlayState.sizes.reversed()
        let names =
            state.names.isEmpty
            ? "--seed \(state.seed)" : "--names '\(state.names.joined(separator: ","))'"
        let pane = try pane(
            "\(state.game.name) \(names)", in: PlayFixture.longSandbox(),
            columns: sizes[0].columns, rows: sizes[0].rows)
        try pane.wait(for: "? rules")
        try pane.type("?")
        let rules = try pane.wait(for: "The rules of ")
        let name = "\(sizes[0].columns)x\(sizes[0].rows)/\(state.game.name)-rules"
        #expect(try PlayGolden.text(name).hasPrefix(rules))
        try pane.type("PPage", "NPage", "Escape")
        try pane.wait(for: "? rules")
        for scalar in state.keys.unicodeScalars {
            switch scalar {
            case "\r": try pane.type("Enter")
            case "\t": try pane.type("Down")
            default: try pane.type(text: String(scalar))
            }
        }
        for size in sizes {
            try pane.resize(columns: size.columns, rows: size.rows)
            let golden = "\(size.columns)x\(size.rows)/\(state.name)"
            try pane.wait(for: PlayGolden.text(golden))
            #expect(try pane.wait(for: loss.end.prefix(8).description) == PlayGolden.text(golden))
        }
    }

    @Test("a Wordle's result is on a page to select, and S types a letter before") func share()
        throws
    {
        let pane = try pane("wordle --seed 1", in: PlayFixture.sandbox(), columns: 40, rows: 15)
        try pane.wait(for: "Enter guess")
        try pane.type("s")
        try pane.wait(for: " S ")
        try pane.type("BSpace")
        try pane.type(text: "crane")
        try pane.type("Enter")
        try pane.wait(for: "S share")
        try pane.type("s")
        try pane.wait(for: "Wordle (English): 1/6\n🟩🟩🟩🟩🟩\n")
        try pane.type("Escape")
        try pane.wait(for: "Won in 1 guess.")
    }

    @Test("lines on a terminal without a screen are broken between words") func lines() throws {
        let pane = try TerminalPane(
            PlayFixture.sandbox(), columns: 40, rows: 40,
            "TERM=dumb \"$DICTC\" play --dir packs ghost --names Ann,Bob")
        try pane.wait(for: "Ann>")
        try pane.type("?", "Enter")
        let screen = try pane.wait(for: "- Each line is a letter.")
        for lines in [
            "Take turns to add a letter. You lose if\nyou complete a well-known word of 4\n",
            "- After SNAC, the letter K loses, since\n  SNACK is a word. X loses as well,\n",
        ] {
            #expect(screen.contains(lines), "\(screen)")
        }
    }

    @Test("NO_COLOR shows no colours, TERM=dumb lines") func plain() throws {
        let colourful = try pane("wordle --seed 1", in: PlayFixture.sandbox())
        try colourful.wait(for: "Esc menu")
        let pane = try pane("wordle --seed 1", in: PlayFixture.sandbox(), variables: "NO_COLOR=1")
        try pane.wait(for: "Esc menu")
        try pane.type(text: "babes")
        try pane.type("Enter")
        try pane.wait(for: "-S-")
        #expect(try !pane.looks().contains("[43m"))
        try colourful.type(text: "babes")
        try colourful.type("Enter")
        try colourful.wait(for: "-S-")
        #expect(try colourful.looks().contains("[43m"))
        let dumb = try TerminalPane(
            PlayFixture.sandbox(), "TERM=dumb \"$DICTC\" play --dir packs wordle --seed 1")
        try dumb.wait(for: "guess 1>")
        try dumb.type("eerie", "Enter")
        try dumb.wait(for: "guess 2>")
        #expect(try dumb.fact("#{alternate_on}") == "0")
    }
}

extension TerminalPane {
    /// The screen with its control sequences for colours.
    func looks() throws -> String {
        try sandbox.shell("/usr/bin/tmux -u -L \(name) capture-pane -p -e").output
    }
}
