import DictModel
import DictTestSupport
import Foundation
import Testing
import WordGames

@testable import DictTerminal
@testable import dictc

@Suite("dictc play, by script") struct PlayScriptTests {
    @Test("Wordle is played to its end: marks, refusals that cost nothing, statistics")
    func wordle() throws {
        let sandbox = try PlayFixture.sandbox()
        let lines = ["babes", "zzzzz", "pea", "3rd", "EERIE", "abbey", "crane", "moist"]
        let run = try sandbox.play("wordle --seed 1", lines)
        #expect(run.status == 0 && run.errors.isEmpty)
        try PlayGolden.expect(run.output, "wordle-won")
        #expect(run.output.contains("Won in"))
        let again = try sandbox.play("wordle --new", ["abbey", "crane", "moist"])
        #expect(again.output.contains("2 played, 100% won"))
        let lost = try sandbox.play("wordle --seed 1", [String](repeating: "eerie", count: 6))
        #expect(lost.output.contains("Lost: the word was "))
        let scores = try sandbox.play("wordle", [":scores"])
        #expect(scores.output.contains("3 played, 66% won, current streak 0, best streak 2"))
        // The second secret is any of the three answers, so only the sum of the wins is known.
        let chart = scores.output.split(separator: "\n")
            .drop { $0 != "Wins by guesses" }.dropFirst()
        #expect(chart.map { $0.prefix(1) } == ["1", "2", "3", "4", "5", "6"])
        let wins = chart.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
        #expect(wins.reduce(0, +) == 2)
    }

    @Test("the result of a Wordle is shared as squares, once the round is over")
    func share() throws {
        let sandbox = try PlayFixture.sandbox()
        let run = try sandbox.play(
            "wordle --seed 1", [":share", "babes", ":share", "crane", ":share"])
        let none = "There is no result to share yet.\n"
        #expect(run.output.components(separatedBy: none).count == 3)
        #expect(run.output.hasSuffix("\nWordle (English): 2/6\n⬜🟨⬜🟨⬜\n🟩🟩🟩🟩🟩\n"), "\(run.output)")
        let json = try sandbox.play("wordle --seed 1 --json", ["babes", "crane"])
        let lines = json.output.split(separator: "\n")
        #expect(lines.dropLast().allSatisfy { $0.contains(#""share":null"#) })
        #expect(lines.last?.contains(#""share":["Wordle (English): 2/6","⬜🟨⬜🟨⬜""#) == true)
        #expect(try sandbox.play("ghost --names Ann,Bob", [":share"]).output.hasSuffix(none))
    }

