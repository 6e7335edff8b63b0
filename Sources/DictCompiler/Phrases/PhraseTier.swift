import DictFormat

/// The difficulty of a Hangman phrase, according to the misses of a simulated player; see
/// ``PhraseGrader``.
public enum PhraseTier: UInt8, Sendable, CaseIterable {
    /// 0 or 1 miss.
    case easy = 0
    /// 2 or 3 misses.
    case medium = 1
    /// 4 or 5 misses.
    case hard = 2
    /// 6 or more misses.
    case expert = 3

    /// Creates the tier for a phrase that costs `misses`.
    public init(misses: Int) {
        self = PhraseTier(rawValue: PhrasesFormat.tier(ofMisses: misses)) ?? .expert
    }

    /// The name of the tier, one English word in lower case.
    public var name: String {
        switch self {
        case .easy: "easy"
        case .medium: "medium"
        case .hard: "hard"
        case .expert: "expert"
        }
    }
}
