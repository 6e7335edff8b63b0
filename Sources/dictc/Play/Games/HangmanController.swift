import DictFormat
import DictReader
import DictStore
import WordGames

/// A controller for Hangman, a game for one player.
struct HangmanController: GameController {
    private static let tiers = ["all", "easy", "medium", "hard", "expert"]

    private let phrases: PhrasePack
    private let key: String
    private var game: HangmanGame
    private var random: GameRandom
    private var message = ""
    /// Whether the last guess was wrong and so added a part to the picture.
    private var advances = false
    private var tally: RoundTally

    init(_ setup: inout GameSetup, _ archive: GameArchive) throws {
        let path = try setup.path(of: "phrases")
        phrases = try PhrasePack(copyOf: path, of: setup.language)
        key = setup.key
        tally = RoundTally(setup)
        if let kept = try setup.kept(HangmanGame.self, in: archive) {
            (game, random) = (kept.game, kept.random)
            let restoration = game.restore(with: phrases, using: &random)
            guard restoration != .nothingToPlay else { throw setup.nothingToPlay(path) }
            setup.note(restoration)
            if isOver && !setup.hasScreen { startOver() }
            return
        }
        random = setup.random
        guard let game = HangmanGame(in: phrases, using: &random) else {
            throw setup.nothingToPlay(path)
        }
        self.game = game
    }

    var isOver: Bool { game.standing != .open }

    mutating func startOver() {
        if game.standing == .open && !game.guesses.isEmpty { tally.lost() }
        message = ""
        if game.startOver(in: phrases) == .noSuchTier {
            message = "There are no such phrases."
            game.tier = nil
            _ = game.startOver(in: phrases)
        }
    }

    var choices: GameChoices? {
        GameChoices(
            title: "Phrases", names: Self.tiers, current: game.tier.map { Int($0) + 1 } ?? 0)
    }

    mutating func choose(_ index: Int) {
        game.tier = index == 0 ? nil : UInt8(clamping: index - 1)
        startOver()
    }

    mutating func press(_ key: Key) {
        switch key {
        case .enter where isOver: startOver()
        case .character(let scalar) where !isOver: guess(String(scalar))
        default: break
        }
    }

    mutating func take(_ line: String) {
        if isOver { message = PlayText.roundOver } else { guess(line) }
    }

    var answer: [String] {
        message == PlayText.roundOver
            ? [message]
            : [message].filter { !$0.isEmpty } + HangmanView.lines(game, picture: advances)
    }

    private mutating func guess(_ text: String) {
        (message, advances) = ("", false)
        let letter = PlayText.upper(text.utf8)
        switch game.guess(text) {
        case .opened: message = "\(letter) is in it."
        case .missed:
            message = "\(letter) is not in it."
            advances = true
        case .repeated: message = "You already guessed \(letter)."
        case .notOneLetter: message = "Please type a single letter."
        case .roundOver: return
        }
        switch game.standing {
        case .open: break
        case .won: tally.won(game.misses.count + 1)
        case .lost: tally.lost()
        }
    }

    mutating func keep(in contents: inout GameArchiveContents) throws {
        _ = tally.count(in: &contents)
        try contents.set(KeptGame(game: game, random: random), for: key)
    }

    func screen(columns: Int) -> Screen {
        HangmanView.screen(game, message: message, columns: columns)
    }

    var opening: [String] { HangmanView.opening(game) + HangmanView.lines(game, picture: true) }
    var prompt: String { "letter> " }

    var facts: [(String, JSON)] {
        [
            ("pattern", .string(PlayText.text(game.pattern))),
            ("wrong", .string(PlayText.text(game.misses))),
            ("missesLeft", .integer(HangmanGame.maximumMisses - game.misses.count)),
            ("standing", .string(StandingText.name(of: game.standing))),
            ("phrase", isOver ? .string(PlayText.text(game.phrase)) : .null),
        ]
    }
}
