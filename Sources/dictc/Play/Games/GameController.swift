import DictFormat
import DictStore

/// Connects a player with the model of a game: turns keys and lines into moves, and the state into
/// text.
///
/// It uses neither the terminal nor files.
protocol GameController {
    /// The screen for a terminal of `columns`.
    func screen(columns: Int) -> Screen
    /// Reacts to a key; keys without a meaning are ignored.
    mutating func press(_ key: Key)

    /// The first lines to show if there is no screen.
    var opening: [String] { get }
    /// Plays a line of input.
    mutating func take(_ line: String)
    /// The result of the last line; read it once the move has been saved.
    var answer: [String] { get }
    /// The prompt for the next line.
    var prompt: String { get }
    /// The state for programs, without secrets such as the word to be found.
    var facts: [(String, JSON)] { get }

    /// Whether the round is over.
    var isOver: Bool { get }
    /// Starts another round, whether or not this one is over.
    mutating func startOver()
    /// The choices that the menu offers, such as levels; `nil` if there are none.
    var choices: GameChoices? { get }
    /// Makes the choice at `index`.
    mutating func choose(_ index: Int)

    /// Saves the state, and counts the rounds won and lost since the last call.
    mutating func keep(in contents: inout GameArchiveContents) throws
}

extension GameController {
    var choices: GameChoices? { nil }
    mutating func choose(_ index: Int) {}
}

/// Options of which the player chooses one.
struct GameChoices: Equatable {
    /// The heading, for instance "Level".
    var title: String
    /// The name of each option, in a word or two.
    var names: [String]
    /// The index of the current option.
    var current: Int
}
