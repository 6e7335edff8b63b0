import DictFormat
import DictStore

/// Connects a player with the model of a game: turns keys and lines into moves, and the state into
/// text.
///
/// Once created, a controller uses neither the terminal nor files.
protocol GameController {
    /// Returns the screen for a terminal that is `columns` wide.
    func screen(columns: Int) -> Screen
    /// Reacts to a key, unless the key has no meaning in the game.
    mutating func press(_ key: Key)

    /// The first lines to show if there is no screen.
    var opening: [String] { get }
    /// Plays a line of input.
    mutating func take(_ line: String)
    /// The lines to show after the last line of input; read them once the move has been saved.
    var answer: [String] { get }
    /// The prompt for the next line.
    var prompt: String { get }
    /// The state of the game for `--json`, without secrets such as the word to be found.
    var facts: [(String, JSON)] { get }

    /// Whether the round is over.
    var isOver: Bool { get }
    /// Starts another round, whether or not this one is over.
    mutating func startOver()
    /// The choices for the menu, such as levels; `nil` if the game has none.
    var choices: GameChoices? { get }
    /// Makes the choice at `index` in ``choices``.
    mutating func choose(_ index: Int)

    /// Stores the state in `contents`, and adds the rounds won and lost since the last call.
    mutating func keep(in contents: inout GameArchiveContents) throws
}

extension GameController {
    var choices: GameChoices? { nil }
    mutating func choose(_ index: Int) {}
}

/// A list of options from which the player chooses one.
struct GameChoices: Equatable {
    /// The heading, for instance "Level".
    var title: String
    /// The name of each option, in a word or two.
    var names: [String]
    /// The index of the current option.
    var current: Int
}
