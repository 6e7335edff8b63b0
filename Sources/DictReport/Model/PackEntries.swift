/// The familiar words of one length in report.json, and which of them packs may use.
struct PoolEntry: Decodable {
    struct Excluded: Decodable {
        var reason: String
        var count: Count
        var samples: [String]
    }

    var length: Count
    var usable: Count
    var familiarity: [String: Count]
    var excluded: [Excluded]
}

/// The entry of level packs in report.json.
struct LevelsEntry: Decodable {
    struct Spread: Decodable {
        var least: Share
        var mean: Share
        var most: Share
    }

    /// The range that a rule permits.
    struct Range: Decodable {
        var least: Share
        var most: Share
    }

    struct Level: Decodable {
        var level: Count
        var packs: Count
        /// The consistent player's chance of winning.
        var consistent: Spread
        /// The chance of a player who remembers only the last hint, or `nil` if it is unknown.
        var lastHint: Spread?
        /// The range of that chance that the ladder permits, or `nil` if it has none.
        var rule: Range?
        /// That chance in packs drawn by chance, or `nil` if none were drawn.
        var random: Spread?
    }

    var sets: Count
    var packs: Count
    var ladder: String
    var pool: [PoolEntry]
    var levels: [Level]
}

/// The entry of Wordle answers in report.json.
struct AnswersEntry: Decodable {
    struct Solver: Decodable {
        var allowed: Count
        var firstGuess: String
        var meanGuesses: Double
        var worst: Count
        var failures: Count
        /// The numbers of games won with one guess, two guesses and so on.
        var games: [Count]
    }

    var answers: Count
    var pool: PoolEntry
    var solver: Solver
    /// For each place in the answers, how often each letter is there.
    var letters: [[String: Count]]
}

/// The entry of phrases in report.json.
struct PhrasesEntry: Decodable {
    var phrases: Count
    var tiers: [String: Count]
    var dropped: LexiconEntry.Dropped
}
