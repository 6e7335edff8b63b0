import WordGames

/// Words for the state of a round.
enum StandingText {
    /// Returns the word for `standing` in JSON.
    static func name(of standing: RoundStanding) -> String {
        switch standing {
        case .open: "open"
        case .won: "won"
        case .lost: "lost"
        }
    }
}
