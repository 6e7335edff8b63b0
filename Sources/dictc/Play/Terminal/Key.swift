/// A key that a player pressed.
enum Key: Equatable {
    /// A visible character.
    case character(Unicode.Scalar)
    case enter
    case backspace
    case tab
    case escape
    case up
    case down
    case left
    case right
    case home
    case end
    /// The Control key with a letter, in lower case.
    case control(Unicode.Scalar)
    /// A key that no game uses.
    case other
}
