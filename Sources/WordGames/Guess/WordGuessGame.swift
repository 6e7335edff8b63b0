public import DictReader
import DictModel

/// The word guessing game: a secret is one of the words on display, and each wrong guess tells
/// how many letters it has in common with the secret.
///
/// Five levels, each harder than the one before. Who wins a level goes on with the next, who
/// loses it plays it again with the next pack; after the fifth, play restarts at the first. The
/// packs are passed to each call and not kept; the state can be saved at any moment.
public struct WordGuessGame: Sendable, Equatable {
    /// The identity of the packs that are being played.
    public internal(set) var identity: UInt64
    /// The highest level that the player may play, 1...5.
    public internal(set) var reachedLevel: Int
    /// How often the player has completed all levels.
    public internal(set) var completions: Int
    /// The round that is being played, or that has just been decided.
    public internal(set) var round: WordGuessRound

    /// A game from the first level on, with a set drawn from `packs`; `nil` where `packs` have no
    /// level of the game.
    public init?(in packs: LevelPacks, using random: inout some RandomNumberGenerator) {
        guard let first = packs.level(after: 0),
            let round = packs.round(
                level: first, fromSet: random.index(below: packs.setCount) + 1, using: &random)
        else { return nil }
        self.init(
            identity: packs.identity, reachedLevel: first, completions: 0, round: round)
    }

    init(identity: UInt64, reachedLevel: Int, completions: Int, round: WordGuessRound) {
        self.identity = identity
        self.reachedLevel = reachedLevel
        self.completions = completions
        self.round = round
    }

    /// The words on display; none where `packs` are not those of the game.
    public func words(in packs: LevelPacks) -> [[UInt8]] {
        guard packs.identity == identity else { return [] }
        return packs.pack(set: round.set, level: round.level)?.words ?? []
    }

    /// Takes `text` as a guess, in any case.
    ///
    /// A word may be named again; each guess but the winning one costs an attempt and gives a hint.
    ///
    /// - Complexity: O(words on display).
    public mutating func guess(_ text: [UInt8], in packs: LevelPacks) -> WordGuessAnswer {
        guard packs.identity == identity else { return .otherArtefact }
        guard round.standing == .open else { return .roundOver }
        guard let word = TypedText.word(text, packs.language), words(in: packs).contains(word)
        else { return .notInPack }
        let hint = LetterHint.common(word, round.secret)
        round.guesses.append(WordGuessRound.Guess(word: word, hint: hint))
        guard round.standing == .won else { return .hint(hint) }
        if let next = packs.level(after: round.level) {
            reachedLevel = max(reachedLevel, next)
        } else {
            completions.score()
        }
        return .secret
    }

    /// Takes `text` as a guess, as ``guess(_:in:)-([UInt8],_)`` does its bytes.
    public mutating func guess(_ text: String, in packs: LevelPacks) -> WordGuessAnswer {
        guess(Array(text.utf8), in: packs)
    }
}
