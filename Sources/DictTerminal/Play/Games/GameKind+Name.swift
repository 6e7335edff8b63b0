package import WordGames

extension GameKind {
    /// The name of the game, such as `guess`, also in the archive and in JSON.
    package var name: String { "\(self)" }

    /// The number of players that the game needs; in Ghost, one of them may be the computer.
    package var players: Int { self == .ghost ? 2 : 1 }
}
