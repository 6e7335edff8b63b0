/// The result of a move, or of resuming a saved game.
public enum MoveAnswer: UInt8, Sendable, Equatable {
    /// A new game, round or screen has begun.
    case started
    /// The game goes on as it was saved; see ``Restoration`` for this and the next three.
    case restored, carriedOver, otherArtefact, contradiction
    /// Word guessing: the guess got a hint, or was the secret.
    case hint, secret
    /// Ghost: the letter was added, or ended the round as a word or a dead end.
    case added, word, dead
    /// Wordle: the guess was accepted, and its letters are marked.
    case marked
    /// Hangman: the letter is in the phrase, or not.
    case opened, missed
    /// FillMeUp: the gap was filled or cleared; the screen was submitted, all right or not.
    case chosen, levelUp, sameLevel

    /// Nothing has changed, here and below: the game has no such move.
    case unknown
    /// The round is over.
    case roundOver
    /// The packs contain nothing to go on with, as damaged ones may.
    case nothingToPlay
    /// Word guessing: the word is not on display; the level is out of reach, or there is none.
    case notInPack, notReached, noSuchLevel
    /// Ghost and Hangman: the text is not a single letter.
    case notOneLetter
    /// Ghost: the letter came twice, or it is the other's turn.
    case alreadySaid, computersTurn, humansTurn
    /// Wordle: the guess is refused and uses no try.
    case notLetters, wrongLength, notAWord
    /// Hangman: the letter was guessed before; there is no phrase of that difficulty.
    case repeated, noSuchTier
    /// FillMeUp: the screen has no such row or option.
    case noSuchRow, noSuchOption

    /// Whether the game has changed.
    public var isMove: Bool { rawValue < MoveAnswer.unknown.rawValue }

    /// Creates the answer to resuming a game, or returns `nil` if there is nothing to play.
    init?(_ restoration: Restoration) {
        switch restoration {
        case .restored: self = .restored
        case .carriedOver: self = .carriedOver
        case .otherArtefact: self = .otherArtefact
        case .contradiction: self = .contradiction
        case .nothingToPlay: return nil
        }
    }
}
