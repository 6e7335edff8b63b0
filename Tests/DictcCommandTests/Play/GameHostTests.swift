import DictModel
import DictReader
import DictStore
import DictTestSupport
import Foundation
import GameFace
import ReaderFace
import Testing
import WordGames

@testable import DictTerminal
@testable import dictc

/// An app's session, the terminal and the C interface, whose code is also the web page's module.
@Suite("One game on every host") struct GameHostTests {
    enum Host: CaseIterable { case app, terminal, c }

    /// A game with the same moves on each host, before it is saved and after it is opened.
    struct Play: Sendable, CustomTestStringConvertible {
        let game: GameKind
        /// Lines of the C interface before the game, which the others do by themselves.
        var opening: [String] = []
        /// Each move: as a line of the C interface, and as one of the terminal.
        let moves: [(c: String, terminal: String)]
        let later: (c: String, terminal: String)
        var names: [String] = []
        var computer: GhostStrength?

        var testDescription: String { game.name }
    }

    static let plays = [
        Play(
            game: .guess,
            moves: [("guess tee", "tee"), ("guess xyz", "xyz"), ("guess APE", "APE")],
            later: ("guess pet", "pet")),
        Play(
            game: .ghost, opening: ["seat 0 2 Ann\tComputer"],
            moves: [("say p", "p"), ("computer", ""), ("say 1", "1")], later: ("say z", "z"),
            names: ["Ann", "Computer"], computer: .medium),
        Play(
            game: .wordle, moves: [("guess eerie", "eerie"), ("guess Babes", "Babes")],
            later: ("guess zebra", "zebra")),
        Play(
            game: .hangman, moves: [("guess z", "z"), ("guess É", "É"), ("guess zz", "zz")],
            later: ("guess q", "q")),
        Play(
            game: .fill, moves: [("choose 0 1", "1 2"), ("choose 9 9", "10 1")],
            later: ("choose 1 0", "2 1")),
    ]

    private static let seed: UInt64 = 7

    @Test("what one host saves, each other opens, with the same view", arguments: plays)
    func hosts(play: Play) throws {
        let sandbox = try PlayFixture.sandbox()
        var views: [String] = []
        var saves: [[UInt8]] = []
        for host in Host.allCases {
            let table = try Table(host, play, sandbox, saved: nil)
            for move in play.moves { try table.play(move) }
            views.append(try table.view())
            saves.append(try table.saved())
        }
        #expect(Set(views).count == 1, "\(views)")
        #expect(Set(saves).count == 1)
        for saved in saves {
            let opened = try Host.allCases.map { try Table($0, play, sandbox, saved: saved) }
            #expect(Set(try opened.map { try $0.saved() }) == [saved])
            #expect(Set(try opened.map { try $0.view() }).count == 1)
            for table in opened { try table.play(play.later) }
            #expect(Set(try opened.map { try $0.view() }).count == 1)
            #expect(Set(try opened.map { try $0.saved() }).count == 1)
        }
    }

    /// Tests/Conformance/Limits asks the C library and the page's module to save and open the same.
    @Test("the programs of other hosts are asked the same, and answer it")
    func record() throws {
        let sandbox = try PlayFixture.sandbox()
        let kinds = ["answers", "levels", "lexicon", "phrases", "sentences"]
        var record = HostRecord(packs: [:], plays: [], days: [])
        for kind in kinds {
            record.packs[kind] = Data(try sandbox.bytes(of: "packs/en." + kind))
        }
        for play in Self.plays {
            let table = try Table(.c, play, sandbox, saved: nil)
            for move in play.moves { try table.play(move) }
            let saved = try table.saved()
            let opened = try Table(.c, play, sandbox, saved: saved)
            let openedView = try opened.view()
            try opened.play(play.later)
            record.plays.append(
                HostRecord.Play(
                    game: play.game.name, kind: play.game.rawValue,
                    packs: Table.kinds[play.game] ?? [], seed: Self.seed,
                    moves: play.opening + play.moves.map(\.c), view: try table.view(),
                    saved: Data(saved), opened: openedView, later: play.later.c,
                    laterView: try opened.view(), laterSaved: Data(try opened.saved())))
        }
        for (kind, day) in Self.days {
            record.days.append(
                HostRecord.Day(
                    game: kind.name, kind: kind.rawValue, packs: Table.kinds[kind] ?? [], day: day,
                    saved: Data(try Self.saved(kind, on: day, in: sandbox))))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(record), as: UTF8.self)
        try PlayGolden.expect(text + "\n", "hosts", extension: "json")
    }

