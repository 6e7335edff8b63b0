/// A kind of game, identified by a number in the C interface and in saved games.
///
/// The numbers never change.
enum GameNumber: UInt8 {
    case guess = 1
    case ghost = 2
    case wordle = 3
    case hangman = 4
    case fill = 5
}
