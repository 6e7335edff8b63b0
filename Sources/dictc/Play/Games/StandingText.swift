import WordGames

/// Words for how a round stands.
enum StandingText {
    /// The word that programs read.
    static func name(of standing: RoundStanding) -> String {
        switch standing {
        case .open: "open"
        case .won: "won"
        case .lost: "lost"
        }
    }
}