    /// What `hosts.json` holds: packs, and for each game the moves, the views and the bytes.
    private struct HostRecord: Encodable {
        var packs: [String: Data]
        var plays: [Play]
        var days: [Day]

        /// The game of a day, as it is saved at its start.
        struct Day: Encodable {
            var game: String
            var kind: UInt8
            var packs: [String]
            var day: Int32
            var saved: Data
        }

        struct Play: Encodable {
            var game: String
            var kind: UInt8
            var packs: [String]
            var seed: UInt64
            var moves: [String]
            /// The view after these moves, and the saved game.
            var view: String
            var saved: Data
            /// The view of the saved game when it is opened.
            var opened: String
            /// One more move, and the view and the saved game after it.
            var later: String
            var laterView: String
            var laterSaved: Data
        }
    }

    /// Games of days that have an answer, and of days that have none.
    private static let days: [(GameKind, Int32)] = [
        (.wordle, 20_454), (.wordle, 20_455), (.wordle, 20_456), (.wordle, 0), (.guess, 20_454),
        (.guess, 20_457), (.guess, 2_932_896),
    ]

    /// The game of a day through the functions of wordgames.h, as it is saved.
    private static func saved(
        _ kind: GameKind, on day: Int32, in sandbox: Sandbox
    ) throws -> [UInt8] {
        let files = try (Table.kinds[kind] ?? []).map {
            try sandbox.bytes(of: "packs/en." + $0)
        }
        return try CGame(kind, files, on: day).saved
    }

    @Test("the game of a day is the same on every host", arguments: days)
    func day(kind: GameKind, number: Int32) throws {
        let sandbox = try PlayFixture.sandbox()
        let day = try #require(CalendarDay(number: Int(number)))
        let packs = try GamePacks(folder: sandbox.path + "/packs", language: .english)
        let session = try #require(GameSession(kind, on: day, in: packs))
        #expect(try Self.saved(kind, on: number, in: sandbox) == session.saved.bytes)
        let archive = try GameArchive(folder: sandbox.path + "/archive")
        var setup = GameSetup(
            game: kind, language: .english, directory: sandbox.path + "/packs", day: day, names: [],
            hasScreen: true)
        _ = try #require(try PlaySession(setup, archive))
        #expect(archive.contents.games == [kind.name + ".en.day": session.saved.bytes])
        let resumed = try #require(try PlaySession(setup, archive))
        #expect(resumed.setup.notes == ["Resuming your saved game."])
        setup.day = .last
        let other = try #require(try PlaySession(setup, archive))
        #expect((other.setup.notes == ["Resuming your saved game."]) == (day == .last))
    }

    @Test("a line that is no move is answered alike, and changes nothing", arguments: plays)
    func noMoves(play: Play) throws {
        let sandbox = try PlayFixture.sandbox()
        let table = try Table(.c, play, sandbox, saved: nil)
        let before = try table.saved()
        for line in [
            "", "zork", "say", "say a b c", "say a x", "seat", "seat 0 0 A", "seat 4 0 A\tB",
            "level x",
            "tier", "tier 256", "choose 1", "choose 1 2 3", "clear", "clear -1", "guessx",
            "choose 0 1234567890",
        ] where !(play.game == .ghost && line == "say") {
            try table.play((line, ""))
            #expect(try table.view().contains(#""answer":"unknown""#), "\(line)")
        }
        #expect(try table.saved() == before)
    }

    /// A game on one of the hosts.
    final class Table {
        /// The kinds of packs that each game is played with.
        static let kinds: [GameKind: [String]] = [
            .guess: ["levels"], .ghost: ["lexicon"], .wordle: ["lexicon", "answers"],
            .hangman: ["phrases"], .fill: ["sentences"],
        ]

        private let host: Host
        private let play: Play
        private var session: GameSession?
        private var terminal: PlaySession?
        private var game: CGame?

