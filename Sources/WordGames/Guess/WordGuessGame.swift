public import DictReader
public import DictModel

/// The word guessing game, in which one of the words on display is the secret.
///
/// Each wrong guess reveals how many letters it shares with the secret, in any position. There are
/// five levels, each harder than the last. A player who wins a level goes on to the next, and one
/// who loses tries again with another pack, that is, with other words. After the fifth level, play
/// starts again at the first.
///
/// The packs are passed to each call and not stored, so the state can be saved at any time.
public struct WordGuessGame: Sendable, Equatable {
    /// The ``LevelPacks/identity`` of the packs that the game is played with.
    public internal(set) var identity: UInt64
    /// The highest level that the player may start, 1 to 5.
    public internal(set) var reachedLevel: Int
    /// The number of times that the player has won the last level.
    public internal(set) var completions: Int
    /// The current round, which may already be over.
    public internal(set) var round: WordGuessRound

    /// Creates a game that starts at the first level, with a random pack from `packs`.
    ///
    /// Returns `nil` if `packs` contains none of the five levels of the game.
    public init?(in packs: LevelPacks, using random: inout some RandomNumberGenerator) {
        guard let first = packs.level(after: 0),
            let round = packs.round(
                level: first, fromSet: random.index(below: packs.setCount) + 1, using: &random)
        else { return nil }
        self.init(
            identity: packs.identity, reachedLevel: first, completions: 0, round: round)
    }

    /// Creates the game of `day`, with a pack of the level of its weekday: level 1 on a Monday, 2, 2,
    /// 3, 3 and 4, and 5 on a Sunday; or of the lowest level if there is none of that one.
    ///
    /// A hash of the day and the number of the set chooses the pack among those of the
    /// ``LevelPacks/dailySetCount`` first sets, so another pack at the same number changes only its
    /// own days. Returns `nil` under the same conditions as ``init(in:using:)``.
    public init?(
        on day: CalendarDay, in packs: LevelPacks, using random: inout some RandomNumberGenerator
    ) {
        var level = day.level
        var set = packs.set(on: day, level: level)
        for other in 1...LevelShape.levelCount where set == nil {
            (level, set) = (other, packs.set(on: day, level: other))
        }
        guard let set, let round = packs.round(level: level, fromSet: set, using: &random) else {
            return nil
        }
        self.init(
            identity: packs.identity, reachedLevel: level, completions: 0, round: round)
    }

    init(identity: UInt64, reachedLevel: Int, completions: Int, round: WordGuessRound) {
        self.identity = identity
        self.reachedLevel = reachedLevel
        self.completions = completions
        self.round = round
    }

    /// Returns the words on display, one of which is the secret.
    ///
    /// The result is empty if `packs` are not the ones the game is played with.
    public func words(in packs: LevelPacks) -> [String] {
        letters(in: packs).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the letters of ``words(in:)``.
    package func letters(in packs: LevelPacks) -> [[UInt8]] {
        guard packs.identity == identity else { return [] }
        return packs.pack(set: round.set, level: round.level)?.letters ?? []
    }

    /// Plays `text` as a guess, ignoring case.
    package mutating func guess(_ text: [UInt8], in packs: LevelPacks) -> WordGuessAnswer {
        guard packs.identity == identity else { return .otherArtefact }
        guard round.standing == .open else { return .roundOver }
        guard let word = TypedText.word(text, packs.language), letters(in: packs).contains(word)
        else { return .notInPack }
        let hint = LetterHint.common(word, round.secretLetters)
        round.guesses.append(WordGuessRound.Guess(word: word, hint: hint))
        guard round.standing == .won else { return .hint(hint) }
        if let next = packs.level(after: round.level) {
            reachedLevel = max(reachedLevel, next)
        } else {
            completions.score()
        }
        return .secret
    }

    /// Plays `text` as a guess, ignoring case.
    ///
    /// Every guess except the winning one uses an attempt and returns a hint. The same word may be
    /// guessed again.
    ///
    /// - Complexity: O(*n*), where *n* is the number of words on display.
    public mutating func guess(_ text: String, in packs: LevelPacks) -> WordGuessAnswer {
        guess(Array(text.utf8), in: packs)
    }
}
