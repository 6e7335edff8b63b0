public import DictReader

/// FillMeUp: every sentence on the screen has a blank, and the missing words are the options.
///
/// The class of the missing words gets harder from level to level; a player who gets a whole screen
/// right goes up a level. The sentences are passed to each call and not stored; the state can be
/// saved at any time. If the screens can be filled that way, no sentence repeats until all others
/// in the file have been used.
public struct FillMeUpGame: Sendable, Equatable {
    /// The identity of the sentences being played; see ``SentenceSet/identity``.
    public internal(set) var identity: UInt64
    /// The level of the next screen, from 1; above 6, only the screens get longer.
    public internal(set) var level = 1
    /// The number of right answers since the start of the game.
    public internal(set) var score = 0
    /// The word to hide if a sentence has several of a class; a change takes effect on the next
    /// screen.
    public var gapChoice: FillMeUpGapChoice
    /// The current screen, which may already have been submitted.
    public internal(set) var round: FillMeUpRound
    /// The sentences that have already been on a screen.
    var use: SentenceUse

    /// Creates a game at level 1; `nil` if no word in `sentences` can be hidden.
    public init?(
        in sentences: SentenceSet, gapChoice: FillMeUpGapChoice = .last,
        using random: inout some RandomNumberGenerator
    ) {
        var use = SentenceUse()
        var dealer = FillMeUpDealer(sentences, level: 1, gapChoice: gapChoice)
        guard let round = dealer.round(&use, using: &random) else { return nil }
        identity = sentences.identity
        self.gapChoice = gapChoice
        self.round = round
        self.use = use
    }

    init(
        identity: UInt64, level: Int, score: Int, gapChoice: FillMeUpGapChoice,
        round: FillMeUpRound, use: SentenceUse
    ) {
        self.identity = identity
        self.level = level
        self.score = score
        self.gapChoice = gapChoice
        self.round = round
        self.use = use
    }

    /// Fills the blank in row `row` with the option at index `option`; `nil` empties it.
    ///
    /// An earlier choice is replaced; the same option may be used in several rows.
    public mutating func choose(_ option: Int?, row: Int) -> FillMeUpAnswer {
        guard !round.isSubmitted else { return .roundOver }
        guard round.rows.indices.contains(row) else { return .noSuchRow }
        if let option, !round.options.indices.contains(option) { return .noSuchOption }
        round.rows[row].choice = option
        return .chosen
    }

    /// Fills the blank in row `row` with the option that reads `text`, ignoring case.
    public mutating func choose(
        _ text: [UInt8], row: Int, in sentences: SentenceSet
    ) -> FillMeUpAnswer {
        guard sentences.identity == identity else { return .otherArtefact }
        guard let number = sentences.number(ofAnswer: text.span),
            let option = round.options.firstIndex(of: number)
        else { return round.isSubmitted ? .roundOver : .noSuchOption }
        return choose(option, row: row)
    }

    /// Fills the blank in row `row` with the option that reads `text`, ignoring case.
    public mutating func choose(
        _ text: String, row: Int, in sentences: SentenceSet
    ) -> FillMeUpAnswer {
        choose(Array(text.utf8), row: row, in: sentences)
    }

    /// Submits the choices: adds the right ones to the score, and raises the level if all are
    /// right.
    ///
    /// An empty blank is taken as wrong. A screen is counted only once.
    public mutating func submit() -> FillMeUpSubmission {
        if let results = round.results { return .countedBefore(results) }
        round.isSubmitted = true
        let results = FillMeUpResults(round)
        score.score(results.rightCount)
        if results.isLevelUp { level.score() }
        return .counted(results)
    }
}
