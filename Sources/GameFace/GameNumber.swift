/// The games by their numbers in the interface, which never change; saved games begin with them.
enum GameNumber: UInt8 {
    case guess = 1
    case ghost = 2
    case wordle = 3
    case hangman = 4
    case fill = 5
}
