import DictFormat

/// How hard a Hangman phrase is, by the misses of a player who matches patterns.
public enum PhraseTier: UInt8, Sendable, CaseIterable {
    /// 0 or 1 miss.
    case easy = 0
    /// 2 or 3 misses.
    case medium = 1
    /// 4 or 5 misses.
    case hard = 2
    /// 6 misses and more.
    case expert = 3

    /// The tier of a phrase that costs `misses`.
    public init(misses: Int) {
        self = PhraseTier(rawValue: PhrasesFormat.tier(ofMisses: misses)) ?? .expert
    }

    /// The name, one English word.
    public var name: String {
        switch self {
        case .easy: "easy"
        case .medium: "medium"
        case .hard: "hard"
        case .expert: "expert"
        }
    }
}
