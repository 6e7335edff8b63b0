/// A key that the player has pressed.
package enum Key: Equatable {
    /// A key that types a visible character or a space.
    case character(Unicode.Scalar)
    case enter
    case backspace
    case delete
    case tab
    case escape
    case up
    case down
    case left
    case right
    case home
    case end
    case pageUp
    case pageDown
    /// A letter, in lower case, or `@` together with the Control key.
    case control(Unicode.Scalar)
    /// Any other key; it has no meaning in the games.
    case other
}
