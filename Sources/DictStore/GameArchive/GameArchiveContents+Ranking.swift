extension GameArchiveContents {
    /// A player's place in a high score list.
    public struct Place: Sendable, Equatable {
        /// The place, from 1; players with as many wins share it.
        public let rank: Int
        /// The player.
        public let name: String
        /// The games the player won.
        public let wins: Int
    }

    /// The high score list of `game`: most wins first, then by the bytes of the names.
    public func ranking(of game: String) -> [Place] {
        let players = (wins[game] ?? [:]).sorted { first, second in
            first.value != second.value
                ? first.value > second.value
                : first.key.utf8.lexicographicallyPrecedes(second.key.utf8)
        }
        var places: [Place] = []
        for (index, player) in players.enumerated() {
            let rank = places.last.flatMap { $0.wins == player.value ? $0.rank : nil }
            places.append(Place(rank: rank ?? index + 1, name: player.key, wins: player.value))
        }
        return places
    }
}
