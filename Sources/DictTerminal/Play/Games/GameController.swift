import DictFormat
import DictStore
import WordGames

/// A controller that connects a player with a game.
///
/// It turns keys and lines of input into moves, and the state of the game into text. It uses neither
/// the terminal nor files.
protocol GameController {
    /// The game that is played.
    var session: GameSession { get }

    /// Returns the screen that shows the game, for a terminal with `columns` columns.
    func screen(columns: Int) -> Screen
    /// The screens to show for a moment each, before that of the game: what the last key set in motion.
    func transition(columns: Int) -> [Screen]
    /// Responds to a key; ignores keys that have no meaning in the game.
    mutating func press(_ key: Key)

    /// The lines to show at the start of a game without a screen.
    var opening: [String] { get }
    /// Plays a line of input, in a game without a screen.
    mutating func take(_ line: String)
    /// The lines to show in response to the last line of input.
    ///
    /// Read them only after calling ``refresh(_:)``, because they may contain high scores.
    var answer: [String] { get }
    /// The prompt for the next line of input, in a game without a screen.
    var prompt: String { get }
    /// The state of the game for `--json`, without secrets such as a word still to be found.
    var facts: JSON { get }

    /// Whether the current round is over.
    var isOver: Bool { get }
    /// Starts another round, abandoning the current one if it is still open.
    mutating func startOver()
    /// The options that the menu offers, such as levels, or `nil` if the game has none.
    var choices: GameChoices? { get }
    /// Selects the option at `index` in ``choices``.
    mutating func choose(_ index: Int)
    /// The result of the round as lines to share with others, or `nil` if there is none.
    var share: [String]? { get }

    /// Takes note of high scores in `contents`, the data of the archive, after each move.
    mutating func refresh(_ contents: GameArchiveContents)
}

extension GameController {
    func transition(columns: Int) -> [Screen] { [] }
    var choices: GameChoices? { nil }
    mutating func choose(_ index: Int) {}
    package var share: [String]? { nil }
    mutating func refresh(_ contents: GameArchiveContents) {}
}

/// A list of options, such as levels, one of which is selected.
struct GameChoices: Equatable {
    /// The heading of the list, such as "Level".
    var title: String
    /// The names of the options, each of one or two words.
    var names: [String]
    /// The index in ``names`` of the selected option.
    var current: Int
}