    @Test("the game of a day is one, and the same for everybody") func day() throws {
        let sandbox = try PlayFixture.sandbox()
        let lines = ["babes", "crane", "abbey", "moist", "eerie", "eerie", "eerie", ":new"]
        let run = try sandbox.play("wordle --day 2026-01-02", lines)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("The game of 2026-01-02 is the same for everybody.\n"))
        let once = "There is one game a day; the next one comes tomorrow.\n"
        #expect(run.output.hasSuffix(once), "\(run.output)")
        #expect(try sandbox.play("wordle --day 2026-01-02", lines).output == run.output)
        let guess = try sandbox.play("guess --day 2026-01-01", [":choose 1", ":new"])
        #expect(guess.output.contains("Level 3, ") && guess.output.hasSuffix(once))
        #expect(guess.output.contains("There is no such choice."))
    }

    @Test("today is the day of the clock and the time zone") func today() throws {
        let sandbox = try PlayFixture.sandbox()
        func day(_ zone: String) throws -> Substring? {
            try sandbox.shell(
                "TZ=\(zone) $DICTC play wordle --daily --dir packs --archive a </dev/null"
            )
            .output.split(separator: " ").dropFirst(3).first
        }
        // 26 hours apart.
        let (east, west) = (try day("AAA-14"), try day("AAA12"))
        #expect(CalendarDay((east ?? "").utf8) != nil && CalendarDay((west ?? "").utf8) != nil)
        #expect(east != west)
    }

    @Test(
        "what is no day, or no game of one, is said at once",
        arguments: [
            ("wordle --day 2026-02-30", "expected a day such as 2026-12-24"),
            ("guess --day today", "expected a day such as 2026-12-24"),
            ("wordle --day 26-1-1", "expected a day such as 2026-12-24"),
            ("wordle --day 2026-01-01 --daily", "--day, --daily and --seed exclude each other"),
            ("guess --daily --seed 1", "--day, --daily and --seed exclude each other"),
            ("ghost --daily", "--day and --daily go with wordle and guess"),
            ("fill --day 2026-01-01", "--day and --daily go with wordle and guess"),
        ])
    func noDay(call: String, problem: String) throws {
        let run = try PlayFixture.sandbox().play(call, [])
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.errors.contains(problem), "\(run.errors)")
    }

    @Test(
        "the rules are told without a terminal, in lines that are broken between words",
        arguments: GameKind.allCases, ["?", ":rules"])
    func rules(game: GameKind, command: String) throws {
        let names = game == .ghost ? " --names Ann,Bob" : ""
        let run = try PlayFixture.sandbox().play("\(game.name) --seed 1\(names)", [command])
        #expect(run.status == 0)
        let rules = GameTexts.english.rules(game, hasScreen: false).joined(separator: " ")
        #expect(run.words.contains(rules.split { $0.isWhitespace }.joined(separator: " ")))
        #expect(run.output.split(separator: "\n").allSatisfy { $0.utf8.count <= 84 })
    }

    @Test(
        "a program that waits for the state before each move plays through pipes",
        arguments: ["ghost --names Ann,Bob", "wordle", "hangman", "guess", "fill"])
    func coprocess(game: String) throws {
        let sandbox = try PlayFixture.sandbox()
        let run = try sandbox.shell(
            """
            export DICTC_ARCHIVE=$PWD/archive
            coproc "$DICTC" play \(game) --dir packs --json --seed 1
            for move in e a :quit; do
                read -r -t 60 -u ${COPROC[0]} state || { echo 'no state'; exit 9; }
                echo "${state:0:30}"
                echo $move >&${COPROC[1]}
            done
            """)
        #expect(run.output.split(separator: "\n").count == 3, "\(run.output)\(run.errors)")
        #expect(run.output.hasPrefix("{\"schema\":1,\"game\":"), "\(run.output)\(run.errors)")
    }

    @Test("Hangman is won, lost and begun again") func hangman() throws {
        let sandbox = try PlayFixture.sandbox()
        let letters = "betrlahnvzqé".map(String.init)
        let run = try sandbox.play(
            "hangman --seed 2", [":choose 2"] + letters + [":new"] + "zqxjkwy".map(String.init))
        #expect(run.status == 0 && run.errors.isEmpty)
        try PlayGolden.expect(run.output, "hangman-won-and-lost")
        #expect(run.output.contains("Won: you found the phrase."))
        #expect(run.output.contains("Lost: it was \"Better late than never!\"."))
        #expect(run.output.hasSuffix("The round is over; type :new for another.\n"))
    }

    @Test("an accent opens with its base letter and is shown") func accents() throws {
        let sandbox = try PlayFixture.sandbox()
        let run = try sandbox.play("hangman --language nl --seed 1", ["e"])
        #expect(run.output.contains("E é _"), "\(run.output)")
    }

    @Test("word guessing goes through all five levels and counts them") func guess() throws {
        let sandbox = try PlayFixture.sandbox()
        let words = PlayFixture.levels.flatMap(\.words)
        let run = try sandbox.play("guess --seed 4", words)
        #expect(run.status == 0 && run.errors.isEmpty)
        try PlayGolden.expect(run.output, "guess-five-levels")
        #expect(run.output.contains("all 5 levels completed once"))
        let next = try sandbox.play("guess", [":choose 5", ":choose 6", "BALANCE", "nothing"])
        #expect(next.output.contains("Level 5, 4 attempts left (all 5 levels completed once)"))
        #expect(next.output.contains("There is no such choice."))
    }

    @Test("a lost level is played again") func lostLevel() throws {
        let sandbox = try PlayFixture.sandbox()
        _ = try sandbox.play("guess --seed 4", PlayFixture.levels.flatMap(\.words))
        let facts = try sandbox.play("guess --json", [":choose 5"])
        #expect(facts.output.contains(#""level":5"#))
        // Naming one wrong word over and over uses all attempts up.
        for word in ["balance", "chapter"] {
            let run = try sandbox.play("guess", [String](repeating: word, count: 4))
            if run.output.contains("Level 5 lost: it was ") { return }
        }
        Issue.record("no word was wrong")
    }

    @Test("FillMeUp: right answers raise the level, wrong ones are shown right")
    func fill() throws {
        let sandbox = try PlayFixture.sandbox()
        let start = try sandbox.play("fill --seed 5")
        let answers = start.output.split(separator: "\n").compactMap {
            PlayFixture.answer(to: String($0))
        }
        #expect(answers.count == 3, "\(start.output)")
        let right = try sandbox.play(
            "fill --seed 5",
            ["none", "0 to", "2"] + [
                "1 \(answers[0])", "3 \(answers[2].uppercased())", "2 \(answers[1])",
            ])
        try PlayGolden.expect(right.output, "fill-right")
        #expect(right.output.contains("Level 1 complete.") || right.output.contains("again."))
        let wrong = try sandbox.play("fill --seed 5", ["1", "1", "1"])
        try PlayGolden.expect(wrong.output, "fill-wrong")
        #expect(wrong.output.contains("Try level 1 again."))
    }

    @Test(
        "the end of the input keeps the state, and the next start goes on with it",
        arguments: [
            ("wordle", "eerie", "babes", "2  "), ("hangman", "z", "q", "Incorrect guesses: Z Q"),
            ("guess", "tea", "zzz", "Level "), ("fill", "1", "2", "["),
        ])
    func resumed(game: String, first: String, second: String, found: String) throws {
        let sandbox = try PlayFixture.sandbox()
        #expect(try sandbox.play(game, [first]).status == 0)
        let kept = try sandbox.archive()
        #expect(try sandbox.play(game).output.contains("Resuming your saved game."))
        #expect(try sandbox.archive() == kept)
        #expect(try sandbox.play(game, [second]).output.contains(found))
        #expect(try !sandbox.play("\(game) --new").output.contains("Resuming"))
    }

    @Test(
        "a seed fixes the choice, also when something is kept",
        arguments: ["wordle", "hangman", "guess", "fill"])
    func seeds(game: String) throws {
        let sandbox = try PlayFixture.sandbox()
        let line = game == "hangman" ? "a" : game == "fill" ? "1" : "abbey"
        let first = try sandbox.play("\(game) --seed 11", [line])
        let second = try sandbox.play("\(game) --seed 11", [line])
        #expect(first.output == second.output)
        #expect(first.status == 0)
    }

    @Test(
        "other words: the round goes on if it is valid in them, the scores stay in any case",
        arguments: [
            (["abbey", "babes", "crane", "eerie", "moist"], "Resuming your saved game. The word"),
            (["abbey", "crane", "eerie", "moist"], "The word list has changed. Scores are kept;"),
        ])
    func otherWords(words: [String], opening: String) throws {
        let sandbox = try PlayFixture.sandbox()
        _ = try sandbox.play("wordle --seed 1", ["abbey", "crane", "moist", ":new", "babes"])
        try sandbox.compile(words, to: "packs/en.lexicon")
        let run = try sandbox.play("wordle", ["abbey", "crane", "moist"])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix(opening), "\(run.output)")
        #expect(run.output.contains("2 played, 100% won"))
        #expect(
            run.output.contains("B   A   B   E") == opening.hasPrefix("Resuming"), "\(run.output)")
    }

    @Test(
        "a missing dictionary is 66, a damaged one 65",
        arguments: [
            ("ghost", "lexicon"), ("guess", "levels"), ("wordle", "answers"),
            ("wordle", "lexicon"), ("hangman", "phrases"), ("fill", "sentences"),
        ])
    func missing(game: String, kind: String) throws {
        let sandbox = try PlayFixture.sandbox()
        let names = game == "ghost" ? "--names Ann,Bob" : ""
        try sandbox.write("no artefact", to: "packs/en.\(kind)")
        #expect(try sandbox.play("\(game) \(names)").status == 65)
        try sandbox.remove("packs/en.\(kind)")
        let run = try sandbox.play("\(game) \(names)")
        #expect(
            run.errors
                == "packs/en.\(kind): error[file.missing]: no such file. hint: run `dictc build`\n")
        #expect(run.status == 66)
    }

    @Test(
        "wrong calls are usage errors of one line",
        arguments: [
            "chess", "wordle --seed x", "wordle --language de", "wordle --archive ''",
            "wordle --names Ann,Bob", "ghost --computer best", "wordle --seed -1",
        ])
    func usage(arguments: String) throws {
        let run = try PlayFixture.sandbox().play(arguments)
        #expect(run.status == 64)
        #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    }
}
