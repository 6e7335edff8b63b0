import WordGames

extension GameTexts {
    /// The word guessing game.
    struct Guess: Sendable {
        let game: Game
        let level: String
        /// The level and the attempts left, such as `level 2, 7 attempts left`.
        let facts: @Sendable (_ level: Int, _ attempts: String) -> String
        let attempts: @Sendable (Int?) -> String
        let guesses: String
        let guessed: Text
        let completed: Count
        let hint: @Sendable (_ word: String, _ hint: Int) -> String
        let lost: @Sendable (_ level: Int, _ secret: String) -> String
        let won: @Sendable (_ word: String, _ level: Int, _ guesses: Int) -> String
        let notInPack: Text
        let over: String
        let keys: String
        let prompt: Count
    }

    /// Ghost.
    struct Ghost: Sendable {
        let game: Game
        let against: String
        let turn: Text
        let says: @Sendable (_ name: String, _ letter: String) -> String
        let word: Text
        let nothingLonger: Text
        let noWord: Text
        let wins:
            @Sendable (_ winner: String, _ why: String, _ loser: String, _ letter: String) -> String
        let possible: Text
        let newRound: String
    }

    /// Wordle.
    struct Wordle: Sendable {
        let game: Game
        let letters: Count
        let legend: String
        let notLetters: String
        let wrongLength: Count
        let notAWord: Text
        let won: Count
        let lost: Text
        let enter: String
        let newWord: String
        let share: String
        let prompt: Count
    }

    /// Hangman.
    struct Hangman: Sendable {
        let game: Game
        let phrases: String
        let tiers: [String]
        let noSuchTier: String
        let opened: Text
        let missed: Text
        let repeated: Text
        let wrong: String
        let left: Count
        let found: String
        let missing: String
        let lost: Text
        let newPhrase: String
        let prompt: String
    }

    /// FillMeUp.
    struct Fill: Sendable {
        let game: Game
        let facts: @Sendable (_ level: Int, _ score: Int) -> String
        let options: String
        let oneOption: String
        let noSuchRow: String
        let noSuchOption: Text
        let result: @Sendable (_ right: Int, _ count: Int, _ score: Int) -> String
        let complete: Count
        let tryAgain: Count
        let submit: String
        let choose: String
        let prompt: Count
    }
}