        init(_ host: Host, _ play: Play, _ sandbox: Sandbox, saved: [UInt8]?) throws {
            (self.host, self.play) = (host, play)
            let folder = sandbox.path + "/packs/en."
            switch host {
            case .app:
                let packs = try GamePacks(
                    lexicon: Lexicon(contentsOf: folder + "lexicon"),
                    levels: LevelPacks(contentsOf: folder + "levels"),
                    answers: AnswerList(contentsOf: folder + "answers"),
                    phrases: PhrasePack(contentsOf: folder + "phrases"),
                    sentences: SentenceSet(contentsOf: folder + "sentences"))
                if let saved {
                    session = GameSession(try #require(SavedGame(saved)), in: packs)
                } else {
                    session = GameSession(play.game, in: packs, seed: seed)
                    if let computer = play.computer {
                        session?.play(
                            .seat(
                                GhostPlayer(name: play.names[0]),
                                GhostPlayer(name: play.names[1], strength: computer)))
                    }
                }
            case .terminal:
                let archive = try GameArchive(folder: sandbox.path + "/archive-\(UUID())")
                var setup = GameSetup(
                    game: play.game, language: .english, directory: sandbox.path + "/packs",
                    seed: seed, names: play.names, computer: play.computer, hasScreen: true)
                if let saved {
                    setup.seed = nil
                    try archive.update { $0.games[setup.key] = saved }
                }
                let session = try #require(try PlaySession(setup, archive))
                if saved != nil { #expect(session.setup.notes == ["Resuming your saved game."]) }
                terminal = session
            case .c:
                let files = try (Self.kinds[play.game] ?? []).map {
                    try sandbox.bytes(of: "packs/en." + $0)
                }
                game = try CGame(play.game, files, seed: seed, saved: saved)
                if saved == nil { for line in play.opening { game?.move(line) } }
            }
        }

        func play(_ move: (c: String, terminal: String)) throws {
            switch host {
            case .app: session?.play(Move(text: Array(move.c.utf8)))
            case .terminal:
                // The terminal lets the computer answer by itself.
                if !move.terminal.isEmpty { try terminal?.play { $0.take(move.terminal) } }
            case .c: game?.move(move.c)
            }
        }

        /// The view as JSON.
        func view() throws -> String {
            let json: [UInt8]? =
                switch host {
                case .app: session?.json
                case .terminal: terminal?.controller.session.json
                case .c: game?.view
                }
            return String(decoding: try #require(json), as: UTF8.self)
        }

        /// What the host keeps: the bytes of an app and of C, those in the archive of the terminal.
        func saved() throws -> [UInt8] {
            switch host {
            case .app: try #require(session?.saved.bytes)
            case .terminal:
                try #require(terminal?.archive.contents.games[play.game.name + ".en"])
            case .c: try #require(game?.saved)
            }
        }
    }
}

/// A game through the functions of wordgames.h.
@safe
private final class CGame {
    private let game: UnsafeRawPointer
    private let first: UnsafeRawPointer
    private let second: UnsafeRawPointer?

    init(_ kind: GameKind, _ files: [[UInt8]], seed: UInt64, saved: [UInt8]?) throws {
        unsafe first = try #require(unsafe Self.opened(files[0]))
        unsafe second = files.count > 1 ? Self.opened(files[1]) : nil
        let game =
            if let saved {
                unsafe restoreGame(saved, saved.count, first, second)
            } else {
                unsafe newGame(Int32(kind.rawValue), seed, first, second)
            }
        unsafe self.game = try #require(unsafe game)
    }

    init(_ kind: GameKind, _ files: [[UInt8]], on day: Int32) throws {
        unsafe first = try #require(unsafe Self.opened(files[0]))
        unsafe second = files.count > 1 ? Self.opened(files[1]) : nil
        let game = unsafe newGame(Int32(kind.rawValue), on: day, first, second)
        unsafe self.game = try #require(unsafe game)
    }

    deinit {
        unsafe freeGame(game)
        unsafe closeMemory(first)
        unsafe closeMemory(second)
    }

    private static func opened(_ file: [UInt8]) -> UnsafeRawPointer? {
        // Safe because the memory has as many bytes as the file, and closing it frees it.
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: file.count, alignment: 16)
        unsafe memory.copyBytes(from: file)
        var pack: UnsafeRawPointer?
        _ = unsafe openOwned(
            memory.baseAddress, memory.count, 2,
            { bytes, _ in unsafe free(UnsafeMutableRawPointer(mutating: bytes)) }, &pack)
        return unsafe pack
    }

    func move(_ line: String) {
        let bytes = Array(line.utf8)
        _ = unsafe moveGame(game, bytes, bytes.count)
    }

    var view: [UInt8] { unsafe bytes { unsafe viewGame(game, $0, $1) } }
    var saved: [UInt8] { unsafe bytes { unsafe saveGame(game, $0, $1) } }

    private func bytes(_ give: (UnsafeMutablePointer<UInt8>?, Int) -> Int64) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        // Safe because the buffer has so many bytes.
        let length = unsafe buffer.withUnsafeMutableBufferPointer {
            unsafe give($0.baseAddress, $0.count)
        }
        return Array(buffer.prefix(Int(length)))
    }
}
