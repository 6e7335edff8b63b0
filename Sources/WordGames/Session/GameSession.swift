public import DictModel

/// A game in progress, with its packs, its random numbers and the player's statistics.
///
/// It is the same game on every host: the terminal, C, the web and an app play it with
/// ``play(_:)``, draw ``view`` and keep ``saved``, which each of the others opens. The same seed and
/// moves make the same game everywhere.
public struct GameSession: Sendable {
    /// The seed of the game's random numbers.
    public let seed: UInt64
    /// The game, and the packs that it is played with.
    public private(set) var view: GameView
    /// The results of all rounds, those of earlier games included if they were handed over.
    ///
    /// Ghost counts none here; its players have their wins.
    public private(set) var statistics: GameStatistics
    /// The result of the last move, or of resuming the game.
    public private(set) var answer: MoveAnswer
    private var random: SplitMix64

    /// Starts a game of the given kind.
    ///
    /// Ghost starts with two nameless humans; play ``Move/seat(_:_:)`` to name them. Pass the
    /// `statistics` of an earlier game to go on counting. Returns `nil` if `packs` lack what the
    /// game is played with, or contain nothing to play.
    public init?(
        _ kind: GameKind, in packs: GamePacks, seed: UInt64,
        statistics: GameStatistics = GameStatistics()
    ) {
        self.init(kind, on: nil, in: packs, seed, statistics)
    }

    /// Starts the game of a day, which is the same on every host with the same packs: Wordle as
    /// ``WordleGame/init(on:in:checking:)`` says, or word guessing as
    /// ``WordGuessGame/init(on:in:using:)`` does.
    ///
    /// Pass the `statistics` of an earlier game to go on counting. ``seed`` is the number of the
    /// day. Returns `nil` for the other games, or as ``init(_:in:seed:statistics:)`` does.
    public init?(
        _ kind: GameKind, on day: CalendarDay, in packs: GamePacks,
        statistics: GameStatistics = GameStatistics()
    ) {
        self.init(kind, on: day, in: packs, UInt64(day.number), statistics)
    }

    private init?(
        _ kind: GameKind, on day: CalendarDay?, in packs: GamePacks, _ seed: UInt64,
        _ statistics: GameStatistics
    ) {
        var random = SplitMix64(seed: seed)
        guard let view = GameView(kind, on: day, in: packs, using: &random) else { return nil }
        self.init(view, .started, seed, random, statistics)
    }

    /// Resumes a saved game; ``answer`` reports how.
    ///
    /// With packs other than those it was saved with, the scores are kept, and the round goes on if
    /// it is valid with them; otherwise a new one begins. Returns `nil` if the state is damaged, or
    /// if `packs` lack what the game is played with, or contain nothing to play.
    public init?(_ saved: SavedGame, in packs: GamePacks) {
        var random = saved.random
        do throws(StateFault) {
            guard
                let (view, restoration) = try GameView.restored(saved, in: packs, using: &random),
                let answer = MoveAnswer(restoration)
            else { return nil }
            self.init(view, answer, saved.seed, random, saved.statistics)
        } catch {
            return nil
        }
    }

    private init(
        _ view: GameView, _ answer: MoveAnswer, _ seed: UInt64, _ random: SplitMix64,
        _ statistics: GameStatistics
    ) {
        self.view = view.counting(from: statistics)
        (self.answer, self.seed, self.random) = (answer, seed, random)
        self.statistics = statistics
    }

    /// The kind of game.
    public var kind: GameKind { view.kind }

    /// The whole game, to be kept after each move that changes it.
    public var saved: SavedGame {
        SavedGame(
            kind: view.kind, seed: seed, statistics: statistics, random: random, state: view.state)
    }

    /// Makes a move and counts the round if it ends.
    ///
    /// A move of another game changes nothing, and neither does `nil`, a text that is no move.
    ///
    /// - Returns: The result, which is also the new ``answer``.
    @discardableResult
    public mutating func play(_ move: Move?) -> MoveAnswer {
        let before = view.round
        answer = move.map { view.play($0, using: &random) } ?? .unknown
        guard answer.isMove, let before, before.standing == .open, let after = view.round else {
            return answer
        }
        if answer == .started {
            if before.isBegun { statistics.lose() }
        } else {
            switch after.standing {
            case .open: break
            case .won: statistics.win(after.number)
            case .lost: statistics.lose()
            }
        }
        return answer
    }
}
