import WordGames

/// The result of a move: its name, and whether the game has changed.
struct MoveAnswer {
    let name: StaticString
    let isMove: Bool

    /// The move was made.
    static func made(_ name: StaticString) -> MoveAnswer { MoveAnswer(name: name, isMove: true) }
    /// The move was not made, and nothing has changed.
    static func refused(_ name: StaticString) -> MoveAnswer {
        MoveAnswer(name: name, isMove: false)
    }

    static var started: MoveAnswer { made("started") }
    static var otherArtefact: MoveAnswer { refused("otherArtefact") }
    static var roundOver: MoveAnswer { refused("roundOver") }
    /// The game has no such move.
    static var unknown: MoveAnswer { refused("unknown") }
}

extension MoveAnswer {
    /// The result of restoring a saved game; `nil` if that failed.
    init?(_ restoration: Restoration) {
        switch restoration {
        case .restored: self = .made("restored")
        case .otherArtefact: self = .made("otherArtefact")
        case .contradiction: self = .made("contradiction")
        case .nothingToPlay: return nil
        }
    }
}
