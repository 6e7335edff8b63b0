import DictTestSupport
import Foundation
import Testing

@Suite("What dictc play keeps") struct PlayArchiveTests {
    @Test("the folder: an option before the variable before the user's own") func places() throws {
        let sandbox = try PlayFixture.sandbox()
        func play(_ variables: String, _ option: String = "") throws -> Int32 {
            try sandbox.shell(
                "\(variables) \"$DICTC\" play hangman --dir packs \(option) < /dev/null"
            ).status
        }
        #expect(try play("HOME='\(sandbox.path)/home'") == 0)
        #expect(try play("HOME='\(sandbox.path)/home' XDG_STATE_HOME='\(sandbox.path)/state'") == 0)
        #expect(try play("DICTC_ARCHIVE=variable") == 0)
        #expect(try play("DICTC_ARCHIVE=variable", "--archive option") == 0)
        #expect(try play("HOME=") == 73)
        for folder in ["home/.local/state/dictc", "state/dictc", "variable", "option"] {
            #expect(try !sandbox.bytes(of: folder + "/games.json").isEmpty)
        }
    }

    @Test("a damaged archive is set aside and said; the game begins anew") func damaged() throws {
        let sandbox = try PlayFixture.sandbox()
        try sandbox.write("{ \"schema\": 1, half", to: "archive/games.json")
        let run = try sandbox.play("wordle", ["eerie"])
        #expect(run.status == 0)
        #expect(run.words.contains("it is kept as games.damaged-1.json, and a new archive begins"))
        #expect(try sandbox.bytes(of: "archive/games.damaged-1.json").count == 19)
    }

    @Test("a kept game that cannot be read is kept aside, the scores stay") func damagedGame()
        throws
    {
        let sandbox = try PlayFixture.sandbox()
        _ = try sandbox.play("wordle --seed 1", ["abbey", "crane", "moist"])
        let file = try GameArchiveFile(sandbox)
        // Cut in the state of the game, which comes last.
        let games = try file.games.mapValues { game in
            try #require(Data(base64Encoded: game)).dropLast(3).base64EncodedString()
        }
        let text = try file.replacing(games)
        try sandbox.write(text, to: "archive/games.json")
        let run = try sandbox.play("wordle", ["abbey", "crane", "moist"])
        #expect(run.output.contains("The saved game cannot be read"))
        #expect(run.output.contains("2 played, 100% won"), "\(run.output)")
        #expect(
            try sandbox.bytes(of: "archive/games.damaged-1.json") == Array(text.utf8))
    }

    @Test("two at once: the second is told who plays") func locked() throws {
        let sandbox = try PlayFixture.sandbox()
        let run = try sandbox.shell(
            """
            export DICTC_ARCHIVE=archive; mkfifo wait; "$DICTC" play wordle --dir packs < wait > /dev/null &
            exec 3> wait; while [ ! -s archive/games.json ]; do sleep 0.05; done
            "$DICTC" play hangman --dir packs < /dev/null; echo "status $?"; exec 3>&-; wait
            """)
        #expect(run.output.hasSuffix("status 75\n"))
        #expect(run.errors.contains("hint: wait until process "))
    }

    @Test("an archive that cannot be written is an error with a hint") func unwritable() throws {
        let sandbox = try PlayFixture.sandbox()
        try sandbox.write("", to: "file")
        let run = try sandbox.play("wordle --archive file")
        #expect(run.status == 73)
        #expect(run.errors.contains("hint: "))
        #expect(try sandbox.play("wordle --archive /proc/none").status == 73)
    }

    @Test(
        "kill -9 in the middle: the next start has the state after the last move",
        arguments: [
            ("ghost --names Ann,Bob", "p", "P_  Bob's turn"), ("wordle", "eerie", "1  "),
            ("hangman", "z", "Incorrect guesses: Z (5 left)"), ("guess", "tee", "Level "),
            ("fill", "2", "["),
        ])
    func killed(call: String, line: String, found: String) throws {
        let sandbox = try PlayFixture.sandbox()
        let killed = try sandbox.shell(
            """
            export DICTC_ARCHIVE='\(sandbox.path)/archive'; mkfifo wait; : > out
            "$DICTC" play \(call) --dir packs < wait > out & player=$!
            exec 3> wait; printf '%s\\n' '\(line)' >&3
            while [ "$(wc -l < out)" -lt 3 ]; do sleep 0.05; done; sleep 0.2
            kill -9 $player; wait $player; echo "status $?"
            """)
        #expect(killed.output.hasSuffix("status 137\n"))
        let kept = try sandbox.archive()
        let next = try sandbox.play(call)
        #expect(next.output.contains("Resuming your saved game."), "\(next.output)")
        #expect(next.output.contains(found), "\(next.output)")
        #expect(try sandbox.archive() == kept)
    }
}

/// The archive's file as its readers see it.
private struct GameArchiveFile {
    private let members: [String: Any]
    /// The saved games in Base64.
    let games: [String: String]

    init(_ sandbox: Sandbox) throws {
        let json = try JSONSerialization.jsonObject(with: Data(sandbox.archive().utf8))
        members = try #require(json as? [String: Any])
        games = try #require(members["games"] as? [String: String])
    }

    func replacing(_ games: [String: String]) throws -> String {
        let changed = members.merging(["games": games]) { $1 }
        return String(decoding: try JSONSerialization.data(withJSONObject: changed), as: UTF8.self)
    }
}
