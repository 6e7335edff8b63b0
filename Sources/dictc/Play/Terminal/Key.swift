/// What a player pressed.
enum Key: Equatable {
    /// A character that can be shown.
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
    /// Control and a letter, which is lower case here.
    case control(Unicode.Scalar)
    /// A key that no game uses.
    case other
}
