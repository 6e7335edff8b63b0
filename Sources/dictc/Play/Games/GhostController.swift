import DictFormat
import DictModel
import DictReader
import DictStore
import WordGames

/// A controller for Ghost, a game for two players or for one against the computer.
struct GhostController: GameController {
    private let lexicon: Lexicon
    private let key: String
    private var game: GhostGame
    private var random: GameRandom
    /// A note on the last input, or "" if the fragment alone explains what happened.
    private var message = ""
    private var uncountedWinner: String?
    private var ranking: [GameArchiveContents.Standing] = []

    init(_ setup: inout GameSetup, _ archive: GameArchive) throws {
        lexicon = try Lexicon(copyOf: setup.path(of: "lexicon"), of: setup.language)
        key = setup.key
        ranking = archive.contents.ranking(of: GameName.ghost.rawValue)
        let second = setup.names.count > 1 ? setup.names[1] : ""
        let first = GhostPlayer(name: setup.player)
        let other = GhostPlayer(name: second, strength: setup.computer)
        if let kept = try setup.kept(GhostGame.self, in: archive) {
            if Self.isSame(kept.game.first, first) && Self.isSame(kept.game.second, other) {
                (game, random) = (kept.game, kept.random)
                setup.note(game.restore(with: lexicon))
                // A script starts with player 1, whatever was played before.
                if isOver && !setup.hasScreen { game.restart(starter: .first) }
                letComputerSay()
                return
            }
            setup.notes.append("The saved game was between other players; here is a new one.")
        }
        game = GhostGame(first, other, in: lexicon)
        random = setup.random
        letComputerSay()
    }

    private static func isSame(_ one: GhostPlayer, _ other: GhostPlayer) -> Bool {
        one.name == other.name && one.strength == other.strength
    }

    /// Returns the players and the seed of the game that is saved in `contents` under `key`.
    ///
    /// Returns `nil` if no game is saved there or if it cannot be read.
    static func keptPlayers(
        in contents: GameArchiveContents, key: String
    ) -> (names: [String], computer: GhostStrength?, seed: UInt64)? {
        guard let kept = contents.value(KeptGame<GhostGame>.self, for: key) else { return nil }
        let names = [kept.game.first, kept.game.second].compactMap {
            String(validating: $0.name, as: UTF8.self)
        }
        guard names.count == 2 else { return nil }
        return (names, kept.game.second.strength, kept.random.seed)
    }

    var isOver: Bool { game.winner != nil }

    mutating func startOver() {
        game.restart()
        message = ""
        letComputerSay()
    }

    mutating func press(_ key: Key) {
        switch key {
        case .enter where isOver: startOver()
        case .character(let scalar) where !isOver: say(String(scalar))
        default: break
        }
    }

    mutating func take(_ line: String) {
        guard !isOver else { return message = PlayText.roundOver }
        say(line)
    }

    var answer: [String] {
        if message == PlayText.roundOver { return [message] }
        return (message.isEmpty ? [] : [message]) + GhostView.lines(game, lexicon, ranking)
    }

    private mutating func say(_ text: String) {
        message = ""
        switch game.say(text, in: lexicon) {
        case .added: letComputerSay()
        case .ended: noteEnd()
        case .ignored: message = "Please type a single letter."
        case .otherArtefact: break
        }
    }

    private mutating func letComputerSay() {
        guard let mover = game.mover, mover.strength != nil else { return }
        switch game.sayAsComputer(in: lexicon, using: &random) {
        case .added(let letter):
            message = "\(PlayText.text(mover.name)) says \(PlayText.upper([letter]))."
        case .ended: noteEnd()
        case .ignored, .otherArtefact: break
        }
    }

    private mutating func noteEnd() {
        guard let winner = game.winner else { return }
        uncountedWinner = String(validating: winner.name, as: UTF8.self)
    }

    mutating func keep(in contents: inout GameArchiveContents) throws {
        if let winner = uncountedWinner {
            contents.countWin(of: winner, at: GameName.ghost.rawValue)
        }
        uncountedWinner = nil
        try contents.set(KeptGame(game: game, random: random), for: key)
        ranking = contents.ranking(of: GameName.ghost.rawValue)
    }

    func screen(columns: Int) -> Screen {
        GhostView.screen(game, lexicon, ranking, message: message, columns: columns)
    }

    var opening: [String] { GhostView.opening(game) + GhostView.lines(game, lexicon, ranking) }
    var prompt: String { game.mover.map { PlayText.text($0.name) + "> " } ?? "> " }

    var facts: [(String, JSON)] {
        [
            ("players", .array([game.first, game.second].map { .string(PlayText.text($0.name)) })),
            ("fragment", .string(PlayText.text(game.round.fragment))),
            ("mover", .optional(game.mover.map { PlayText.text($0.name) })),
            ("winner", .optional(game.winner.map { PlayText.text($0.name) })),
            ("reason", .optional(game.round.end.map { $0 == .word ? "word" : "dead" })),
        ]
    }
}
