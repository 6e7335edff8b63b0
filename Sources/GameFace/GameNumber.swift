/// The numbers of the games in the interface and in saved games, which never change.
enum GameNumber: UInt8 {
    case guess = 1
    case ghost = 2
    case wordle = 3
    case hangman = 4
    case fill = 5
}
