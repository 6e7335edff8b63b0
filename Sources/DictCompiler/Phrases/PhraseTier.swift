import DictFormat

/// A difficulty tier for Hangman phrases, based on the number of wrong guesses that the simulated
/// player in ``PhraseGrader`` makes.
package enum PhraseTier: UInt8, Sendable, CaseIterable {
    /// The tier of phrases that cost the simulated player at most 1 wrong guess.
    case easy = 0
    /// The tier of phrases that cost the simulated player 2 or 3 wrong guesses.
    case medium = 1
    /// The tier of phrases that cost the simulated player 4 or 5 wrong guesses.
    case hard = 2
    /// The tier of phrases that cost the simulated player 6 or more wrong guesses.
    case expert = 3

    /// Creates the tier of a phrase that costs the simulated player `misses` wrong guesses.
    package init(misses: Int) {
        self = PhraseTier(rawValue: PhrasesFormat.tier(ofMisses: misses)) ?? .expert
    }

    /// The name of the tier, a single English word in lower case.
    package var name: String {
        switch self {
        case .easy: "easy"
        case .medium: "medium"
        case .hard: "hard"
        case .expert: "expert"
        }
    }
}
