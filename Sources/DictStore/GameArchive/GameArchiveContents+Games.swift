public import WordGames

extension GameArchiveContents {
    /// The saved game called `name`, or `nil` if there is none or it cannot be read.
    ///
    /// Set it to `nil` to remove the game.
    public subscript(game name: String) -> SavedGame? {
        get { games[name].flatMap { SavedGame($0) } }
        set { games[name] = newValue?.bytes }
    }
}
