/// A move in one of the games.
///
/// A session refuses moves of other games as ``MoveAnswer/unknown``. Texts are UTF-8.
public enum Move: Sendable, Equatable {
    /// Guesses a word in word guessing or Wordle, or a letter in Hangman.
    case guess([UInt8])
    /// Says a letter in Ghost.
    ///
    /// If `turn`, the number of letters that the player saw, is not `nil`, a letter that arrives
    /// twice counts only once.
    case say([UInt8], turn: Int? = nil)
    /// Lets the computer say its letter in Ghost.
    case computer
    /// Seats two players in Ghost and starts a round, in which the first of them begins.
    case seat(GhostPlayer, GhostPlayer)
    /// Starts the next round or screen, and abandons one that is still open.
    case next
    /// Starts a round of word guessing at a level that the player has reached.
    case level(Int)
    /// Starts a round of Hangman with a phrase of a difficulty, or of any if it is `nil`.
    case tier(UInt8?)
    /// Fills a gap of FillMeUp with the option at an index, or clears it if that is `nil`.
    case choose(option: Int?, row: Int)
    /// Fills a gap of FillMeUp with the option that reads so.
    case fill([UInt8], row: Int)
    /// Submits the screen of FillMeUp.
    case submit
    /// Starts over at level 1 of FillMeUp.
    case replay

    /// Guesses a word in word guessing or Wordle, or a letter in Hangman.
    public static func guess(_ text: String) -> Move { .guess(Array(text.utf8)) }
    /// Says a letter in Ghost.
    public static func say(_ text: String) -> Move { .say(Array(text.utf8)) }
    /// Fills a gap of FillMeUp with the option that reads `text`.
    public static func fill(_ text: String, row: Int) -> Move { .fill(Array(text.utf8), row: row) }
}
