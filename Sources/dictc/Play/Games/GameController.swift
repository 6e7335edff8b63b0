import DictFormat
import DictStore

/// One of the games between a player and its model: it turns keys and lines into moves, and the
/// state into text.
///
/// It knows neither terminal nor files.
protocol GameController {
    /// The screen on a terminal of `columns`.
    func screen(columns: Int) -> Screen
    /// Reacts to a key; keys that mean nothing change nothing.
    mutating func press(_ key: Key)

    /// What is shown first where there is no screen.
    var opening: [String] { get }
    /// Takes a line of input.
    mutating func take(_ line: String)
    /// What the last line led to; asked for when the move is kept.
    var answer: [String] { get }
    /// What asks for the next line.
    var prompt: String { get }
    /// The state for programs, without what is secret.
    var facts: [(String, JSON)] { get }

    /// Whether the round is decided.
    var isOver: Bool { get }
    /// Begins another round, whatever became of this one.
    mutating func startOver()
    /// What players may choose from in the menu, such as levels.
    var choices: GameChoices? { get }
    /// Takes the choice at `index`.
    mutating func choose(_ index: Int)

    /// Writes the state, and what was won or lost since the last call.
    mutating func keep(in contents: inout GameArchiveContents) throws
}

extension GameController {
    var choices: GameChoices? { nil }
    mutating func choose(_ index: Int) {}
}

/// Things of which players choose one.
struct GameChoices: Equatable {
    /// What they are, for instance "Level".
    var title: String
    /// Each of them in a word or two.
    var names: [String]
    /// The one that holds now.
    var current: Int
}
