import WordGames

/// The result of a move: its name in the view, and whether the game has changed.
struct MoveAnswer {
    let name: StaticString
    let isMove: Bool

    /// Returns the result of a move that was made and has changed the game.
    static func made(_ name: StaticString) -> MoveAnswer { MoveAnswer(name: name, isMove: true) }
    /// Returns the result of a move that was refused, so that the game has not changed.
    static func refused(_ name: StaticString) -> MoveAnswer {
        MoveAnswer(name: name, isMove: false)
    }

    static var started: MoveAnswer { made("started") }
    static var otherArtefact: MoveAnswer { refused("otherArtefact") }
    static var roundOver: MoveAnswer { refused("roundOver") }
    /// The result of a message that is not a move of this kind of game.
    static var unknown: MoveAnswer { refused("unknown") }
}

extension MoveAnswer {
    /// Creates the result of restoring a saved game.
    ///
    /// Returns `nil` if the artefacts contain nothing to play.
    init?(_ restoration: Restoration) {
        switch restoration {
        case .restored: self = .made("restored")
        case .carriedOver: self = .made("carriedOver")
        case .otherArtefact: self = .made("otherArtefact")
        case .contradiction: self = .made("contradiction")
        case .nothingToPlay: return nil
        }
    }
}
