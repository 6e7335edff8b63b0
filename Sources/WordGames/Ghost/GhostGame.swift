public import DictModel
public import DictReader

/// Ghost for two: humans, or the computer at one place or both.
///
/// The players say a letter in turn. Who makes a word of four letters or more loses, and so does
/// who makes a fragment that cannot become a word; see ``GhostRules``. The lexicon is passed to
/// the calls and not kept; the state can be saved at any moment.
public struct GhostGame: Sendable, Equatable {
    /// The identity of the lexicon that decides.
    public internal(set) var identity: UInt64
    /// The language of the lexicon.
    public internal(set) var language: Language
    /// Player 1.
    public internal(set) var first: GhostPlayer
    /// Player 2.
    public internal(set) var second: GhostPlayer
    /// The round that is being played, or that has just been decided.
    public internal(set) var round: GhostRound

    /// A game with the words of `lexicon`, in which `starter` says the first letter.
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

    /// Who sits at `seat`.
    public func player(_ seat: GhostSeat) -> GhostPlayer {
        seat == .first ? first : second
    }

    /// Who has to say the next letter; `nil` where the round is over.
    public var mover: GhostPlayer? { round.mover.map(player) }
    /// Who won the round; `nil` where it goes on.
    public var winner: GhostPlayer? { round.winner.map(player) }

    /// Takes `text` as the letter of the human who has the turn, in any case.
    ///
    /// What is not one letter is ignored. An accent is folded away as in the words.
    ///
    /// `turn` is the number of letters of the fragment that the player saw. Where it is given, an
    /// input that arrives twice is ignored the second time.
    ///
    /// - Complexity: O(letters of the fragment).
    public mutating func say(
        _ text: [UInt8], turn: Int? = nil, in lexicon: Lexicon
    ) -> GhostAnswer {
        guard lexicon.identity == identity else { return .otherArtefact }
        guard let mover else { return .ignored(.roundOver) }
        if let turn, turn != round.fragment.count { return .ignored(.alreadySaid) }
        guard mover.strength == nil else { return .ignored(.computersTurn) }
        guard let letter = TypedText.letter(text, language) else {
            return .ignored(.notOneLetter)
        }
        return add(letter, in: lexicon)
    }

    /// Takes `text` as the letter of the human who has the turn, as the other method its bytes.
    public mutating func say(
        _ text: String, turn: Int? = nil, in lexicon: Lexicon
    ) -> GhostAnswer {
        say(Array(text.utf8), turn: turn, in: lexicon)
    }

    /// Lets the computer, which has the turn, say its letter.
    ///
    /// - Complexity: O(nodes below the fragment): some milliseconds for the first letter.
    public mutating func sayAsComputer(
        in lexicon: Lexicon, using random: inout some RandomNumberGenerator
    ) -> GhostAnswer {
        guard lexicon.identity == identity else { return .otherArtefact }
        guard let mover else { return .ignored(.roundOver) }
        guard let strength = mover.strength else { return .ignored(.humansTurn) }
        let opponent = GhostOpponent(strength: strength)
        return add(opponent.letter(after: round.fragment, in: lexicon, using: &random), in: lexicon)
    }

    private mutating func add(_ letter: UInt8, in lexicon: Lexicon) -> GhostAnswer {
        round.fragment.append(letter)
        guard let end = lexicon.ghostEnd(of: round.fragment) else { return .added(letter) }
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
    /// How a round ends whose fragment, open without its last letter, is `fragment`; `nil` where it
    /// goes on.
    func ghostEnd(of fragment: [UInt8]) -> GhostEnd? {
        guard let cursor = cursor(at: fragment.span) else { return .dead }
        return GhostTree.end(of: cursor, length: fragment.count)
    }
}
