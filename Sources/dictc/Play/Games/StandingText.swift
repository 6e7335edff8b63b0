import WordGames

/// Words for the state of a round.
enum StandingText {
    /// The word to use in JSON.
    static func name(of standing: RoundStanding) -> String {
        switch standing {
        case .open: "open"
        case .won: "won"
        case .lost: "lost"
        }
    }
}
