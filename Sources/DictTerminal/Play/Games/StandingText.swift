import WordGames

/// The words that describe the state of a round in JSON.
enum StandingText {
    /// Returns the word for `standing` in JSON: "open", "won" or "lost".
    static func name(of standing: RoundStanding) -> String {
        switch standing {
        case .open: "open"
        case .won: "won"
        case .lost: "lost"
        }
    }
}
