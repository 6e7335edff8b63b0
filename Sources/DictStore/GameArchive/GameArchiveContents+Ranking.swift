extension GameArchiveContents {
    /// One player's entry in the high score list of a game.
    public struct Standing: Sendable, Equatable {
        /// The player's rank, counting from 1.
        ///
        /// Players with the same number of wins share a rank, as in 1, 2, 2, 4.
        public let rank: Int
        /// The name of the player.
        public let name: String
        /// The number of rounds that the player has won.
        public let wins: Int
    }

    /// Returns the high score list of `game`, sorted from the most wins to the fewest.
    ///
    /// Pass the same `game` as to ``countWin(of:at:)``. Players with the same number of wins are
    /// sorted by name, byte by byte.
    public func ranking(of game: String) -> [Standing] {
        let players = (wins[game] ?? [:]).sorted { first, second in
            first.value != second.value
                ? first.value > second.value
                : first.key.utf8.lexicographicallyPrecedes(second.key.utf8)
        }
        var places: [Standing] = []
        for (index, player) in players.enumerated() {
            let rank = places.last.flatMap { $0.wins == player.value ? $0.rank : nil }
            places.append(Standing(rank: rank ?? index + 1, name: player.key, wins: player.value))
        }
        return places
    }
}
