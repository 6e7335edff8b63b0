public import DictModel
public import DictReader

/// A game of Ghost for two players, each of whom is a human or the computer.
///
/// The players take turns to say a letter. A player who completes a word of four letters or more
/// that people know loses the round, and so does one whose letter leads to no longer word; see
/// ``GhostRules``. The lexicon is passed to each call and not stored, so the state can be saved at
/// any time.
public struct GhostGame: Sendable, Equatable {
    /// The ``Lexicon/identity`` of the lexicon that the game is played with.
    public internal(set) var identity: UInt64
    /// The language of the lexicon that the game is played with.
    public internal(set) var language: Language
    /// Player 1, who has the seat ``GhostSeat/first``.
    public internal(set) var first: GhostPlayer
    /// Player 2, who has the seat ``GhostSeat/second``.
    public internal(set) var second: GhostPlayer
    /// The current round, which may already be over.
    public internal(set) var round: GhostRound

    /// Creates a game in which `starter` says the first letter, and only the words of `lexicon`
    /// count as words.
    public init(
        _ first: GhostPlayer, _ second: GhostPlayer, in lexicon: Lexicon,
        starter: GhostSeat = .first
    ) {
        identity = lexicon.identity
        language = lexicon.language
        self.first = first
        self.second = second
        round = GhostRound(starter: starter)
    }

    init(
        identity: UInt64, language: Language, first: GhostPlayer, second: GhostPlayer,
        round: GhostRound
    ) {
        self.identity = identity
        self.language = language
        self.first = first
        self.second = second
        self.round = round
    }

    /// Returns the player in `seat`.
    public func player(_ seat: GhostSeat) -> GhostPlayer {
        seat == .first ? first : second
    }

    /// The player who says the next letter, or `nil` if the round is over.
    public var mover: GhostPlayer? { round.mover.map(player) }
    /// The player who won the round, or `nil` if the round is still open.
    public var winner: GhostPlayer? { round.winner.map(player) }

    /// Says a letter for the human whose turn it is.
    ///
    /// The case of the letter does not matter, and an accent is removed. Anything but a single
    /// letter is ignored.
    ///
    /// - Parameters:
    ///   - text: The letter.
    ///   - turn: The number of letters that the player saw in the fragment, or `nil` to accept the
    ///     letter on any turn. If the fragment has a different length by now, the letter is
    ///     ignored, so an input that arrives twice counts only once.
    ///   - lexicon: The lexicon that the game is played with.
    /// - Returns: The result, such as that the letter was added or that it ended the round.
    /// - Complexity: O(*n*), where *n* is the number of letters in the fragment.
    package mutating func say(
        _ text: [UInt8], turn: Int? = nil, in lexicon: Lexicon
    ) -> GhostAnswer {
        guard lexicon.identity == identity else { return .otherArtefact }
        guard let mover else { return .ignored(.roundOver) }
        if let turn, turn != round.letters.count { return .ignored(.alreadySaid) }
        guard mover.strength == nil else { return .ignored(.computersTurn) }
        guard let letter = TypedText.letter(text, language) else {
            return .ignored(.notOneLetter)
        }
        return add(letter, in: lexicon)
    }

    /// Says a letter for the human whose turn it is.
    ///
    /// The case of the letter does not matter, and an accent is removed. If you pass as `turn` the
    /// number of letters that the player saw in the fragment, an input that arrives twice is
    /// ignored the second time.
    public mutating func say(
        _ text: String, turn: Int? = nil, in lexicon: Lexicon
    ) -> GhostAnswer {
        say(Array(text.utf8), turn: turn, in: lexicon)
    }

    /// Lets the computer say a letter.
    ///
    /// The call is ignored if it is not the computer's turn.
    ///
    /// - Complexity: O(*n*), where *n* is the number of words below the fragment; some 30 milliseconds
    ///   for the first letter of a round in a large lexicon.
    public mutating func sayAsComputer(
        in lexicon: Lexicon, using random: inout some RandomNumberGenerator
    ) -> GhostAnswer {
        guard lexicon.identity == identity else { return .otherArtefact }
        guard let mover else { return .ignored(.roundOver) }
        guard let strength = mover.strength else { return .ignored(.humansTurn) }
        let opponent = GhostOpponent(strength: strength)
        return add(opponent.letter(after: round.letters, in: lexicon, using: &random), in: lexicon)
    }

    private mutating func add(_ letter: UInt8, in lexicon: Lexicon) -> GhostAnswer {
        round.letters.append(letter)
        guard let end = lexicon.ghostEnd(of: round.letters) else { return .added(letter) }
        round.end = end
        switch round.winner {
        case .first: first.wins.score()
        case .second: second.wins.score()
        case nil: break
        }
        return .ended(end)
    }
}

extension Lexicon {
    /// Returns why a round ends with `fragment`, or `nil` if the round goes on.
    ///
    /// - Precondition: The round was still open before the last letter of `fragment`.
    func ghostEnd(of fragment: [UInt8]) -> GhostEnd? {
        guard let cursor = cursor(at: fragment.span) else { return .dead }
        return GhostTree.end(of: cursor, length: fragment.count)
    }
}
